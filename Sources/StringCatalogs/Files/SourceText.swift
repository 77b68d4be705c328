/// The text of a document, with places in it.
package final class SourceText {
  package let text: String

  package init(_ text: String) { self.text = text }

  /// Returns the text of UTF-8 bytes without a byte order mark, or the place of the first byte that
  /// is not valid UTF-8.
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

  /// The beginnings of the lines. Lines end where libyaml ends them.
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

  /// The place after the last character.
  private var end: SourcePosition { position(of: text.endIndex) }

  /// Returns the place of a character.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func position(of index: String.Index) -> SourcePosition {
    let line = lineStarts.lastIndex { $0 <= index } ?? 0
    return SourcePosition(
      line: line + 1, column: text.unicodeScalars.distance(from: lineStarts[line], to: index) + 1)
  }

  /// The last place that was requested. The next one is often further along in the same line, which
  /// may be the whole file.
  private var bookmark: (position: SourcePosition, index: String.Index)?

  /// Returns the text from a place to the end; empty if there is no such place.
  ///
  /// - Complexity: O(*n*) in the distance from the previous place, if that is earlier in the same
  ///   line; otherwise in the column.
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
  /// True for a line break in libyaml: LF, CR, NEL, LS or PS.
  package var isLineBreak: Bool { ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(self) }
}

extension SourceText.DecodingFailure {
  /// Finds the first byte of a record that is not valid UTF-8; nil if all bytes are valid. Lines
  /// end only with line feeds.
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
