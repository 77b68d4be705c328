public import FontMetrics
public import Foundation
public import TextLayout

/// Text as a label displays it, with the available size.
public struct TextRequest: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The font.
  public var font: Font
  /// The language, as a BCP 47 tag, if known.
  public var language: String?
  /// The width at which lines are broken, in points, or nil for the intrinsic size in one line.
  public var width: Double?
  /// The maximum number of lines; 0 means no maximum.
  public var lineLimit: Int
  /// The rule for breaking lines and truncating text.
  public var breakMode: LineBreakMode
  /// The display scale, in pixels per point.
  public var displayScale: Double
  /// The options for line breaks, without the mode.
  public var lineBreaks = LineBreakOptions()
  /// The attributed text, which replaces ``font``, ``language``, ``breakMode`` and ``lineBreaks``;
  /// nil for plain text.
  public var paragraphs: ShapedParagraphs?
  /// The height, in points, that the lines of ``paragraphs`` must fit, except the first; nil for no
  /// limit.
  public var height: Double?
}

/// The measured size of text.
public struct TextMeasure: Hashable, Sendable {
  /// The size in points, rounded up to the pixel.
  public var size: CGSize
  /// The size before rounding.
  public var unroundedSize: CGSize
  /// The number of lines.
  public var lineCount: Int
  /// A Boolean value that indicates whether some of the text is not displayed.
  public var isTruncated: Bool
  /// The distances from the top of the text to its first and last baseline, in points, not rounded;
  /// nil if the font determines them.
  public var baselines: TextBaselines?
  /// The leading of the last line, in points, which the size excludes; nil if the font determines
  /// it.
  public var leadingBelow: Double?

  /// Creates a measurement; `unroundedSize` defaults to the size.
  public init(size: CGSize, unroundedSize: CGSize? = nil, lineCount: Int = 1, isTruncated: Bool = false) {
    self.size = size
    self.unroundedSize = unroundedSize ?? size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

/// The distances from the top of the text to its first and last baseline, in points, not rounded.
public struct TextBaselines: Hashable, Sendable {
  /// The distance to the first baseline.
  public var first: Double
  /// The distance to the last baseline, which is the first one for a single line.
  public var last: Double

  /// Creates baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

/// A type that measures text for labels: the text engine, or a test double in which every character
/// is a square.
public protocol TextMeasuring: Sendable {
  /// Measures text by the rules of `UILabel` (Facts.md#labels).
  func measure(_ request: TextRequest) -> TextMeasure

  /// Returns the distance from the top of a label to the first of its baselines, in points.
  func firstBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double

  /// Returns the distance from the top of a label to the last of its baselines, in points.
  func lastBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double

  /// Returns the vertical distances of a font's lines.
  func lineStack(of font: Font) -> LineStack
}

extension TextMeasuring {
  /// Returns the first baseline as in `UILabel` (Facts.md#baselines).
  public func firstBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double {
    LabelGeometry.firstBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale)
  }

  /// Returns the last baseline: one line pitch below the first for each additional line, rounded to
  /// the nearest pixel.
  public func lastBaseline(font: Font, height: Double, lineCount: Int, displayScale: Double) -> Double {
    LabelGeometry.lastBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale)
  }

  /// Returns the font's own line distances.
  public func lineStack(of font: Font) -> LineStack { font.lineStack }
}

/// A measurer that uses the text engine.
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

  /// Returns the measurer of plain text in a font, which needs no request for each string.
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
