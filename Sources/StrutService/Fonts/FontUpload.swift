#if Service
import Crypto
import Foundation
import Strut

/// A font that a client sent.
struct FontUpload: Hashable, Sendable {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The name in place of a path in responses, and for later requests: `sha256-` and the hash of
  /// the bytes.
  let name: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    name = "sha256-" + SHA256.hash(data: bytes).map { String(format: "%02x", $0) }.joined()
  }

  /// The memory that the font takes when it is open: its own size, or the size after decompression
  /// that it declares (in the header of WOFF and WOFF2, in the last four bytes of gzip). A file
  /// that declares too little does not open.
  var openBytes: Int {
    let signature = number(at: 0)
    switch signature {
    case 0x774F_4646, 0x774F_4632: return max(bytes.count, number(at: 16) ?? 0)
    case .some(let word) where word >> 8 == 0x1F8B08:
      return max(bytes.count, Int((number(at: bytes.count - 4).map { UInt32($0) } ?? 0).byteSwapped))
    default: return bytes.count
    }
  }

  /// Returns the faces of the file, or the face with an index. Faces that cannot be opened have
  /// their errors, unless none can be opened.
  ///
  /// - Throws: `ServiceError` if the time expires before all faces are open.
  func faces(_ index: Int? = nil, until deadline: Deadline) throws -> [FontMatch.OpenedFace] {
    if let index {
      let match = try FontMatch.data(bytes, name: name, faceIndex: index)
      return [FontMatch.OpenedFace(faceIndex: index, match: .success(match))]
    }
    let faces = try FontMatch.faces(data: bytes, name: name) { deadline.left == .zero }
    try deadline.check()
    return faces
  }

  /// Four bytes, the most significant byte first.
  private func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
#endif
