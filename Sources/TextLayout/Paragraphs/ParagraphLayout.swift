/// A text in lines at their places. Immutable, and safe from any thread.
///
/// The origin is the left top corner of what the text stands in, y down. Nothing is rounded.
public struct ParagraphLayout: Sendable {
  /// What was laid out.
  public let source: ShapedParagraphs
  /// The lines, from the top.
  public let lines: [ParagraphLine]
  /// How wide and high the text is, in points: the widest line with its indent, but no more than the width offered, and all
  /// lines with what is between them.
  public let size: TextSize
  /// The leading of the last line, in points, which is not in ``size``: a text view has it below its text, a label does not.
  public let leadingBelow: Double

  /// The lines without their places.
  public var textLines: TextLines { TextLines(lines.map(\.line)) }

  /// Whether some of the text is in none of the lines.
  public var isTruncated: Bool { lines.last?.line.isTruncated ?? false }

  /// What of the text is left out, and how that shows; `nil` where nothing is.
  public var truncation: TextTruncation? { lines.last?.line.truncation }
}

/// A line of a text and its place.
public struct ParagraphLine: Sendable {
  /// The text of the line, and its glyphs from the line's left edge and baseline.
  public let line: TextLine
  /// The line's box in the layout, in points: as wide as its advances, as high as its fonts and its paragraph's style make it.
  public let frame: TextRect
  /// Distance from the top of the layout to the line's baseline, in points.
  public let baseline: Double
  /// The top of the highest box on the line above its baseline, in points, before the paragraph's style changes the height.
  public let ascender: Double
  /// The bottom of the lowest; negative below the baseline.
  public let descender: Double
  /// Which of the text's paragraphs it belongs to.
  public let paragraphIndex: Int
}

/// An attachment and its place.
public struct PlacedAttachment: Hashable, Sendable {
  /// The attachment.
  public let attachment: TextAttachment
  /// Its box in the layout, in points.
  public let frame: TextRect
  /// What it stands in the place of, in UTF-16 units.
  public let utf16Range: Range<Int>
}

extension ParagraphLine {
  /// The attachments on the line, from left to right.
  ///
  /// - Complexity: O(length of the line).
  public var attachments: [PlacedAttachment] {
    LineComposer(line).placed().compactMap { segment in
      segment.attachment.map { attachment in
        let (top, bottom) = (attachment.ascender, attachment.descender)
        let rect = TextRect(
          x: frame.x + segment.x, y: baseline - segment.baselineOffset - max(top, bottom), width: segment.width,
          height: abs(top - bottom))
        return PlacedAttachment(attachment: attachment, frame: rect, utf16Range: segment.range)
      }
    }
  }
}
