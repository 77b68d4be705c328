import JSONText

/// Makes values of a text that is known to be JSON by ``JSONGrammar``: nothing here asks again whether it is.
///
/// What cannot be read is kept in mind, and the reading goes on, so that the members behind it are read too.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var isFirst = true
  /// The first thing in a member that could not be read.
  private var problem: JSONProblem?

  /// Each level takes a part of the stack, of which threads of a pool have little.
  static let mostLevels = 100

  /// - Parameter text: Some JSON; nil where it is no object.
  init?(object text: [UInt8]) {
    bytes = text
    guard takes(UInt8(ascii: "{")) else { return nil }
  }

  /// A member of the outermost object, and what could not be read of it.
  struct Member {
    let key: String
    /// nil where there is a problem.
    let value: JSONValue?
    let problem: JSONProblem?
  }

  /// The next member of the outermost object, nil after the last.
  mutating func nextMember() -> Member? {
    guard hasNext(isFirst, before: UInt8(ascii: "}")) else { return nil }
    isFirst = false
    problem = nil
    let key = key()
    if let problem {
      _ = value(level: 1)
      return Member(key: key, value: nil, problem: problem)
    }
    let value = value(level: 1)
    return Member(key: key, value: problem == nil ? value : nil, problem: problem?.inMember(key))
  }

  // MARK: Values

  private mutating func value(level: Int) -> JSONValue {
    skipBlanks()
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard level < Self.mostLevels else {
        note(.tooDeep)
        skipBrackets()
        return .null
      }
      return bytes[index] == UInt8(ascii: "{") ? .object(members(level)) : .array(items(level))
    case UInt8(ascii: "\""): return .string(string())
    default: return scalar(word())
    }
  }

  private mutating func members(_ level: Int) -> [String: JSONValue] {
    index += 1
    var members: [String: JSONValue] = [:]
    var isFirst = true
    while hasNext(isFirst, before: UInt8(ascii: "}")) {
      isFirst = false
      let key = key()
      if members.updateValue(value(level: level + 1), forKey: key) != nil { note(.duplicate(key)) }
    }
    return members
  }

  private mutating func items(_ level: Int) -> [JSONValue] {
    index += 1
    var items: [JSONValue] = []
    while hasNext(items.isEmpty, before: UInt8(ascii: "]")) { items.append(value(level: level + 1)) }
    return items
  }

  private mutating func key() -> String {
    skipBlanks()
    let key = string()
    _ = takes(UInt8(ascii: ":"))
    return key
  }

  private mutating func string() -> String {
    let content = quoted()
    guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
    var escapes = JSONEscapeReader(content)
    let text = escapes.text()
    if let half = escapes.loneSurrogate { note(.loneSurrogate(half)) }
    return text
  }

  private mutating func scalar(_ word: String) -> JSONValue {
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    guard word.utf8.contains(where: { ".eE".utf8.contains($0) }) else { return .whole(word) }
    let number = Double(word) ?? .infinity
    if !number.isFinite { note(.outOfRange(word)) }
    return .of(number)
  }

  private mutating func note(_ found: JSONProblem) { if problem == nil { problem = found } }

  // MARK: Bytes

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Whether another member follows; takes the comma before it, or the bracket after the last.
  private mutating func hasNext(_ isFirst: Bool, before bracket: UInt8) -> Bool {
    if takes(bracket) { return false }
    return isFirst || takes(UInt8(ascii: ","))
  }

  /// What stands between the quotes of a string.
  private mutating func quoted() -> ArraySlice<UInt8> {
    let start = index + 1
    index = start
    while bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    defer { index += 1 }
    return bytes[start..<index]
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, !Self.endsWord(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool { byte <= 0x20 || ",]}".utf8.contains(byte) }

  /// Passes over a value in brackets, however deep they go.
  private mutating func skipBrackets() {
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "\""): _ = quoted()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      default: index += 1
      }
    } while depth > 0
  }
}

extension JSONValue {
  /// A whole number as it is written, with all its digits.
  fileprivate static func whole(_ digits: String) -> JSONValue {
    if let value = Int(digits) { return .integer(value) }
    return UInt(digits).map(JSONValue.unsigned) ?? .digits(JSONDigits(digits))
  }

  /// A number with decimals or an exponent, which may be whole all the same.
  fileprivate static func of(_ number: Double) -> JSONValue {
    if let value = Int(exactly: number) { return .integer(value) }
    return UInt(exactly: number).map(JSONValue.unsigned) ?? .number(number)
  }
}
