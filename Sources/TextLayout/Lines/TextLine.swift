/// A line of text.
public struct TextLine: Sendable {
  /// The range of the text that the line covers, in UTF-16 units, including trailing spaces and
  /// newline. For a line with an ellipsis, it extends to the end of the text.
  public let utf16Range: Range<Int>

  /// The displayed ranges of the text in UTF-16 units, in order: one, or two around an ellipsis in
  /// the middle, or none.
  public let visibleRanges: [Range<Int>]

  /// The width of the line in points, not rounded: the sum of its advances. As in UILabel, trailing
  /// spaces count up to the offered width (rule 4 of a label's sizes). A justified line has the
  /// width of its column.
  public internal(set) var width: Double

  /// A Boolean value that indicates whether text after this line, or behind its ellipsis, is not
  /// displayed.
  public let isTruncated: Bool

  let source: ShapedText
  /// The ellipsis, if there is one.
  var ellipsis: LineEllipsis?
  /// The span whose style the hyphen at the line's end has; `nil` without a hyphen that is not in
  /// the text.
  var hyphenSpan: Int?
  /// The available width of the line.
  let column: LineColumn
  /// The stretching of the line, or `nil` without it.
  var justification: Justification?
}

/// The position of a line's ellipsis, and its style among those of the text.
struct LineEllipsis: Hashable, Sendable {
  var place: TextTruncation.Place
  var span: Int
}

extension TextLine {
  /// A Boolean value that indicates whether the line ends in a hyphen that is not in the text: at a
  /// soft hyphen, or within a word by patterns.
  public var isHyphenated: Bool { hyphenSpan != nil }

  /// A Boolean value that indicates whether the line ends where the text allows no break and
  /// without a hyphen: within a word that is wider than the line, or in text that breaks between
  /// characters.
  public var endsInsideWord: Bool {
    let (opportunities, end) = (source.content.opportunities, utf16Range.upperBound)
    guard !isHyphenated, !isTruncated, end > utf16Range.lowerBound, end < opportunities.count - 1 else { return false }
    return !opportunities[end].allowsBreak
  }

  /// The word within which the line ends, from one allowed break to the next, without trailing
  /// spaces. `nil` for a line that ends at such a break, at a hyphen or in an ellipsis.
  ///
  /// - Complexity: O(length of the word), after the breaks are known.
  public var brokenWord: String? {
    guard endsInsideWord else { return nil }
    let (opportunities, units) = (source.content.opportunities, source.content.analysis.units)
    var (start, end) = (utf16Range.upperBound, utf16Range.upperBound)
    while start > 0, !opportunities[start].allowsBreak { start -= 1 }
    while end < units.count, !opportunities[end].allowsBreak { end += 1 }
    let word = String(decoding: units[start..<end], as: UTF16.self)
    return String(word[..<(word.lastIndex { !$0.isWhitespace }.map(word.index(after:)) ?? word.endIndex)])
  }

  /// A Boolean value that indicates whether the line ends a line of the text or the text itself.
  public var endsParagraph: Bool {
    let flags = source.content.analysis.flags
    let end = utf16Range.upperBound
    return end >= flags.count - 1 || flags[end].contains(.mandatoryBefore)
  }

  /// The displayed text of the line: with the ellipsis or hyphen, and without the newline.
  ///
  /// - Complexity: O(length of the line).
  public var text: String {
    var parts = visibleRanges.map { String(decoding: source.content.analysis.units[$0], as: UTF16.self) }
    if let hyphenSpan { parts.append(source.hyphen(span: hyphenSpan).text) }
    guard let ellipsis else { return parts.joined() }
    parts.insert(source.ellipsis(span: ellipsis.span).text, at: ellipsisIndex(ellipsis))
    return parts.joined()
  }

  /// Returns the number of visible ranges before the ellipsis.
  func ellipsisIndex(_ ellipsis: LineEllipsis) -> Int {
    switch ellipsis.place {
    case .head: 0
    case .middle: min(1, visibleRanges.count)
    case .tail: visibleRanges.count
    }
  }
}

extension TextLine {
  /// A Boolean value that indicates whether the line's paragraph is right-to-left: its trailing
  /// spaces are then at the left, and it starts at the right edge.
  public var isRightToLeft: Bool { paragraphLevel % 2 == 1 }

  /// The width of trailing spaces in ``width``, in points, which alignment ignores.
  ///
  /// The visible part of the line is `width - trailingSpaceWidth` wide, at the left of the width,
  /// or at the right if ``isRightToLeft``. 0 for a line with an ellipsis, a justified line, and
  /// spaces outside the width.
  ///
  /// - Complexity: O(runs on the line), plus another shaping if the break before the spaces is
  ///   unsafe.
  public var trailingSpaceWidth: Double {
    guard !endsInEllipsis, justification == nil, let last = visibleRanges.last else { return 0 }
    let trimmed = source.content.analysis.withoutTrailingSpaces(last)
    guard trimmed != last else { return 0 }
    return max(0, width - naturalWidth(visibleRanges.dropLast() + [trimmed]))
  }

  /// Returns the total width of parts of the line with the ellipsis, in points.
  func naturalWidth(_ parts: [Range<Int>]) -> Double {
    let ellipsisWidth = ellipsis.map { source.ellipsis(span: $0.span).width } ?? 0
    let hyphenWidth = hyphenSpan.map { source.hyphen(span: $0).width } ?? 0
    return parts.enumerated().reduce(ellipsisWidth + hyphenWidth) { $0 + measurer(ofPart: $1.offset).width($1.element) }
  }

  /// Returns the measurer of a visible range. Tab stops apply only up to the ellipsis.
  func measurer(ofPart index: Int) -> LineMeasurer {
    var measurer = source.measurer
    if ellipsis.map({ index < ellipsisIndex($0) }) ?? true {
      let style = source.styles.map { $0.paragraphs[$0.paragraph(at: utf16Range.lowerBound)].style }
      measurer.ruler = source.ruler(style, origin: column.indent)
    }
    return measurer
  }

  /// A Boolean value that indicates whether the ellipsis is at the end of the line.
  var endsInEllipsis: Bool { ellipsis.map { ellipsisIndex($0) == visibleRanges.count } ?? false }

  /// The embedding level of the line's paragraph.
  var paragraphLevel: UInt8 {
    let levels = source.content.analysis.bidi.paragraphLevels
    let place = visibleRanges.first?.lowerBound ?? utf16Range.lowerBound
    return place < levels.count ? levels[place] : levels.last ?? (source.direction == .rightToLeft ? 1 : 0)
  }
}

extension UnitFlags {
  /// A Boolean value that indicates whether a line may or must end before the unit.
  fileprivate var allowsBreak: Bool { !isDisjoint(with: [.breakBefore, .mandatoryBefore]) }
}
