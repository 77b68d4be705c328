/// Builds values from tokens, for each member of the outermost object.
///
/// A problem in a member is recorded and reading continues, so that the following members are read.
struct JSONObjectReader {
  private var scanner: JSONScanner
  /// The first problem in the current member.
  private var problem: JSONProblem?

  init(_ text: [UInt8]) { scanner = JSONScanner(text) }

  /// A member of the outermost object, with its problem, if any.
  struct Member {
    let key: String
    /// The value; nil if there is a problem.
    let value: JSONValue?
    let problem: JSONProblem?
  }

  /// Consumes the first token; returns true if it opens an object.
  mutating func takesObject() throws(JSONMistake) -> Bool { try scanner.next() == .openObject }

  /// Returns the next member of the outermost object; nil after the last.
  mutating func nextMember() throws(JSONMistake) -> Member? {
    guard case .key(let content)? = try scanner.next() else { return nil }
    problem = nil
    let key = string(content)
    let keyProblem = problem
    let value = try nextValue()
    return Member(
      key: key, value: problem == nil ? value : nil, problem: keyProblem ?? problem?.inMember(key))
  }

  /// Checks that nothing follows the object.
  mutating func finish() throws(JSONMistake) { _ = try scanner.next() }

  // MARK: Values

  /// Returns the next value; nil at the end of the enclosing value.
  private mutating func nextValue() throws(JSONMistake) -> JSONValue? {
    switch try scanner.next() {
    case .openObject?: try isTooDeep() ? .null : .object(try members())
    case .openArray?: try isTooDeep() ? .null : .array(try items())
    case .string(let content)?: .string(string(content))
    case .word(let range)?: scalar(String(decoding: scanner.bytes[range], as: UTF8.self))
    case .key?, .closeObject?, .closeArray?, nil: nil
    }
  }

  /// Returns true if the object or array that was just opened exceeds the maximum nesting; it is
  /// then skipped.
  private mutating func isTooDeep() throws(JSONMistake) -> Bool {
    let depth = scanner.depth
    guard depth > JSONObject.mostLevels else { return false }
    note(.tooDeep)
    while scanner.depth >= depth { _ = try scanner.next() }
    return true
  }

  private mutating func members() throws(JSONMistake) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    while case .key(let content)? = try scanner.next() {
      let key = string(content)
      guard let value = try nextValue() else { break }
      if members.updateValue(value, forKey: key) != nil { note(.duplicateKey(key)) }
    }
    return members
  }

  private mutating func items() throws(JSONMistake) -> [JSONValue] {
    var items: [JSONValue] = []
    while let item = try nextValue() { items.append(item) }
    return items
  }

  private mutating func string(_ content: Range<Int>) -> String {
    let string = JSONString(scanner.bytes, content)
    if let half = string.loneSurrogate {
      note(.loneSurrogate(String(decoding: scanner.bytes[half..<half + 6], as: UTF8.self)))
    }
    return string.text
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
    if !number.isFinite { note(.numberOutOfRange(word)) }
    return .of(number)
  }

  private mutating func note(_ kind: JSONProblem.Kind) { if problem == nil { problem = JSONProblem(kind) } }
}

extension JSONValue {
  /// Returns an integer with all its digits, as written.
  fileprivate static func whole(_ digits: String) -> JSONValue {
    if let value = Int(digits) { return .integer(value) }
    return UInt(digits).map(JSONValue.unsigned) ?? .digits(JSONDigits(digits))
  }

  /// Returns a number written with decimals or an exponent, which may still be an integer.
  fileprivate static func of(_ number: Double) -> JSONValue {
    if let value = Int(exactly: number) { return .integer(value) }
    return UInt(exactly: number).map(JSONValue.unsigned) ?? .number(number)
  }
}
