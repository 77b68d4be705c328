/// How the lines of a paragraph are broken and where they stand: `NSParagraphStyle`, with its names.
///
/// All lengths are in points. What is no finite number counts as 0.
public struct ParagraphStyle: Hashable, Sendable {
  /// How lines lie between the sides of the column.
  public var alignment = TextAlignment.natural
  /// From the column's leading edge to the start of the paragraph's first line.
  public var firstLineHeadIndent = 0.0
  /// From the column's leading edge to the start of every other line.
  public var headIndent = 0.0
  /// Where lines end: above 0 from the column's leading edge, at 0 or below from its trailing edge.
  public var tailIndent = 0.0
  /// Added between a line and the next, of this paragraph or another; not after the last line of the text.
  public var lineSpacing = 0.0
  /// Added after the paragraph; not after the last one.
  public var paragraphSpacing = 0.0
  /// Added before the paragraph; not before the first one.
  public var paragraphSpacingBefore = 0.0
  /// The natural height of each line is multiplied by it; 0 or less leaves it alone.
  public var lineHeightMultiple = 0.0
  /// What a line is high at least; 0 or less is no limit.
  public var minimumLineHeight = 0.0
  /// What a line is high at most; 0 or less is no limit.
  public var maximumLineHeight = 0.0
  /// The direction of the paragraph.
  public var baseWritingDirection = WritingDirection.natural
  /// How lines are broken, and what is left out where there is more text than lines.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// What tabs reach for, in any order. Beyond the last one stops follow every ``defaultTabInterval``.
  public var tabStops: [TabStop] = []
  /// The distance between stops that nobody set; 0 or less counts as the 28 points that UIKit's default stops are apart, less than a hundredth
  /// of a point as that (Strut's rule).
  public var defaultTabInterval = ParagraphStyle.standardTabInterval
  /// When a word at a line's end is hyphenated, as ``LineBreakOptions/hyphenationFactor`` and from 0 to 1; `nil` is what the
  /// text's options say.
  public var hyphenationFactor: Double?
  /// What is done beyond breaking where a line is full; `nil` is what the text's options say.
  public var lineBreakStrategy: LineBreakStrategy?

  /// UIKit's distance between the stops of a paragraph that sets none, in points.
  public static let standardTabInterval = 28.0

  /// UIKit's default style: natural alignment, no indents, no spacing, words wrap.
  public init() {}
}

extension ParagraphStyle {
  /// Stops that are closer than this, in points, could not be told from one another far from a line's start (Strut's rule).
  static let leastTabInterval = 0.01

  /// A length that sums can trust: finite, and small enough that no sum overflows.
  static func length(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e9), 1e9) : 0 }

  private static func stop(_ stop: TabStop) -> TabStop {
    var stop = stop
    stop.location = length(stop.location)
    return stop
  }

  /// The same style without a number that is none, and without a question that the text's options answer.
  func sanitized(_ options: LineBreakOptions) -> ParagraphStyle {
    var style = self
    style.firstLineHeadIndent = max(0, Self.length(firstLineHeadIndent))
    style.headIndent = max(0, Self.length(headIndent))
    style.tailIndent = Self.length(tailIndent)
    style.lineSpacing = max(0, Self.length(lineSpacing))
    style.paragraphSpacing = max(0, Self.length(paragraphSpacing))
    style.paragraphSpacingBefore = max(0, Self.length(paragraphSpacingBefore))
    style.lineHeightMultiple = max(0, Self.length(lineHeightMultiple))
    style.minimumLineHeight = max(0, Self.length(minimumLineHeight))
    style.maximumLineHeight = max(0, Self.length(maximumLineHeight))
    style.tabStops = tabStops.filter { $0.location.isFinite }.map(Self.stop).sorted { $0.location < $1.location }
    let interval = Self.length(defaultTabInterval)
    style.defaultTabInterval = interval > 0 ? max(interval, Self.leastTabInterval) : Self.standardTabInterval
    style.hyphenationFactor = hyphenationFactor.map(LineBreakOptions.limited) ?? options.hyphenationFactor
    style.lineBreakStrategy = lineBreakStrategy ?? options.strategy
    return style
  }
}
