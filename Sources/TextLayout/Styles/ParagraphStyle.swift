/// The line breaking and layout of a paragraph, like `NSParagraphStyle`, with its names.
///
/// All lengths are in points. A value that is not finite counts as 0.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of the lines in the column.
  public var alignment = TextAlignment.natural
  /// The distance from the column's leading edge to the start of the first line.
  public var firstLineHeadIndent = 0.0
  /// The distance from the column's leading edge to the start of every other line.
  public var headIndent = 0.0
  /// The end of lines: a positive distance is from the column's leading edge, and 0 or a negative
  /// one is from its trailing edge.
  public var tailIndent = 0.0
  /// The distance between two lines, of this paragraph or the next; not added after the last line
  /// of the text.
  public var lineSpacing = 0.0
  /// The distance after the paragraph; not added after the last one.
  public var paragraphSpacing = 0.0
  /// The distance before the paragraph; not added before the first one.
  public var paragraphSpacingBefore = 0.0
  /// The factor for the natural height of each line; 0 or less leaves it unchanged.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line; 0 or less means no minimum.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line; 0 or less means no maximum.
  public var maximumLineHeight = 0.0
  /// The direction of the paragraph.
  public var baseWritingDirection = WritingDirection.natural
  /// The rule for breaking lines and truncating text.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The tab stops, in any order. Beyond the last one, stops follow at every
  /// ``defaultTabInterval``.
  public var tabStops: [TabStop] = []
  /// The distance between default tab stops; 0 or less means UIKit's 28 points, and less than a
  /// hundredth of a point counts as that (Strut's rule).
  public var defaultTabInterval = ParagraphStyle.standardTabInterval
  /// The hyphenation factor from 0 to 1, like ``LineBreakOptions/hyphenationFactor``, or `nil` for
  /// that of the text's options.
  public var hyphenationFactor: Double?
  /// Rules for line breaking beyond filling each line, or `nil` for those of the text's options.
  public var lineBreakStrategy: LineBreakStrategy?

  /// UIKit's default distance between tab stops, in points.
  public static let standardTabInterval = 28.0

  /// Creates UIKit's default style: natural alignment, word wrapping, no indents and no spacing.
  public init() {}
}

extension ParagraphStyle {
  /// The minimum distance of tab stops, in points, below which they would be indistinguishable far
  /// from the start of a line (Strut's rule).
  static let leastTabInterval = 0.01

  /// A length that is safe for sums: finite, and small enough that no sum overflows.
  static func length(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e9), 1e9) : 0 }

  private static func stop(_ stop: TabStop) -> TabStop {
    var stop = stop
    stop.location = length(stop.location)
    return stop
  }

  /// Returns the style with valid numbers and with the text's options for missing values.
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
