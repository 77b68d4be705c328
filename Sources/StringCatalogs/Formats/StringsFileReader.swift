/// Reads Apple's `.strings` files: `"key" = "text";`, with comments, as UTF-8, UTF-16 or UTF-32.
///
/// The format is that of old-style property lists. It is not read with Foundation, so that every
/// key has a position, duplicate keys are reported and a mistake affects only one entry.
struct StringsFileReader {
  /// A key and its text.
  struct Entry {
    let key: String
    let text: String
    let comment: String?
    /// The byte offset of the key.
    let offset: Int
  }

  private let file: TextFile
  private let log: ProblemLog
  private let bytes: [UInt8]
  private var index = 0
  private var comment: String?

  private init(_ file: TextFile, log: ProblemLog) {
    (self.file, self.log) = (file, log)
    bytes = file.utf8
  }

  /// Reads the entries of a file. Mistakes are logged, and reading continues after the next
  /// semicolon or at the next line that begins with a quotation mark.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func entries(_ file: TextFile, log: ProblemLog) -> [Entry] {
    var reader = StringsFileReader(file, log: log)
    return reader.entries()
  }

  /// Adds the strings of a file to a catalog.
  static func read(_ source: CatalogSource) {
    guard let file = TextFile(source.bytes, log: source.log) else { return }
    guard let locale = source.folderLocale() else { return }
    for entry in entries(file, log: source.log) {
      let key = StringKey(entry.key, table: source.place.base)
      source.comment(entry.comment, on: key)
      let position = file.position(of: entry.offset)
      source.add(
        AppleText.pattern(entry.text, of: key, in: locale, at: position, source), for: key, in: locale, at: position)
    }
  }

  private mutating func entries() -> [Entry] {
    var entries: [Entry] = []
    var hasBraces = false
    while true {
      skipSpace()
      if index >= bytes.count { break }
      if entries.isEmpty, !hasBraces, current == UInt8(ascii: "{") {
        (hasBraces, index) = (true, index + 1)
        continue
      }
      if hasBraces, current == UInt8(ascii: "}") {
        index += 1
        continue
      }
      if let entry = entry() { entries.append(entry) }
      comment = nil
    }
    return entries
  }

  /// Reads an entry; if it is invalid, skips to the next semicolon and returns nil.
  private mutating func entry() -> Entry? {
    let start = index
    guard let key = word("a key") else { return skipEntry() }
    let comment = comment
    let end = index
    skipSpace()
    if current == UInt8(ascii: ";") {
      // The text of a key without a value is the key.
      index += 1
      return Entry(key: key, text: key, comment: comment, offset: start)
    }
    guard current == UInt8(ascii: "=") else {
      report("expected \"=\" after the key \(Wording.quoted(key))", at: min(index, max(start, bytes.count - 1)))
      // The comment before the next entry belongs to that entry.
      if current == UInt8(ascii: "\""), startsLine(index) { return passed(to: end) }
      return skipEntry()
    }
    index += 1
    skipSpace()
    guard let text = word("text") else { return skipEntry() }
    let textEnd = index
    skipSpace()
    if current == UInt8(ascii: ";") {
      index += 1
    } else {
      report("the entry of \(Wording.quoted(key)) does not end with \";\"; add one", at: textEnd)
    }
    return Entry(key: key, text: text, comment: comment, offset: start)
  }

  private mutating func passed(to end: Int) -> Entry? {
    index = end
    return nil
  }

  /// Returns true if only white space precedes a byte in its line.
  private func startsLine(_ index: Int) -> Bool {
    let before = bytes[..<index].last { $0 > 0x20 || Self.isLineBreak($0) }
    return before.map(Self.isLineBreak) ?? true
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private mutating func skipEntry() -> Entry? {
    while let byte = current, byte != UInt8(ascii: ";") {
      if Self.isLineBreak(byte) {
        // A line that begins with a quotation mark is an entry, even if the comment before it was
        // not closed.
        index = bytes[index...].firstIndex { $0 > 0x20 } ?? bytes.count
        if current == UInt8(ascii: "\"") { return nil }
        continue
      }
      if byte == UInt8(ascii: "\"") {
        // An unclosed quotation mark ends with its line.
        guard let end = closingMark(from: index + 1) else {
          index = bytes[index...].firstIndex(where: Self.isLineBreak) ?? bytes.count
          continue
        }
        index = end
      }
      index += 1
    }
    index += 1
    return nil
  }

  private func closingMark(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, !Self.isLineBreak(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\"") { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  // MARK: Words

  private mutating func word(_ what: String) -> String? {
    guard let byte = current else {
      report("expected \(what), found the end of the file", at: bytes.count)
      return nil
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(by: byte) }
    let start = index
    while let byte = current, Self.isPlain(byte) { index += 1 }
    guard index > start else {
      report("expected \(what) in quotation marks", at: index)
      return nil
    }
    return file.text(start..<index)
  }

  /// Returns true for characters that need no quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80
      && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        || "_-.$/:".utf8.contains(byte))
  }

  private mutating func quoted(by mark: UInt8) -> String? {
    let start = index
    index += 1
    var units: [UInt8] = []
    while let byte = current {
      if byte == mark {
        index += 1
        return String(decoding: units, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        units += Array(escape().utf8)
      } else {
        units.append(byte)
        index += 1
      }
    }
    report("this string is never closed; add a quotation mark", at: start)
    index = start
    return nil
  }

  /// Reads an escape: `\n`, `\"`, `\U00e9` with four digits (two escapes for a surrogate pair),
  /// `\351` for a byte of NeXTSTEP's charset. Any other character, including `u`, represents
  /// itself.
  private mutating func escape() -> String {
    index += 1
    guard let byte = current else { return "\\" }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "U"): return unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal()
    default:
      index -= 1
      let length = max(
        1, String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first?.utf8Length ?? 1)
      let end = min(index + length, bytes.count)
      defer { index = end }
      return file.text(index..<end)
    }
  }

  private mutating func unicode() -> String {
    guard let first = hexadecimal(from: index) else { return "U" }
    index += first.length
    var units = [first.unit]
    if (0xD800..<0xDC00).contains(first.unit), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "U"), let second = hexadecimal(from: index + 2),
      (0xDC00..<0xE000).contains(second.unit)
    {
      index += 2 + second.length
      units.append(second.unit)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Reads up to four hexadecimal digits.
  private func hexadecimal(from start: Int) -> (unit: UInt16, length: Int)? {
    guard start < bytes.count else { return nil }
    let digits = bytes[start...].prefix(4).prefix { $0 < 0x80 && Character(Unicode.Scalar($0)).isHexDigit }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16).map { ($0, digits.count) }
  }

  private mutating func octal() -> String {
    index -= 1
    let digits = bytes[index...].prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    index += digits.count
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0
    return String(Character(NeXTSTEPCharset.character(UInt8(truncatingIfNeeded: value))))
  }

  // MARK: Space and comments

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips white space and comments, and keeps the last comment.
  private mutating func skipSpace() {
    while let byte = current {
      if byte <= 0x20 {
        index += 1
      } else if bytes[index...].starts(with: "/*".utf8) {
        let start = index
        guard let end = bytes[(index + 2)...].firstRange(of: Array("*/".utf8)) else {
          report("this comment is never closed; add \"*/\"", at: start)
          index = bytes.count
          return
        }
        comment = file.text((start + 2)..<end.lowerBound).trimmingSpace
        index = end.upperBound
      } else if bytes[index...].starts(with: "//".utf8) {
        let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        comment = file.text((index + 2)..<end).trimmingSpace
        index = end
      } else if bytes[index...].starts(with: [0xC2, 0xA0]) || bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]) {
        index += byte == 0xC2 ? 2 : 3
      } else {
        return
      }
    }
  }

  private func report(_ message: String, at offset: Int) { log.report(.syntax, at: file.position(of: offset), message) }
}

extension Unicode.Scalar {
  /// The number of bytes in UTF-8.
  fileprivate var utf8Length: Int { UTF8.width(self) }
}
