import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// A line that ends between two characters that are kerned is a question of sums, as others are.
@Suite("Lines that end between kerned characters")
struct KernedPieceTests {
  /// Noto Sans CJK kerns some kana, either way, and moves what follows.
  static let texts: [String] =
    Corpus.strings.filter { $0.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) } } + [
      "ダウンロードできました。", "りれくと、とれり。", "てでとどしリワヴァ", "「トレード」のデータ", "アァイィウゥエェオォ", "AVAトレTo日本VA語To",
      "でででででででででででで", "AV・AV・To—To…To", "ト\u{AD}レト\u{200B}レ ト レ",
    ]

  @Test(
    "They are those of the text shaped whole, at any width",
    arguments: ["system", "Palatino", "Noto Sans CJK JP"], [LineBreakStrategy(), .standard])
  func laws(fontName: String, strategy: LineBreakStrategy) throws {
    let (engine, whole) = (try Fixtures.engine(), try Fixtures.engine())
    let breaks = LineBreakOptions(strategy: strategy)
    var some = SomeCases(oneIn: 4)
    for (index, text) in Self.texts.enumerated() {
      for size in [17.0, 40] {
        let font = try engine.catalog.font(named: fontName, size: size).withOpticalSizing(.off)
        let shaped = whole.shape(text, font: font, language: "ja", lineBreaks: breaks)
        for width in stride(from: 0, through: 12 * size, by: size / 7) where some.next() {
          let limit = index % 3
          let measured = engine.measure(
            text, font: font, language: "ja", width: width, lineLimit: limit, lineBreaks: breaks, displayScale: 3)
          let expected = shaped.sizeThatFits(width: width, lineLimit: limit, displayScale: 3)
          measured.expectEqual(expected, "\(text) \(size) \(width) \(limit)")
        }
      }
    }
  }

  @Test("None is shaped for it again, at any width that holds a character")
  func counts() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans CJK JP", size: 20)
    let text = "コマンドが見つかりませんでした。"
    let whole = engine.shape(text, font: font, language: "ja")
    let places = (0...text.utf16.count).filter { whole.content.opportunities[$0].contains(.breakBefore) }
    #expect(places.contains { !whole.content.opportunities[$0].contains(.safeToBreak) })
    let other = try Fixtures.engine()
    _ = other.measure(text, font: font, language: "ja", width: 1000, displayScale: 1)
    let before = other.counters
    var lineCounts: Set<Int> = []
    for width in stride(from: 60.0, to: 400, by: 1) {
      lineCounts.insert(
        other.measure(text, font: font, language: "ja", width: width, displayScale: 1).lineCount)
    }
    #expect(lineCounts.count > 3)
    #expect(other.counters.shapings == before.shapings)
    #expect(other.counters.cachedTexts == before.cachedTexts)
  }
}
