public import FontMetrics
public import Foundation
public import TextLayout

/// A text as a label shows it, and the room it has.
public struct TextRequest: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font.
  public var font: Font
  /// The language, as a BCP 47 tag, when it is known.
  public var language: String?
  /// The width lines are broken at, in points; nil for the one-line size that a label has of its own.
  public var width: Double?
  /// The largest number of lines; 0 is no limit.
  public var lineLimit: Int
  /// How lines are broken and what is left out.
  public var breakMode: LineBreakMode
  /// Pixels in a point.
  public var displayScale: Double
  /// How lines are broken, apart from the mode.
  public var lineBreaks = LineBreakOptions()
  /// The text with its styles, which then count in place of ``font``, ``language``, ``breakMode`` and ``lineBreaks``; nil for a
  /// plain text.
  public var paragraphs: ShapedParagraphs?
  /// The height, in points, that lines of ``paragraphs`` have to fit whole, but for the first; nil for no limit.
  public var height: Double?
}

/// How large a text came out.
public struct TextMeasure: Hashable, Sendable {
  /// The size in points, rounded up to the pixel.
  public var size: CGSize
  /// The size before rounding.
  public var unroundedSize: CGSize
  /// The number of lines.
  public var lineCount: Int
  /// Whether some of the text does not show.
  public var isTruncated: Bool
  /// Distances from the text's top to the first and to the last of its baselines, in points, unrounded; nil where they follow
  /// from the font.
  public var baselines: TextBaselines?
  /// The leading of the last line, in points, which is not in the size; nil where it follows from the font.
  public var leadingBelow: Double?

  /// Makes a measure; without `unroundedSize` it is the size.
  public init(size: CGSize, unroundedSize: CGSize? = nil, lineCount: Int = 1, isTruncated: Bool = false) {
    self.size = size
    self.unroundedSize = unroundedSize ?? size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// Where the first and the last line of a text stand: distances from the text's top, in points, unrounded.
public struct TextBaselines: Hashable, Sendable {
  /// To the first baseline.
  public var first: Double
  /// To the last baseline; the first one, where there is one line.
  public var last: Double

  /// Baselines at these distances.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

/// What tells a label how large its text is: the text engine, or a stand-in whose every character is a square.
public protocol TextMeasuring: Sendable {
  /// Measures a text by the rules of `UILabel` (Facts.md#labels).
  func measure(_ request: TextRequest) -> TextMeasure

  /// The distance from the top of a label `height` points high to the first of its `lineCount` baselines, in points.
  func firstBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double

  /// The distance from the top of a label `height` points high to the last of its `lineCount` baselines, in points.
  func lastBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double

  /// How lines of a font stand below one another.
  func lineStack(of font: Font) -> LineStack
}

extension TextMeasuring {
  /// The first baseline as `UILabel` has it (Facts.md#baselines).
  public func firstBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double {
    LabelGeometry.firstBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale)
  }

  /// The last baseline: a line pitch below the first for each line more, to the nearest pixel.
  public func lastBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double {
    LabelGeometry.lastBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale)
  }

  /// The font's own lines.
  public func lineStack(of font: Font) -> LineStack { font.lineStack }
}

/// Measures with the text engine.
final class TextEngineMeasurer: TextMeasuring {
  private let engine: TextEngine

  init(engine: TextEngine) { self.engine = engine }

  func measure(_ request: TextRequest) -> TextMeasure {
    if let paragraphs = request.paragraphs { return measure(paragraphs, request) }
    let extent = engine.measure(
      request.text, font: request.font, language: request.language, width: request.width, lineLimit: request.lineLimit,
      breakMode: request.breakMode, lineBreaks: request.lineBreaks, displayScale: request.displayScale)
    return TextMeasure(extent)
  }

  /// What measures plain texts in a font, without a request to be made and copied for each.
  func plain(_ font: Font, language: String?, _ lineBreaks: LineBreakOptions) -> PlainTextMeasurer {
    PlainTextMeasurer(engine, font: font, language: language, lineBreaks: lineBreaks)
  }

  private func measure(_ text: ShapedParagraphs, _ request: TextRequest) -> TextMeasure {
    let scale = request.displayScale
    guard let width = request.width else {
      let layout = text.layOut(width: nil, lineLimit: request.lineLimit)
      return TextMeasure(layout.size.roundedUp(toPixelsAt: scale), unrounded: layout.size, layout)
    }
    if let height = request.height {
      let layout = text.layOut(width: width, height: height, lineLimit: request.lineLimit)
      return TextMeasure(layout.size.roundedUp(toPixelsAt: scale), unrounded: layout.size, layout)
    }
    let fitted = text.sizeThatFits(width: width, lineLimit: request.lineLimit, displayScale: scale)
    return TextMeasure(fitted.size, unrounded: fitted.unroundedSize, fitted.layout)
  }
}

extension TextMeasure {
  init(_ extent: TextMeasurement) {
    self.init(
      size: CGSize(width: extent.size.width, height: extent.size.height),
      unroundedSize: CGSize(width: extent.unroundedSize.width, height: extent.unroundedSize.height),
      lineCount: extent.lineCount, isTruncated: extent.isTruncated)
  }

  fileprivate init(_ size: TextSize, unrounded: TextSize, _ layout: ParagraphLayout) {
    self.init(
      size: CGSize(width: size.width, height: size.height),
      unroundedSize: CGSize(width: unrounded.width, height: unrounded.height), lineCount: layout.lines.count,
      isTruncated: layout.isTruncated)
    if let first = layout.lines.first, let last = layout.lines.last {
      baselines = TextBaselines(first: first.baseline, last: last.baseline)
    }
    leadingBelow = layout.leadingBelow
  }
}
