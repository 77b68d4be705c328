import Yams

/// The text of a document, and places in it.
final class SourceText {
  let text: String

  init(_ text: String) { self.text = text }

  /// The text of UTF-8 bytes without a byte order mark, or the place of the first byte that is not UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func decode(_ bytes: [UInt8]) -> Result<String, DecodingFailure> {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let valid = SourceText(String(decoding: bytes[..<error.byteOffsets.lowerBound], as: UTF8.self))
      return .failure(DecodingFailure(byte: bytes[error.byteOffsets.lowerBound], position: valid.end))
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return .success(String(decoding: bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...], as: UTF8.self))
  }

  struct DecodingFailure: Error {
    let byte: UInt8
    let position: SourcePosition

    var message: String {
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
    }
  }

  /// Where each line begins. Lines end where libyaml ends them.
  private lazy var lineStarts: [String.Index] = {
    var starts = [text.startIndex]
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      guard scalar.isLineBreak else { continue }
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" { index = scalars.index(after: index) }
      starts.append(index)
    }
    return starts
  }()

  /// The place just past the last character.
  private var end: SourcePosition { position(of: text.endIndex) }

  /// The place of a character.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func position(of index: String.Index) -> SourcePosition {
    let line = lineStarts.lastIndex { $0 <= index } ?? 0
    return SourcePosition(
      line: line + 1, column: text.unicodeScalars.distance(from: lineStarts[line], to: index) + 1)
  }

  /// The last place that was looked for: the next one is often further on in the same line, which may be the whole file.
  private var bookmark: (position: SourcePosition, index: String.Index)?

  /// The text from a place on; empty when there is no such place.
  ///
  /// - Complexity: O(*n*) in the distance from the place asked for before, if that is in the same line and not further on;
  ///   else in the column.
  private func text(from position: SourcePosition) -> Substring.UnicodeScalarView {
    guard lineStarts.indices.contains(position.line - 1) else { return Substring().unicodeScalars }
    var known = (position: SourcePosition(line: position.line, column: 1), index: lineStarts[position.line - 1])
    if let bookmark, bookmark.position.line == position.line, bookmark.position <= position { known = bookmark }
    let rest = text[known.index...].unicodeScalars.dropFirst(position.column - known.position.column)
    bookmark = (position, rest.startIndex)
    return rest
  }

  /// The first character that YAML does not allow in a text, with its place.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var firstForbidden: (scalar: Unicode.Scalar, position: SourcePosition)? {
    text.unicodeScalars.firstIndex { !$0.isAllowedInYAML }.map { (text.unicodeScalars[$0], position(of: $0)) }
  }
}

extension SourceText {
  /// Where, in the file, the character stands that has `offset` characters of the scalar's value before it.
  ///
  /// Follows folding over lines and doubled quotation marks; where it loses the thread (escapes, block scalars), it answers
  /// with the scalar's beginning.
  ///
  /// - Complexity: O(*n*) in the length of the text the first time, then in the length of the scalar.
  func position(of offset: Int, in scalar: Node.Scalar, at start: SourcePosition) -> SourcePosition {
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    guard isQuoted || scalar.style == .plain else { return start }
    var cursor = Cursor(rest: text(from: start), position: start)
    if isQuoted { cursor.advance() }
    for wanted in scalar.string.unicodeScalars.prefix(offset) {
      guard cursor.follow(wanted, isQuoted: scalar.style == .singleQuoted) else { return start }
    }
    // The character itself may stand after a fold.
    if let wanted = scalar.string.unicodeScalars.dropFirst(offset).first, wanted != " " {
      while let next = cursor.rest.first, next != wanted, next.isYAMLSpace { cursor.advance() }
    }
    return cursor.position
  }

  /// A place that moves along the text.
  private struct Cursor {
    var rest: Substring.UnicodeScalarView
    var position: SourcePosition

    mutating func advance() {
      guard let passed = rest.popFirst() else { return }
      let endsLine = passed.isLineBreak && !(passed == "\r" && rest.first == "\n")
      position = SourcePosition(
        line: position.line + (endsLine ? 1 : 0), column: endsLine ? 1 : position.column + 1)
    }

    /// Moves past the next character of the value; false when the text has another.
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
  /// A line break to libyaml: LF, CR, NEL, LS, PS.
  var isLineBreak: Bool { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(self) }

  var isYAMLSpace: Bool { self == " " || self == "\t" || isLineBreak }

  /// YAML's printable characters (YAML 1.2, production `c-printable`) without the byte order mark.
  fileprivate var isAllowedInYAML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension SourceText.DecodingFailure {
  /// The first byte of a record that is not UTF-8; nil where all are. Lines end with line feeds alone.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init?(inRecord record: ArraySlice<UInt8>) {
    do {
      _ = try UTF8Span(validating: record.span)
      return nil
    } catch {
      let index = record.startIndex + error.byteOffsets.lowerBound
      self.init(byte: record[index], position: SourcePosition(after: record[..<index]))
    }
  }
}
