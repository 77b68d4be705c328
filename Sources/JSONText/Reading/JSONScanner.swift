/// Splits a JSON document (RFC 8259) into tokens, and stops at the first error.
///
/// All parsing of JSON uses it; its clients build a tree with positions or values by key. Open
/// brackets are stored in an array, so nesting takes no space on the stack. Clients must also check
/// that the bytes are UTF-8.
struct JSONScanner {
  /// A part of the document, with its byte range; for keys and strings, the range between the
  /// quotation marks.
  enum Token: Equatable {
    case openObject
    case closeObject
    case openArray
    case closeArray
    case key(Range<Int>)
    case string(Range<Int>)
    /// A number, `true`, `false` or `null`.
    case word(Range<Int>)
  }

  /// The tokens that may come next.
  private enum Place {
    case value
    /// After an opening bracket: a member or the closing bracket.
    case first
    /// After a value: a comma or the closing bracket.
    case next
  }

  let bytes: [UInt8]
  private let limits: JSONLimits
  private var index = 0
  /// The open brackets.
  private var open: [UInt8] = []
  private var place = Place.value
  private var valueCount = 0
  /// The byte offset of the last token.
  private(set) var start = 0

  init(_ bytes: [UInt8], limits: JSONLimits = .none) {
    self.bytes = bytes
    self.limits = limits
  }

  /// The number of open brackets after the last token.
  var depth: Int { open.count }

  /// Returns the next token; nil after the last.
  ///
  /// - Complexity: O(*n*) in the number of bytes over all calls.
  mutating func next() throws(JSONMistake) -> Token? {
    skipBlanks()
    switch place {
    case .value: return try value()
    case .first:
      if let token = takesClosing() { return token }
      return try member()
    case .next:
      guard !open.isEmpty else {
        if current == nil { return nil }
        throw mistake(.trailing)
      }
      if takes(UInt8(ascii: ",")) {
        skipBlanks()
        return try member()
      }
      if let token = takesClosing() { return token }
      throw mistake(.separator(closing: isInObject ? "}" : "]"))
    }
  }

  // MARK: Values and members

  private var isInObject: Bool { open.last == UInt8(ascii: "{") }

  private mutating func member() throws(JSONMistake) -> Token { try isInObject ? key() : value() }

  private mutating func takesClosing() -> Token? {
    guard takes(isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return nil }
    start = index - 1
    place = .next
    return open.removeLast() == UInt8(ascii: "{") ? .closeObject : .closeArray
  }

  private mutating func key() throws(JSONMistake) -> Token {
    start = index
    guard current == UInt8(ascii: "\"") else { throw mistake(.key) }
    let content = try string()
    skipBlanks()
    guard takes(UInt8(ascii: ":")) else { throw mistake(.colon(key: JSONString(bytes, content).text)) }
    place = .value
    return .key(content)
  }

  private mutating func value() throws(JSONMistake) -> Token {
    start = index
    valueCount += 1
    guard open.count < limits.depth else { throw mistake(.tooDeep) }
    guard valueCount <= limits.values else { throw mistake(.tooManyValues) }
    place = .next
    switch current {
    case UInt8(ascii: "{"): return push(.openObject)
    case UInt8(ascii: "["): return push(.openArray)
    case UInt8(ascii: "\""): return .string(try string())
    default: return .word(try word())
    }
  }

  private mutating func push(_ token: Token) -> Token {
    open.append(bytes[index])
    index += 1
    place = .first
    return token
  }

  // MARK: Words

  private mutating func word() throws(JSONMistake) -> Range<Int> {
    let isSound =
      switch current {
      case UInt8(ascii: "t"): takes("true")
      case UInt8(ascii: "f"): takes("false")
      case UInt8(ascii: "n"): takes("null")
      default: takesNumber()
      }
    // A longer word is a different one.
    guard isSound, current.map(Self.isOfWord) != true else {
      throw mistake(start == bytes.count ? .end : .value, at: start)
    }
    return start..<index
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func takes(_ word: StaticString) -> Bool { "\(word)".utf8.allSatisfy { takes($0) } }

  private mutating func takesNumber() -> Bool {
    _ = takes(UInt8(ascii: "-"))
    guard takes(UInt8(ascii: "0")) || takesDigits() else { return false }
    if takes(UInt8(ascii: ".")), !takesDigits() { return false }
    guard takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) else { return true }
    _ = takes(UInt8(ascii: "+")) || takes(UInt8(ascii: "-"))
    return takesDigits()
  }

  private mutating func takesDigits() -> Bool {
    let first = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    return index > first
  }

  // MARK: Strings

  /// Scans a string; returns the range between the quotation marks.
  private mutating func string() throws(JSONMistake) -> Range<Int> {
    let quote = index
    index += 1
    while let byte = current, byte >= 0x20 {
      index += 1
      if byte == UInt8(ascii: "\"") { return quote + 1..<index - 1 }
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    throw current == nil ? mistake(.openString, at: quote) : mistake(.control)
  }

  private mutating func escape() throws(JSONMistake) {
    let backslash = index - 1
    guard let byte = current else { throw mistake(.endInEscape) }
    guard "\"\\/bfnrtu".utf8.contains(byte) else { throw mistake(.escape, at: backslash) }
    index += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = current, Self.isHexadecimal(digit) else { throw mistake(.hexadecimal, at: backslash) }
      index += 1
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  // MARK: Bytes

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private func mistake(_ kind: JSONMistake.Kind, at offset: Int? = nil) -> JSONMistake {
    JSONMistake(kind, offset: offset ?? index, sound: index, in: bytes)
  }
}
