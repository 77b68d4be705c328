import FontMetrics
import Testing

@testable import TextLayout

@Suite("Shaping and its cache")
struct ShapingTests {
  @Test("Twelve sizes of a face without an optical-size axis cost one shaping")
  func sizesShareAShaping() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 18)
    for size in [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] {
      _ = engine.shape("Headline", font: font.withSize(size)).intrinsicSize(displayScale: 3)
    }
    #expect(engine.counters.shapings == 1)
    #expect(engine.counters.cacheHits == 11)
    #expect(engine.counters.cachedTexts == 1)
  }

  @Test("A text is shaped once for all optical sizes, and its kerned pairs at each; sizes past the axis share one")
  func opticalSizesAreShapedApart() throws {
    let engine = try Fixtures.engine()
    for size in [10.0, 12, 14, 20, 32, 40, 53] {
      _ = engine.shape("Headline", font: try engine.catalog.systemFont(size: size))
    }
    #expect(engine.counters.shapings == 3 + 1)
  }

  private static let figures = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

  @Test("Tabular figures all have one width, and without the feature they have not")
  func tabularFigures() throws {
    let engine = try Fixtures.engine()
    let plain = try engine.catalog.systemFont(size: 17)
    let tabular = plain.withFeatures([.tabularFigures])
    func widths(_ font: Font) -> Set<Double> {
      Set(Self.figures.map { engine.shape($0, font: font).lines(width: nil)[0].width })
    }
    #expect(widths(plain).count > 1)
    #expect(widths(tabular).count == 1)
    #expect(widths(tabular.withFeatures([FontFeature(tag: "tnum", value: 0)])) == widths(plain))
    #expect(widths(tabular.withFeatures([FontFeature(tag: "no such tag")])) == widths(plain))
  }

  @Test("Features tell texts apart in the cache, and hold where a line is shaped again")
  func features() throws {
    let engine = try Fixtures.engine()
    let plain = try engine.catalog.font(named: "Strut Test", size: 10)
    let separate = plain.withFeatures([FontFeature(tag: "liga", value: 0), FontFeature(tag: "kern", value: 0)])
    for font in [plain, separate, plain, separate] { _ = engine.shape("fi A V", font: font) }
    #expect(engine.counters.cachedTexts == 2 && engine.counters.cacheHits == 2)
    func width(_ text: String, _ font: Font, _ width: Double? = nil) -> Double {
      engine.shape(text, font: font).lines(width: width, breakMode: .byCharWrapping)[0].width
    }
    #expect((width("fi", plain), width("fi", separate)) == (7, 9))
    // The break goes through the second ligature, so the end of the line is shaped again.
    #expect((width("fifi", plain, 13), width("fifi", separate, 13)) == (13, 9))
    #expect((width("fifi", plain, 19), width("fifi", separate, 19)) == (14, 18))
  }

  @Test("Measuring at many widths shapes nothing when breaks are safe")
  func widthsShapeNothing() throws {
    let engine = try Fixtures.engine()
    let text = engine.shape("aaa bbb ccc ddd eee", font: try engine.catalog.font(named: "Strut Test", size: 10))
    for width in 0..<200 { _ = text.sizeThatFits(width: Double(width), displayScale: 3) }
    #expect(engine.counters.shapings == 1)
  }

  @Test("Text, face, language and direction tell texts apart; canonically equivalent texts are two")
  func keys() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    _ = engine.shape("\u{E9}", font: font)
    _ = engine.shape("e\u{301}", font: font)
    _ = engine.shape("\u{E9}", font: font, language: "de")
    _ = engine.shape("\u{E9}", font: font, direction: .rightToLeft)
    _ = engine.shape("\u{E9}", font: try engine.catalog.font(named: "Palatino", size: 10))
    #expect(engine.counters.cacheHits == 0)
    #expect(engine.counters.cachedTexts == 5)
  }

  @Test("The cache keeps within its limit and forgets what was used longest ago")
  func cacheIsBounded() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 20_000)
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    for number in 0..<200 {
      _ = engine.shape("text number \(number)", font: font)
      _ = engine.shape("kept", font: font)
      #expect(engine.counters.cachedBytes <= 20_000)
    }
    #expect(engine.counters.evictions > 100)
    #expect(engine.counters.cacheHits == 199)
    let none = try Fixtures.engine(cacheByteLimit: 0)
    _ = none.shape("a", font: font)
    _ = none.shape("a", font: font)
    #expect(none.counters.cachedBytes == 0)
    #expect(none.counters.shapings == 2)
  }

  @Test("With more fonts and languages than are kept apart all texts are forgotten, and what they took is given back")
  func contextsAreBounded() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 4 << 20)
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    let empty = engine.counters.cachedBytes
    for number in 0..<1024 { _ = engine.measure("text", font: font, language: "x-a\(number)", displayScale: 1) }
    #expect(engine.counters.cachedMeasures == 1024)
    #expect(engine.contexts.forgettings == 0)
    let full = engine.counters.cachedBytes
    _ = engine.measure("text", font: font, language: "x-more", displayScale: 1)
    #expect(engine.contexts.forgettings == 1)
    #expect(engine.counters.cachedMeasures == 1)
    #expect(engine.counters.cachedBytes - empty < (full - empty) / 100)
  }

  @Test("A cluster that the font lacks goes whole to a face that has it")
  func fallbackKeepsClustersWhole() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    let families = { (text: String) in
      engine.shape(text, font: font).faces.map { $0.names.family ?? "" }
    }
    #expect(families("abc") == ["Strut Test"])
    #expect(families("a\u{5D0}\u{5B8} b") == ["Strut Test", "Noto Sans Hebrew"])
    #expect(families("नमस्ते") == ["Noto Sans Devanagari"])
    #expect(families("สวัสดี") == ["Noto Sans Thai"])
    #expect(families("日本語 한국어") == ["Noto Sans CJK JP", "Strut Test"])
    #expect(families("a\u{308}") == ["Strut Test"])  // It has no combining diaeresis, but the composite.
  }

  @Test("Of a cluster that no face has whole, each part is shown, and a mark that no face has is reported")
  func fallbackSplitsClusters() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 10)
    let parts = engine.shape("\u{915}\u{301}", font: font)
    #expect(parts.faces.map(\.names.family) == ["Noto Sans Devanagari", "Inter"])
    #expect(parts.missing.isEmpty)
    let text = engine.shape("\u{915}\u{2CEF}", font: font)
    #expect(text.faces.map(\.names.family) == ["Noto Sans Devanagari"])
    #expect(text.missing == ["\u{2CEF}"])
  }

  @Test("Emoji presentation asks for the color face, text presentation for the font's own")
  func emojiPresentation() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 10)
    let families = { (text: String) in
      engine.shape(text, font: font).faces.map { $0.names.family ?? "" }
    }
    for emoji in ["😀", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪", "👩\u{200D}🚀", "👍🏽"] {
      #expect(families(emoji) == ["Noto Color Emoji"], "\(emoji)")
      #expect(engine.shape(emoji, font: font).content.glyphs.count == 1, "\(emoji)")
    }
    #expect(families("1#*") == ["TeX Gyre Pagella"])
    #expect(families("\u{2122}") == ["TeX Gyre Pagella"])
    #expect(families("\u{2122}\u{FE0F}") == ["Noto Color Emoji"])
    #expect(families("\u{2122}\u{FE0E}") == ["TeX Gyre Pagella"])
  }

  @Test("Characters that no face has are reported once, in order; controls and ignorables never")
  func missing() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    let text = engine.shape("a\u{12000}b\u{10380}\u{12000}\n\u{200D}\u{FEFF}\u{FE0F}\u{7}\u{AD}", font: font)
    #expect(text.missing == ["\u{12000}", "\u{10380}"])
    #expect(engine.shape("", font: font).missing == [])
  }

  @Test("An ellipsis that no face lacks comes from the text's face, or one that has it")
  func ellipsisFallsBack() throws {
    let engine = try Fixtures.engine()
    let hebrew = try engine.catalog.font(named: "Noto Sans Hebrew", size: 10)
    let lines = engine.shape("שלום עולם שלום עולם", font: hebrew).lines(width: 40, lineLimit: 1)
    #expect(lines[0].text.hasSuffix("\u{2026}"))
    #expect(lines[0].width <= 40)
  }
}
