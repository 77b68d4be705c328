internal import FontMetrics

/// The measurement of text as a label displays it.
public struct TextMeasurement: Hashable, Sendable {
  /// The size rounded up to pixels, as in UIKit.
  public let size: TextSize
  /// The size before rounding.
  public let unroundedSize: TextSize
  /// The number of lines; 0 for empty text. With a line limit of 1 the size does not depend on it.
  public let lineCount: Int
  /// A Boolean value that indicates whether some of the text is in none of the lines.
  public let isTruncated: Bool
  /// A Boolean value that indicates whether a character is missing in all faces.
  public let isMissingCharacters: Bool
  private let baselines: LineBaselines

  /// The distance from the top of a label of this ``size`` to its first baseline, in points, as in
  /// ``LabelGeometry``.
  ///
  /// - Complexity: O(1).
  public var firstBaseline: Double {
    LabelGeometry.firstBaseline(
      baselines.first, textHeight: baselines.textHeight, height: size.height, displayScale: baselines.displayScale)
  }

  /// The distance from the top of a label of this ``size`` to its last baseline, in points; for
  /// empty text, the first baseline.
  ///
  /// - Complexity: O(1).
  public var lastBaseline: Double {
    LabelGeometry.lastBaseline(firstBaseline, drop: baselines.drop, displayScale: baselines.displayScale)
  }
}

/// The baselines of text, in points, before rounding.
private struct LineBaselines: Hashable, Sendable {
  /// The distance from the text's top to the first baseline.
  var first: Double
  /// The distance from the first baseline to the last.
  var drop: Double
  /// The height of the text; for empty text, that of its one line.
  var textHeight: Double
  var displayScale: Double
}

/// The lines of one font in a label.
struct LabelLines: Hashable, Sendable {
  let ascender: Double
  let stack: LineStack

  init(_ font: Font) { (ascender, stack) = (font.ascender, font.lineStack) }
}

extension TextMeasurement {
  /// The size of lines in one font at the requested width. The size of a plain label is calculated
  /// only here. The line height is that of the label's font, regardless of fallback faces (rule 1).
  /// A label of one line has its intrinsic size (rule 3); others are no wider than the requested
  /// width (rule 4).
  init(_ tally: LineTally, _ request: LabelRequest, _ lines: LabelLines, displayScale: Double) {
    let count = max(1, tally.lineCount)
    self.init(
      TextSize(width: tally.width, height: lines.stack.height(lineCount: tally.lineCount)),
      room: request.lineLimit == 1 ? nil : request.room, tally,
      LineBaselines(
        first: lines.ascender, drop: lines.stack.drop(to: count - 1),
        textHeight: lines.stack.height(lineCount: count), displayScale: displayScale))
  }

  /// Creates the measurement of laid-out paragraphs.
  ///
  /// - Parameters:
  ///   - size: Their size, which may differ from that of a single line.
  ///   - room: The width that limits them, or `nil`.
  init(_ layout: ParagraphLayout, _ size: TextSize, room: Double?, displayScale: Double) {
    let (first, last) = (layout.lines.first?.baseline ?? 0, layout.lines.last?.baseline ?? 0)
    self.init(
      size, room: room,
      LineTally(
        lineCount: layout.lines.count, isTruncated: layout.isTruncated, isMissing: !layout.source.missing.isEmpty),
      LineBaselines(first: first, drop: last - first, textHeight: size.height, displayScale: displayScale))
  }

  private init(_ unrounded: TextSize, room: Double?, _ tally: LineTally, _ baselines: LineBaselines) {
    var size = unrounded.roundedUp(toPixelsAt: baselines.displayScale)
    if let room { size.width = min(max(0, room), size.width) }
    self.size = size
    unroundedSize = unrounded
    (lineCount, isTruncated, isMissingCharacters) = (tally.lineCount, tally.isTruncated, tally.isMissing)
    self.baselines = baselines
  }
}

extension TextSize {
  /// Returns the size rounded up to whole pixels as in UIKit, for a display scale in pixels per
  /// point.
  public func roundedUp(toPixelsAt displayScale: Double) -> TextSize {
    TextSize(width: PixelGrid.ceil(width, scale: displayScale), height: PixelGrid.ceil(height, scale: displayScale))
  }
}
