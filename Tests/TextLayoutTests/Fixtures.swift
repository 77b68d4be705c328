import FontMetrics
import Testing

@testable import TextLayout

/// Fonts and engines for tests; bundled fonts only.
enum Fixtures {
  /// One for all tests, so that each language's patterns are read once: under a sanitizer that
  /// takes seconds.
  private static let sharedHyphenator = Result { try Hyphenator.bundled() }
  static func hyphenator() throws -> Hyphenator { try sharedHyphenator.get() }

  static func engine(cacheByteLimit: Int = 1 << 20) throws -> TextEngine {
    TextEngine(
      catalog: try FontCatalog.bundled(sources: .own), cacheByteLimit: cacheByteLimit)
  }

  /// A text in Strut Test at 10 points: most advances are 6, the space is 3, the ellipsis 9, `A V`
  /// kerns by -1, `fi` is 7, a line is 11 high.
  static func text(
    _ text: String, size: Double = 10, direction: WritingDirection = .natural
  ) throws -> ShapedText {
    let engine = try engine()
    return engine.shape(
      text, font: try engine.catalog.font(named: "Strut Test", size: size), direction: direction)
  }

  /// The text of the lines, as displayed.
  static func texts(_ lines: TextLines) -> [String] { lines.map(\.text) }
  static func widths(_ lines: TextLines) -> [Double] { lines.map(\.width) }
}

extension ShapedText {
  /// The width of its widest line, unrounded, with all the room it wants.
  var widest: Double { sizeThatFits(width: 1e5, displayScale: 3).unroundedSize.width }
}
