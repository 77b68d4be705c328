/// The text of a document, and places in it.
package final class SourceText {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The text of UTF-8 bytes without a byte order mark, or the place of the first byte that is not UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func decode(_ bytes: [UInt8]) -> Result<String, DecodingFailure> {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let valid = SourceText(String(decoding: bytes[..<error.byteOffsets.lowerBound], as: UTF8.self))
      return .failure(DecodingFailure(byte: bytes[error.byteOffsets.lowerBound], position: valid.end))
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return .success(String(decoding: bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...], as: UTF8.self))
  }

  package struct DecodingFailure: Error {
    package let byte: UInt8
    package let position: SourcePosition

    package var message: String {
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not valid UTF-8; save the file as UTF-8"
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
  package func position(of index: String.Index) -> SourcePosition {
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
  package func text(from position: SourcePosition) -> Substring.UnicodeScalarView {
    guard lineStarts.indices.contains(position.line - 1) else { return Substring().unicodeScalars }
    var known = (position: SourcePosition(line: position.line, column: 1), index: lineStarts[position.line - 1])
    if let bookmark, bookmark.position.line == position.line, bookmark.position <= position { known = bookmark }
    let rest = text[known.index...].unicodeScalars.dropFirst(position.column - known.position.column)
    bookmark = (position, rest.startIndex)
    return rest
  }
}

extension Unicode.Scalar {
  /// A line break to libyaml: LF, CR, NEL, LS, PS.
  package var isLineBreak: Bool { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(self) }
}

extension SourceText.DecodingFailure {
  /// The first byte of a record that is not UTF-8; nil where all are. Lines end with line feeds alone.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init?(inRecord record: ArraySlice<UInt8>) {
    do {
      _ = try UTF8Span(validating: record.span)
      return nil
    } catch {
      let index = record.startIndex + error.byteOffsets.lowerBound
      self.init(byte: record[index], position: SourcePosition(after: record[..<index]))
    }
  }
}
