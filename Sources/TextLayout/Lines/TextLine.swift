/// One line of a text that was broken into lines.
public struct TextLine: Sendable {
  /// The stretch of the text that the line stands for, in UTF-16 units, with the spaces and the newline at its end. For
  /// a line with an ellipsis that is all of the rest of the text.
  public let utf16Range: Range<Int>

  /// The parts of the text that are drawn, in order: one, or two around an ellipsis in the middle, or none. In UTF-16
  /// units.
  public let visibleRanges: [Range<Int>]

  /// The line's width in points, unrounded: the sum of its advances. A trailing space counts, up to the width that was
  /// offered, as in UILabel (rule 4 of a label's sizes). A justified line is as wide as its column.
  public internal(set) var width: Double

  /// Whether text after this line, or in the place of its ellipsis, is not shown.
  public let isTruncated: Bool

  let source: ShapedText
  /// The ellipsis, if there is one.
  var ellipsis: LineEllipsis?
  /// The span whose style the hyphen at the line's end is in; `nil` where it has none but the text's own.
  var hyphenSpan: Int?
  /// The room the line has.
  let column: LineColumn
  /// How the line is stretched; `nil` where it is not.
  var justification: Justification?
}

/// Where a line has its ellipsis, and which of the text's styles it is in.
struct LineEllipsis: Hashable, Sendable {
  var place: TextTruncation.Place
  var span: Int
}

extension TextLine {
  /// Whether the line ends in a hyphen that is not in the text: at a soft hyphen, or inside of a word by patterns.
  public var isHyphenated: Bool { hyphenSpan != nil }

  /// Whether the line ends where the text allows no break and no hyphen stands: inside of a word that is wider than the line, or that
  /// is broken between characters like all others.
  public var endsInsideWord: Bool {
    let (opportunities, end) = (source.content.opportunities, utf16Range.upperBound)
    guard !isHyphenated, !isTruncated, end > utf16Range.lowerBound, end < opportunities.count - 1 else { return false }
    return !opportunities[end].allowsBreak
  }

  /// The word that the line ends inside of, whole: from one place where the text allows a break to the next, without the spaces behind it.
  /// `nil` for a line that ends at such a place, at a hyphen or in an ellipsis.
  ///
  /// - Complexity: O(length of the word), the places once known.
  public var brokenWord: String? {
    guard endsInsideWord else { return nil }
    let (opportunities, units) = (source.content.opportunities, source.content.analysis.units)
    var (start, end) = (utf16Range.upperBound, utf16Range.upperBound)
    while start > 0, !opportunities[start].allowsBreak { start -= 1 }
    while end < units.count, !opportunities[end].allowsBreak { end += 1 }
    let word = String(decoding: units[start..<end], as: UTF16.self)
    return String(word[..<(word.lastIndex { !$0.isWhitespace }.map(word.index(after:)) ?? word.endIndex)])
  }

  /// Whether a new line of the text's own follows, or the text's end.
  public var endsParagraph: Bool {
    let flags = source.content.analysis.flags
    let end = utf16Range.upperBound
    return end >= flags.count - 1 || flags[end].contains(.mandatoryBefore)
  }

  /// The text of the line as it is displayed: with the ellipsis or the hyphen, without the newline.
  ///
  /// - Complexity: O(length of the line).
  public var text: String {
    var parts = visibleRanges.map { String(decoding: source.content.analysis.units[$0], as: UTF16.self) }
    if let hyphenSpan { parts.append(source.hyphen(span: hyphenSpan).text) }
    guard let ellipsis else { return parts.joined() }
    parts.insert(source.ellipsis(span: ellipsis.span).text, at: ellipsisIndex(ellipsis))
    return parts.joined()
  }

  /// How many of the visible ranges stand before the ellipsis.
  func ellipsisIndex(_ ellipsis: LineEllipsis) -> Int {
    switch ellipsis.place {
    case .head: 0
    case .middle: min(1, visibleRanges.count)
    case .tail: visibleRanges.count
    }
  }
}

extension TextLine {
  /// Whether the paragraph that the line belongs to reads from right to left: its spaces at the end then stand at the
  /// left, and its start is the right edge.
  public var isRightToLeft: Bool { paragraphLevel % 2 == 1 }

  /// How much of ``width`` is spaces at the line's end, in points: the part that an aligned line leaves out of account.
  ///
  /// What is seen of the line is `width - trailingSpaceWidth` wide, and lies at the left of its width, or at the right
  /// where ``isRightToLeft``. 0 for a line that ends in an ellipsis, for one that is justified, and for spaces that hang outside
  /// of the width.
  ///
  /// - Complexity: O(runs on the line), and where the place before the spaces is unsafe to break the stretch shaped again.
  public var trailingSpaceWidth: Double {
    guard !endsInEllipsis, justification == nil, let last = visibleRanges.last else { return 0 }
    let trimmed = source.content.analysis.withoutTrailingSpaces(last)
    guard trimmed != last else { return 0 }
    return max(0, width - naturalWidth(visibleRanges.dropLast() + [trimmed]))
  }

  /// What parts of the line measure together, with the ellipsis, in points.
  func naturalWidth(_ parts: [Range<Int>]) -> Double {
    let ellipsisWidth = ellipsis.map { source.ellipsis(span: $0.span).width } ?? 0
    let hyphenWidth = hyphenSpan.map { source.hyphen(span: $0).width } ?? 0
    return parts.enumerated().reduce(ellipsisWidth + hyphenWidth) { $0 + measurer(ofPart: $1.offset).width($1.element) }
  }

  /// What measures a visible range. Tab stops count up to the ellipsis alone.
  func measurer(ofPart index: Int) -> LineMeasurer {
    var measurer = source.measurer
    if ellipsis.map({ index < ellipsisIndex($0) }) ?? true {
      let style = source.styles.map { $0.paragraphs[$0.paragraph(at: utf16Range.lowerBound)].style }
      measurer.ruler = source.ruler(style, origin: column.indent)
    }
    return measurer
  }

  /// Whether the ellipsis is the last that stands on the line.
  var endsInEllipsis: Bool { ellipsis.map { ellipsisIndex($0) == visibleRanges.count } ?? false }

  /// The embedding level of the line's paragraph.
  var paragraphLevel: UInt8 {
    let levels = source.content.analysis.bidi.paragraphLevels
    let place = visibleRanges.first?.lowerBound ?? utf16Range.lowerBound
    return place < levels.count ? levels[place] : levels.last ?? (source.direction == .rightToLeft ? 1 : 0)
  }
}

extension UnitFlags {
  /// Whether a line may end before the unit, or has to.
  fileprivate var allowsBreak: Bool { !isDisjoint(with: [.breakBefore, .mandatoryBefore]) }
}
