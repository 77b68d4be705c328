/// One line of a text that was broken into lines.
public struct TextLine: Sendable {
  /// The stretch of the text that the line stands for, in UTF-16 units, with the spaces and the newline at its end. For
  /// a line with an ellipsis that is all of the rest of the text.
  public let utf16Range: Range<Int>

  /// The parts of the text that are drawn, in order: one, or two around an ellipsis in the middle, or none. In UTF-16
  /// units.
  public let visibleRanges: [Range<Int>]

  /// The line's width in points, unrounded: the sum of its advances. A trailing space counts, up to the width that was
  /// offered, as in UILabel (rule 4 of a label's sizes).
  public let width: Double

  /// Whether text after this line, or in the place of its ellipsis, is not shown.
  public let isTruncated: Bool

  let source: ShapedText
  /// Where the ellipsis stands.
  let ellipsis: EllipsisPlace
}

/// Where a line has its ellipsis, if any.
enum EllipsisPlace: Hashable, Sendable {
  case none
  case head
  case middle
  case tail
}

/// A text in lines of a width.
public struct TextLines: Sendable {
  /// The lines, from the top; none for an empty text.
  public let lines: [TextLine]

  /// Whether some of the text is in none of them.
  public var isTruncated: Bool { lines.last?.isTruncated ?? false }

  /// The width of the widest line, in points, unrounded; 0 without lines.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
}

extension TextLine {
  /// The text of the line as it is displayed: with the ellipsis, without the newline.
  ///
  /// - Complexity: O(length of the line).
  public var text: String {
    var parts = visibleRanges.map { String(decoding: source.content.analysis.units[$0], as: UTF16.self) }
    let ellipsis = ellipsis == .none ? "" : String(decoding: ellipsisContent.analysis.units, as: UTF16.self)
    switch self.ellipsis {
    case .none: break
    case .head: parts.insert(ellipsis, at: 0)
    case .tail: parts.append(ellipsis)
    case .middle: parts.insert(ellipsis, at: min(1, parts.count))
    }
    return parts.joined()
  }

  var ellipsisContent: ShapedContent { source.ellipsis }
}
