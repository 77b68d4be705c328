/// Text in lines with their positions. Immutable and thread-safe.
///
/// The origin is the top left corner of the text's container, with y pointing down. Nothing is
/// rounded.
public struct ParagraphLayout: Sendable {
  /// The source of the layout.
  public let source: ShapedParagraphs
  /// The lines, from the top.
  public let lines: [ParagraphLine]
  /// The size of the text, in points: the widest line with its indent, limited to the offered
  /// width, and all lines with their spacing.
  public let size: TextSize
  /// The leading of the last line, in points, which ``size`` excludes. A text view has it below its
  /// text; a label does not.
  public let leadingBelow: Double

  /// The lines without their positions.
  public var textLines: TextLines { TextLines(lines.map(\.line)) }

  /// A Boolean value that indicates whether some of the text is in none of the lines.
  public var isTruncated: Bool { lines.last?.line.isTruncated ?? false }

  /// The omitted part of the text and its indication, or `nil` if nothing is omitted.
  public var truncation: TextTruncation? { lines.last?.line.truncation }
}

/// A line of text with its position.
public struct ParagraphLine: Sendable {
  /// The text of the line, with glyphs relative to the line's left edge and baseline.
  public let line: TextLine
  /// The line's frame in the layout, in points: the width of its advances and the height of its
  /// fonts and paragraph style.
  public let frame: TextRect
  /// The distance from the top of the layout to the line's baseline, in points.
  public let baseline: Double
  /// The top of the highest box on the line above its baseline, in points, before the paragraph
  /// style changes the height.
  public let ascender: Double
  /// The bottom of the lowest box, negative below the baseline.
  public let descender: Double
  /// The index of the line's paragraph.
  public let paragraphIndex: Int
}

/// An attachment with its position.
public struct PlacedAttachment: Hashable, Sendable {
  /// The attachment.
  public let attachment: TextAttachment
  /// Its frame in the layout, in points.
  public let frame: TextRect
  /// The replaced range, in UTF-16 units.
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
