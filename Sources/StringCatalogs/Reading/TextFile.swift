import Charsets

/// The text of a file as UTF-8, and positions in it.
final class TextFile {
  /// The text, without a byte order mark.
  let utf8: [UInt8]

  init(utf8: [UInt8]) { self.utf8 = utf8 }

  /// Decodes a file in UTF-8, in UTF-32 with a byte order mark, or in UTF-16 with a byte order mark
  /// or with text that reveals its byte order. For any other file, logs the position and the reason
  /// and returns nil.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(_ bytes: [UInt8], log: ProblemLog) {
    if let charset = Self.utf32(bytes) {
      guard let text = try? Charset.utf8(Array(bytes[4...]), in: charset) else {
        log.report(.notUTF8, at: nil, "expected UTF-32 after the byte order mark; save the file as UTF-8")
        return nil
      }
      utf8 = text
      return
    }
    guard let isBigEndian = Self.isBigEndianUTF16(bytes) else {
      if case .failure(let failure) = SourceText.decode(bytes) {
        log.report(failure)
        return nil
      }
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      utf8 = bytes.starts(with: mark) ? Array(bytes[mark.count...]) : bytes
      return
    }
    guard let text = Self.utf16(bytes, isBigEndian: isBigEndian) else {
      log.report(.notUTF8, at: nil, "expected UTF-16, as the file begins; save the file as UTF-8")
      return nil
    }
    utf8 = Array(text.utf8)
  }

  /// Returns the charset of a file that begins with a UTF-32 byte order mark; otherwise nil.
  private static func utf32(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32LE" }
    return bytes.starts(with: [0, 0, 0xFE, 0xFF]) ? "UTF-32BE" : nil
  }

  /// Returns true for big-endian UTF-16, false for little-endian, and nil for other files. UTF-16
  /// is recognized by its byte order mark or, as in Latin text, by every other of the first bytes
  /// being 0.
  private static func isBigEndianUTF16(_ bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return true
    case (0xFF, 0xFE): return false
    case (0, 1...): return true
    case (1..., 0): return false
    default: return nil
    }
  }

  private static func utf16(_ bytes: [UInt8], isBigEndian: Bool) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return String(validating: units, as: UTF16.self)
  }

  /// The positions at regular byte intervals.
  private lazy var marks: [SourcePosition] = {
    var marks = [SourcePosition.start]
    for start in stride(from: 0, to: utf8.count - Self.markDistance, by: Self.markDistance) {
      marks.append(position(of: start + Self.markDistance, from: start, at: marks[marks.count - 1]))
    }
    return marks
  }()

  private static let markDistance = 1024

  /// Returns the position of a byte. Lines end with LF, CR or both.
  ///
  /// - Complexity: O(*n*) in the size of the file for the first call, then O(1).
  func position(of offset: Int) -> SourcePosition {
    let offset = min(offset, utf8.count)
    let mark = min(offset / Self.markDistance, marks.count - 1)
    return position(of: offset, from: mark * Self.markDistance, at: marks[mark])
  }

  /// Returns the position of a byte, counted from the position of an earlier byte.
  private func position(of end: Int, from start: Int, at place: SourcePosition) -> SourcePosition {
    var (index, line, column) = (start, place.line, place.column)
    while index < end {
      switch utf8[index] {
      case UInt8(ascii: "\r") where index + 1 < utf8.count && utf8[index + 1] == UInt8(ascii: "\n"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (line, column) = (line + 1, 1)
      case 0x80...0xBF: break
      default: column += 1
      }
      index += 1
    }
    return SourcePosition(line: line, column: column)
  }

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: utf8[range], as: UTF8.self) }
}
