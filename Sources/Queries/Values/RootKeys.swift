/// The keys of the root mapping of a document in YAML or JSON, in block or flow style.
///
/// They are found without parsing the document, so that a document with an error also has keys, and
/// a document that is cut off has those before the cut.
struct RootKeys {
  /// The keys, with the first character of their value on the same line and the character after it.
  private(set) var values: [String: String] = [:]

  private let bytes: [UInt8]
  private var index = 0

  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = Self.plain(bytes)
    skipHead()
    if byte == UInt8(ascii: "{") { readFlow() } else { readBlock() }
  }

  /// The bytes without a byte order mark. UTF-16 is reduced to its ASCII characters, which are
  /// enough to find keys.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    return bytes.dropFirst(2).filter { $0 != 0 }
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  // MARK: Head

  /// Moves to the start of the root in its line: past comments, directives and the mark of the
  /// document start.
  private mutating func skipHead() {
    while let byte {
      let start = index
      if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "%") {
        skipLine()
      } else if isMark {
        index += 3
      } else if byte.isSpace {
        index += 1
      } else {
        // The spaces before a key show the indentation of the root.
        while byte != UInt8(ascii: "{"), index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
        return
      }
      assert(index > start)
    }
  }

  private var isMark: Bool {
    bytes[index...].starts(with: Array("---".utf8))
      && (index + 3 >= bytes.count || bytes[index + 3].isSpace)
  }

  private mutating func skipLine() {
    while let byte, !byte.isLineEnd { index += 1 }
    while let byte, byte.isLineEnd { index += 1 }
  }

  // MARK: Block style

  /// Reads the keys of lines with the indentation of the first line.
  private mutating func readBlock() {
    let root = indentation()
    repeat {
      guard indentation() == root else { continue }
      index += root
      if let key = blockKey() { note(key) }
    } while skippedLine()
  }

  private mutating func skippedLine() -> Bool {
    skipLine()
    return byte != nil
  }

  private func indentation() -> Int { bytes[index...].prefix { $0 == UInt8(ascii: " ") }.count }

  /// Reads the key at the start of a line, up to its colon.
  private mutating func blockKey() -> String? {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      guard let key = quoted() else { return nil }
      skipSpaces()
      return byte == UInt8(ascii: ":") ? key : nil
    }
    let start = index
    while let byte, !byte.isLineEnd {
      if byte == UInt8(ascii: ":"), next?.isSpace ?? true { return text(from: start) }
      index += 1
    }
    return nil
  }

  // MARK: Flow style

  /// Reads the keys of the outermost braces.
  private mutating func readFlow() {
    var (depth, key, isAtKey) = (0, String?.none, false)
    while let byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        isAtKey = depth == 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: ","): isAtKey = depth == 1
      case UInt8(ascii: ":"):
        if depth == 1, let key { note(key) }
        key = nil
      case UInt8(ascii: "#"):
        skipLine()
        continue
      case _ where byte.isSpace: break
      default:
        let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        let word = isQuoted ? quoted() : plainWord()
        if isAtKey { key = word }
        isAtKey = false
        continue
      }
      index += 1
    }
  }

  /// Reads an unquoted word, which may contain quotation marks, up to a character of flow style.
  private mutating func plainWord() -> String {
    let start = index
    while let byte {
      if ",[]{}".utf8.contains(byte) || byte.isLineEnd { break }
      if byte == UInt8(ascii: ":"), next.map({ $0.isSpace || ",[]{}".utf8.contains($0) }) ?? true { break }
      if byte == UInt8(ascii: "#"), bytes[index - 1].isSpace { break }
      index += 1
    }
    // No word is read twice.
    if index == start { index += 1 }
    return text(from: start)
  }

  // MARK: Words

  /// Reads a quoted word with its escapes unchanged, or nil if it has no end.
  private mutating func quoted() -> String? {
    let mark = bytes[index]
    index += 1
    let start = index
    while let byte {
      if byte == mark {
        let word = text(from: start)
        index += 1
        return word
      }
      index += byte == UInt8(ascii: "\\") && mark == UInt8(ascii: "\"") ? 2 : 1
    }
    return nil
  }

  private func text(from start: Int) -> String {
    var word = bytes[start..<min(index, bytes.count)]
    while word.last?.isSpace == true { word.removeLast() }
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while let byte, byte.isSpace, !byte.isLineEnd { index += 1 }
  }

  /// Records a key whose colon is here.
  private mutating func note(_ key: String) {
    let value = bytes[(index + 1)...].drop { $0.isSpace && !$0.isLineEnd }.prefix(2)
    values[key] = String(decoding: value, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineEnd }
}
