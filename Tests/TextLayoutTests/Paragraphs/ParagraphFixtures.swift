import FontMetrics
import Testing

@testable import TextLayout

extension Fixtures {
  /// Strut Test at a size: at 10 points most letters are 6 wide, a space 3, and a line goes from 9
  /// above the baseline to 2 below.
  static func attributes(_ size: Double = 10, engine: TextEngine) throws -> TextAttributes {
    TextAttributes(font: try engine.catalog.font(named: "Strut Test", size: size))
  }

  /// A text in Strut Test at 10 points.
  static func paragraphs(
    _ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> ShapedParagraphs {
    let engine = try engine()
    var style = ParagraphStyle()
    change(&style)
    return engine.shape(
      AttributedText(text, attributes: try attributes(engine: engine), paragraphStyle: style))
  }

  /// Texts in Strut Test at sizes of their own.
  static func paragraphs(_ parts: [(String, Double)]) throws -> ShapedParagraphs {
    let engine = try engine()
    return engine.shape(
      AttributedText(try parts.map { ($0.0, try attributes($0.1, engine: engine)) }))
  }
}

extension ParagraphLayout {
  var texts: [String] { lines.map(\.line.text) }
  var lefts: [Double] { lines.map(\.frame.x) }
  var tops: [Double] { lines.map(\.frame.y) }
  var heights: [Double] { lines.map(\.frame.height) }
  var baselines: [Double] { lines.map(\.baseline) }
  var widths: [Double] { lines.map(\.frame.width) }
}
