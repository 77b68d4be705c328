/// Looks for the first byte at which a text is no JSON (RFC 8259).
///
/// Foundation's reader does not tell it, and takes more than JSON. Nothing is made of the values here: only that they are well-formed is
/// looked at. Whether the bytes are UTF-8 is for others to say.
struct JSONGrammar {
  private let bytes: [UInt8]
  private var index = 0
  /// The brackets that are open.
  private var open: [UInt8] = []

  /// How many bytes are JSON, or its beginning; nil for a text that is JSON.
  ///
  /// - Complexity: O(*n*) in the number of bytes, at any depth without recursion.
  static func mistake(in bytes: [UInt8]) -> Int? {
    var grammar = JSONGrammar(bytes: bytes)
    return grammar.takesText() ? nil : grammar.index
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func takesText() -> Bool {
    repeat {
      guard takesBeginning() else { return false }
    } while takesNext()
    // Whatever is left has stopped the last step.
    return open.isEmpty && current == nil
  }

  /// A value up to where it is whole, or up to the first value in it.
  private mutating func takesBeginning() -> Bool {
    while true {
      skipBlanks()
      switch current {
      case UInt8(ascii: "["):
        push()
        if !closes(UInt8(ascii: "]")) { continue }
      case UInt8(ascii: "{"):
        push()
        if !closes(UInt8(ascii: "}")) {
          guard takesKey() else { return false }
          continue
        }
      case UInt8(ascii: "\""): return takesString()
      case UInt8(ascii: "t"): return takes("true")
      case UInt8(ascii: "f"): return takes("false")
      case UInt8(ascii: "n"): return takes("null")
      default: return takesNumber()
      }
      return true
    }
  }

  /// What stands after a value: brackets that close, then a comma and perhaps a key. False where no value follows.
  private mutating func takesNext() -> Bool {
    while true {
      skipBlanks()
      guard let bracket = open.last else { return false }
      if takes(UInt8(ascii: ",")) {
        skipBlanks()
        return bracket == UInt8(ascii: "[") || takesKey()
      }
      guard closes(bracket == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")) else { return false }
    }
  }

  private mutating func push() {
    open.append(bytes[index])
    index += 1
  }

  private mutating func closes(_ bracket: UInt8) -> Bool {
    skipBlanks()
    guard takes(bracket) else { return false }
    open.removeLast()
    return true
  }

  private mutating func takesKey() -> Bool {
    guard current == UInt8(ascii: "\""), takesString() else { return false }
    skipBlanks()
    return takes(UInt8(ascii: ":"))
  }

  private mutating func skipBlanks() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func takes(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    "\(word)".utf8.allSatisfy { takes($0) }
  }

  private mutating func takesString() -> Bool {
    index += 1
    while let byte = current, byte >= 0x20 {
      index += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\"), !takesEscape() { return false }
    }
    return false
  }

  private mutating func takesEscape() -> Bool {
    guard let byte = current, "\"\\/bfnrtu".utf8.contains(byte) else { return false }
    index += 1
    return byte != UInt8(ascii: "u") || (0..<4).allSatisfy { _ in takesHexadecimal() }
  }

  private mutating func takesHexadecimal() -> Bool {
    guard let byte = current, "0123456789abcdefABCDEF".utf8.contains(byte) else { return false }
    index += 1
    return true
  }

  private mutating func takesNumber() -> Bool {
    _ = takes(UInt8(ascii: "-"))
    guard takes(UInt8(ascii: "0")) || takesDigits() else { return false }
    if takes(UInt8(ascii: ".")), !takesDigits() { return false }
    guard takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) else { return true }
    _ = takes(UInt8(ascii: "+")) || takes(UInt8(ascii: "-"))
    return takesDigits()
  }

  private mutating func takesDigits() -> Bool {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    return index > start
  }
}
