import StringCatalogs
import Yams

extension SourceText {
  /// The first character that YAML does not allow, with its position.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var firstForbidden: (scalar: Unicode.Scalar, position: SourcePosition)? {
    text.unicodeScalars.firstIndex { !$0.isAllowedInYAML }.map { (text.unicodeScalars[$0], position(of: $0)) }
  }
}

extension SourceText {
  /// Returns the position in the file of the character at an offset in the value of a scalar.
  ///
  /// Line folding and doubled quotation marks are supported. For other scalars (escapes, block
  /// scalars), returns the position of the scalar.
  ///
  /// - Complexity: O(*n*) in the length of the text for the first call, then in the length of the
  ///   scalar.
  func position(of offset: Int, in scalar: Node.Scalar, at start: SourcePosition) -> SourcePosition {
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    guard isQuoted || scalar.style == .plain else { return start }
    var cursor = Cursor(rest: text(from: start), position: start)
    if isQuoted { cursor.advance() }
    for wanted in scalar.string.unicodeScalars.prefix(offset) {
      guard cursor.follow(wanted, isQuoted: scalar.style == .singleQuoted) else { return start }
    }
    // The character itself may follow a fold.
    if let wanted = scalar.string.unicodeScalars.dropFirst(offset).first, wanted != " " {
      while let next = cursor.rest.first, next != wanted, next.isYAMLSpace { cursor.advance() }
    }
    return cursor.position
  }

  /// A position that advances through the text.
  private struct Cursor {
    var rest: Substring.UnicodeScalarView
    var position: SourcePosition

    mutating func advance() {
      guard let passed = rest.popFirst() else { return }
      let endsLine = passed.isLineBreak && !(passed == "\r" && rest.first == "\n")
      position = SourcePosition(
        line: position.line + (endsLine ? 1 : 0), column: endsLine ? 1 : position.column + 1)
    }

    /// Advances past the next character of the value; returns false if the text has another
    /// character.
    mutating func follow(_ wanted: Unicode.Scalar, isQuoted: Bool) -> Bool {
      if wanted == " ", rest.first?.isLineBreak == true {
        while rest.first?.isYAMLSpace == true { advance() }
        return true
      }
      while let next = rest.first, next != wanted, next.isYAMLSpace { advance() }
      guard rest.first == wanted else { return false }
      advance()
      if isQuoted, wanted == "'" { advance() }
      return true
    }
  }
}

extension Unicode.Scalar {
  var isYAMLSpace: Bool { self == " " || self == "\t" || isLineBreak }

  /// YAML's printable characters (YAML 1.2, production `c-printable`) without the byte order mark.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
