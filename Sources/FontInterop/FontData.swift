internal import CHarfBuzz
internal import Glibc

/// The bytes of one font file, held once and shared by FreeType and HarfBuzz.
///
/// Immutable after creation, so any thread may read it.
@safe
package final class FontData: Sendable {
  /// Frozen by `hb_blob_make_immutable` before `init` returns and never written again; HarfBuzz counts its references atomically.
  nonisolated(unsafe) private let blob: OpaquePointer

  /// Files above this are refused: no font comes near it, and a device file has no end.
  package static let largestFile = 1 << 30

  /// Maps a file into memory.
  package init(path: String) throws(FontOpeningFailure) {
    // C would open the file whose name ends before the NUL.
    guard !path.utf8.contains(0) else { throw .missing }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Self.failure(errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= Self.largestFile else { throw .tooLarge(bytes: Int(status.st_size)) }
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw Self.failure(errno: errno)
    }
    unsafe hb_blob_make_immutable(blob)
    unsafe self.blob = blob
  }

  /// Copies bytes that are in memory already.
  package init(copying bytes: [UInt8]) throws(FontOpeningFailure) {
    guard !bytes.isEmpty else { throw .empty }
    let created = unsafe bytes.withUnsafeBytes { buffer -> OpaquePointer? in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe hb_blob_create_or_fail(start, UInt32(clamping: buffer.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard let blob = unsafe created else { throw .outOfMemory }
    unsafe hb_blob_make_immutable(blob)
    unsafe self.blob = blob
  }

  /// Takes ownership of a HarfBuzz blob.
  init(adopting blob: OpaquePointer) {
    unsafe hb_blob_make_immutable(blob)
    unsafe self.blob = blob
  }

  deinit { unsafe hb_blob_destroy(blob) }

  package var count: Int { unsafe Int(hb_blob_get_length(blob)) }

  /// The raw pointer, for the owners in this module alone.
  var rawBlob: OpaquePointer { unsafe blob }

  /// Calls `body` with the bytes; they live for the call only.
  package func withBytes<Result>(_ body: (borrowing RawSpan) -> Result) -> Result {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    return unsafe body(RawSpan(_unsafeBytes: buffer))
  }

  private static func failure(errno code: Int32) -> FontOpeningFailure {
    switch code {
    case ENOENT, ENOTDIR: .missing
    default: .unreadable(reason: unsafe String(cString: strerror(code)))
    }
  }
}
