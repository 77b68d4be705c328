/// A value of a JSON file with its place.
///
/// Catalogs are not read through YAML, as cell documents are: keys there are whole texts, longer than YAML's keys may be, may stand
/// twice, which is one problem and no reason to leave the file, and there are a hundred thousand of them.
package struct JSONTree {
  /// What a value is.
  package indirect enum Value {
    case object([Member])
    case array([JSONTree])
    case string(String)
    /// A number, `true`, `false` or `null`, as written.
    case word(String)
  }

  /// A key with its value.
  package struct Member {
    package let key: String
    /// The byte at which the key begins.
    package let offset: Int
    package let value: JSONTree
  }

  /// The byte at which the value begins.
  package let offset: Int
  package let value: Value

  /// The members of an object, in the order of the file; nil for anything else.
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }
  /// The text of a string; nil for anything else.
  var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The items of an array; nil for anything else.
  package var items: [JSONTree]? { if case .array(let items) = value { items } else { nil } }

  /// The value of a key; the last one, as JSON's readers take it, and nil where there is none.
  subscript(_ key: String) -> JSONTree? { members?.last { $0.key == key }?.value }

  /// The string of a key; nil where there is none.
  func string(_ key: String) -> String? { self[key]?.string }

  /// What the value is, for messages.
  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "text"
    case .word(let word): Wording.quoted(word)
    }
  }
}

/// Reads JSON (RFC 8259) from bytes that are UTF-8.
package struct JSONParser {
  /// Why a text is not JSON, and where.
  package struct Failure: Error {
    package let code: CellDocumentError.Code
    package let offset: Int
    package let message: String
  }

  private let bytes: [UInt8]
  private var index = 0
  private var count = 0
  /// Where the first half of a character stands by itself.
  private var loneSurrogate: Int?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a file.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func tree(_ bytes: [UInt8]) throws(Failure) -> JSONTree { try record(bytes).tree }

  /// The same, and the byte at which an escape begins that is half a character, if there is one; U+FFFD stands in its place.
  package static func record(_ bytes: [UInt8]) throws(Failure) -> (tree: JSONTree, loneSurrogate: Int?) {
    var parser = JSONParser(bytes)
    let tree = try parser.value(depth: 1)
    parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.failure("something follows the end of the document; remove it")
    }
    return (tree, parser.loneSurrogate)
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONTree {
    skipSpace()
    count += 1
    guard depth <= DocumentLimits.depth else {
      throw failure(DocumentLimits.tooDeep, .tooLarge)
    }
    guard count <= CatalogLimits.jsonValues else {
      throw Failure(
        code: .tooLarge, offset: index,
        message:
          "more than \(CatalogLimits.jsonValues) values, which are the most; split the file, by tables or by languages"
      )
    }
    let start = index
    switch current {
    case UInt8(ascii: "{"): return JSONTree(offset: start, value: .object(try members(depth)))
    case UInt8(ascii: "["): return JSONTree(offset: start, value: .array(try items(depth)))
    case UInt8(ascii: "\""): return JSONTree(offset: start, value: .string(try string()))
    default: return JSONTree(offset: start, value: .word(try word()))
    }
  }

  private mutating func members(_ depth: Int) throws(Failure) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    index += 1
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = index
      guard current == UInt8(ascii: "\"") else { throw failure("a key in quotation marks must stand here") }
      let key = try string()
      guard take(":") else { throw failure("a \":\" must follow the key \(Wording.quoted(key))") }
      members.append(JSONTree.Member(key: key, offset: start, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw failure("a \",\" or \"}\" must stand here") }
    return members
  }

  private mutating func items(_ depth: Int) throws(Failure) -> [JSONTree] {
    var items: [JSONTree] = []
    index += 1
    if take("]") { return items }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw failure("a \",\" or \"]\" must stand here") }
    return items
  }

  private mutating func word() throws(Failure) -> String {
    let start = index
    while let byte = current, Character(Unicode.Scalar(byte)).isLetter || "+-.0123456789".utf8.contains(byte),
      byte < 0x80
    {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || Self.isNumber(word) { return word }
    index = start
    throw failure(
      start == bytes.count ? "the file ends too soon" : "a value must stand here; write text in quotation marks")
  }

  /// Whether a word is a number of JSON's: no sign but a minus, no zero before other digits, digits on both sides of a point.
  private static func isNumber(_ word: String) -> Bool {
    var rest = Substring(word).utf8
    func takeDigits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    guard take("0") || takeDigits() > 0 else { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while true {
      let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
      guard let end else {
        index = start
        throw failure("a quotation mark is opened here and never closed")
      }
      text += bytes[index..<end]
      index = end
      if bytes[end] < 0x20 { throw failure("a line break or control character in a text; write it as an escape (\\n)") }
      index += 1
      if bytes[end] == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      text += try Array(escape().utf8)
    }
  }

  private mutating func escape() throws(Failure) -> String {
    let start = index - 1
    guard let byte = current else { throw failure("the file ends within an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "u"):
      let units = try escapedUnits(from: start)
      return String(decoding: units, as: UTF16.self)
    default:
      index = start
      throw failure("an escape that JSON does not know; write \\\\ for a backslash")
    }
  }

  /// One unit, or two that are a character together; half a one becomes U+FFFD.
  private mutating func escapedUnits(from start: Int) throws(Failure) -> [UInt16] {
    let first = try unit(from: start)
    guard (0xD800..<0xE000).contains(first) else { return [first] }
    if first < 0xDC00, bytes[index...].starts(with: "\\u".utf8) {
      let before = index
      index += 2
      let second = try unit(from: before)
      if (0xDC00..<0xE000).contains(second) { return [first, second] }
      index = before
    }
    if loneSurrogate == nil { loneSurrogate = start }
    return [first]
  }

  private mutating func unit(from start: Int) throws(Failure) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      index = start
      throw failure("four hexadecimal digits must follow \\u")
    }
    index += 4
    return unit
  }

  // MARK: Bytes

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func failure(_ message: String, _ code: CellDocumentError.Code = .syntax) -> Failure {
    Failure(code: code, offset: index, message: (code == .syntax ? "not JSON: " : "") + message)
  }
}
