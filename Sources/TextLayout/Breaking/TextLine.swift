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

extension TextLine {
  /// Whether the paragraph that the line belongs to reads from right to left: its spaces at the end then stand at the
  /// left, and its start is the right edge.
  public var isRightToLeft: Bool { paragraphLevel % 2 == 1 }

  /// How much of ``width`` is spaces at the line's end, in points: the part that an aligned line leaves out of account.
  ///
  /// What is seen of the line is `width - trailingSpaceWidth` wide, and lies at the left of its width, or at the right
  /// where ``isRightToLeft``. 0 for a line that ends in an ellipsis, and for spaces that hang outside of the width.
  ///
  /// - Complexity: O(runs on the line), and where the place before the spaces is unsafe to break the stretch shaped again.
  public var trailingSpaceWidth: Double {
    guard !endsInEllipsis, let last = visibleRanges.last else { return 0 }
    let trimmed = source.content.analysis.withoutTrailingSpaces(last)
    guard trimmed != last else { return 0 }
    let measurer = source.measurer
    let parts = visibleRanges.dropLast() + [trimmed]
    let seen = parts.reduce(ellipsis == .none ? 0 : source.ellipsisWidth) { $0 + measurer.width($1) }
    return max(0, width - seen)
  }

  /// Whether the ellipsis is the last that stands on the line.
  var endsInEllipsis: Bool { ellipsis == .tail || (ellipsis == .middle && visibleRanges.count < 2) }

  /// The embedding level of the line's paragraph.
  var paragraphLevel: UInt8 {
    let levels = source.content.analysis.bidi.paragraphLevels
    let place = visibleRanges.first?.lowerBound ?? utf16Range.lowerBound
    return place < levels.count ? levels[place] : 0
  }
}
