public import FontMetrics

/// The omitted part of text that has more lines than are allowed, and its indication.
public struct TextTruncation: Hashable, Sendable {
  /// The position of the ellipsis in a line, in reading order.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// Before the displayed text.
    case head
    /// Between two displayed parts.
    case middle
    /// After the displayed text.
    case tail
  }

  /// The ellipsis that replaces the omitted text.
  public struct Ellipsis: Hashable, Sendable {
    /// The position. The ellipsis has the direction of its paragraph, as one line with the
    /// displayed text.
    public let place: Place
    /// U+2026, or three full stops if no face has it.
    public let text: String
    /// The font of the ellipsis: that of the preceding displayed text, or else of the following
    /// one.
    public let font: Font
    /// The face of the ellipsis, possibly a fallback face, or `nil` if even full stops have no
    /// glyph.
    public let face: FontFace?
  }

  /// The omitted ranges of the text in UTF-16 units, in order: everything after the line, the text
  /// behind the ellipsis, and the adjacent spaces that were dropped. Text beyond the edge of a
  /// clipped line is not included.
  public let removedRanges: [Range<Int>]

  /// The ellipsis, or `nil` if the text was truncated without one.
  public let ellipsis: Ellipsis?
}

extension TextLine {
  /// The omitted part of the text if this is the last allowed line, or `nil` if nothing is omitted.
  ///
  /// - Complexity: O(log n).
  public var truncation: TextTruncation? {
    guard isTruncated else { return nil }
    return TextTruncation(removedRanges: removedRanges, ellipsis: ellipsis.map(described))
  }

  private var removedRanges: [Range<Int>] {
    var removed: [Range<Int>] = []
    var place = utf16Range.lowerBound
    for range in visibleRanges {
      removed.append(place..<range.lowerBound)
      place = range.upperBound
    }
    removed.append(place..<source.content.analysis.units.count)
    return removed.filter { !$0.isEmpty }
  }

  private func described(_ ellipsis: LineEllipsis) -> TextTruncation.Ellipsis {
    let text = source.ellipsis(span: ellipsis.span)
    return TextTruncation.Ellipsis(
      place: ellipsis.place, text: text.text, font: text.style.font,
      face: text.content.faces.first)
  }
}
