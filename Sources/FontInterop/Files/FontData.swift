internal import CHarfBuzz
internal import Glibc

/// The bytes of a font file, stored once and shared by FreeType and HarfBuzz.
///
/// A file is read, not mapped: if a mapped file is overwritten or truncated, the program crashes
/// with a bus error at the next glyph. Reading takes some microseconds for most fonts and about
/// four milliseconds for 16 MB of CJK. A file above `largestRead` is mapped nevertheless, because a
/// copy of it would be worse.
///
/// The data does not change after creation, so any thread may read it.
@safe
package final class FontData: Sendable {
  /// Frozen by `hb_blob_make_immutable` before `init` returns and never written again; HarfBuzz
  /// counts its references atomically.
  nonisolated(unsafe) private let blob: OpaquePointer

  /// Larger files are rejected: no font has this size, and a device file has no end.
  package static let largestFile = 1 << 30

  /// Files up to this size are read. The largest single fonts have about 30 MB, and collections of
  /// CJK fonts more than 100 MB.
  static let largestRead = 64 << 20

  /// Reads a file, or maps a very large one into memory.
  package init(path: String) throws(FontOpeningFailure) {
    // C would open the file whose name ends before the NUL.
    guard !path.utf8.contains(0) else { throw .missing }
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Self.failure(errno: errno) }
    defer { close(file) }
    let size = try Self.size(of: file)
    let blob = size <= Self.largestRead ? unsafe Self.read(file, size) : unsafe hb_blob_create_from_file_or_fail(path)
    guard let blob = unsafe blob else { throw Self.failure(errno: errno) }
    unsafe hb_blob_make_immutable(blob)
    unsafe self.blob = blob
  }

  /// Copies bytes in memory.
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

  /// The approximate number of bytes that a face of the data keeps: for a compressed web font, its
  /// stated unpacked size.
  package var unpackedCount: Int {
    let promised = WOFFHeader.promisedSize(of: self) ?? WOFF2File.unpackedLength(of: self) ?? 0
    return max(count, min(promised, WOFFHeader.largestSFNT))
  }

  /// The raw pointer, only for its owners in this module.
  var rawBlob: OpaquePointer { unsafe blob }

  /// Calls `body` with the bytes, which are valid only during the call.
  package func withBytes<Result>(_ body: (borrowing RawSpan) -> Result) -> Result {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    return unsafe body(RawSpan(_unsafeBytes: buffer))
  }

  private static func size(of file: Int32) throws(FontOpeningFailure) -> Int {
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw failure(errno: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .folder }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= largestFile else { throw .tooLarge(bytes: Int(status.st_size), limit: largestFile) }
    return Int(status.st_size)
  }

  /// Returns a blob of the file's bytes, fewer if the file was truncated meanwhile; `nil`, with
  /// `errno` set, if it cannot be read.
  private static func read(_ file: Int32, _ size: Int) -> OpaquePointer? {
    guard let buffer = unsafe malloc(size) else { return nil }
    var count = 0
    while count < size {
      let step = unsafe Glibc.read(file, buffer + count, size - count)
      if step < 0, errno == EINTR { continue }
      guard step >= 0 else {
        unsafe free(buffer)
        return nil
      }
      guard step > 0 else { break }
      count += step
    }
    let bytes = unsafe buffer.assumingMemoryBound(to: CChar.self)
    // HarfBuzz frees the bytes, even if it cannot create the blob.
    return unsafe hb_blob_create_or_fail(bytes, UInt32(clamping: count), HB_MEMORY_MODE_WRITABLE, buffer) {
      unsafe free($0)
    }
  }

  private static func failure(errno code: Int32) -> FontOpeningFailure {
    switch code {
    case ENOENT, ENOTDIR: .missing
    default: .unreadable(reason: unsafe String(cString: strerror(code)))
    }
  }
}
