public import FontMetrics

/// What was left out of a text that has more of it than lines, and how that shows.
public struct TextTruncation: Hashable, Sendable {
  /// Where a line has its ellipsis, in the order of reading.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    /// Before all that is shown of the line.
    case head
    /// Between two parts.
    case middle
    /// After all that is shown of the line.
    case tail
  }

  /// What stands for the text that is left out.
  public struct Ellipsis: Hashable, Sendable {
    /// Where it stands. It reads in the direction of its paragraph, as one line with what is shown.
    public let place: Place
    /// U+2026, or three full stops where no face has it.
    public let text: String
    /// The font it is set in: that of the text shown next to it, before it if there is any.
    public let font: Font
    /// The face that draws it, which stands in where the font has no ellipsis; `nil` where even full stops have no glyph.
    public let face: FontFace?
  }

  /// The stretches of the text that are not shown, in order, in UTF-16 units: all after the line, what the ellipsis stands
  /// for, and the spaces that were dropped beside it. What runs over the edge of a clipped line is none of them.
  public let removedRanges: [Range<Int>]

  /// The ellipsis; `nil` where the text was cut without one.
  public let ellipsis: Ellipsis?
}

extension TextLine {
  /// What of the text is left out because this is the last line there is room for; `nil` where nothing is.
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
