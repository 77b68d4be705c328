import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// In Strut Test at 10 points most letters are 6 wide and a space 3.
@Suite("A paragraph's own strategy and hyphenation")
struct ParagraphBreakingTests {
  private let engine: TextEngine

  init() throws {
    engine = TextEngine(catalog: try FontCatalog.bundled(sources: .own), hyphenator: try Hyphenator.bundled())
  }

  private func shaped(
    _ text: String, _ styles: [ParagraphStyle], options: LineBreakOptions = LineBreakOptions()
  ) throws -> ShapedParagraphs {
    var attributes = try Fixtures.attributes(engine: engine)
    attributes.language = "en"
    var next = 0
    let styled = AttributedText(text, attributes: attributes).changingParagraphs { _ in
      defer { next += 1 }
      return styles[min(next, styles.count - 1)]
    }
    return engine.shape(styled, lineBreaks: options)
  }

  private func style(_ strategy: LineBreakStrategy? = nil, factor: Double? = nil) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineBreakStrategy = strategy
    style.hyphenationFactor = factor
    return style
  }

  @Test("Each paragraph pushes orphans out or not; what says nothing does as the text does", .fact("paragraph-10"))
  func pushOut() throws {
    let text = "aaa bbb ccc\naaa bbb ccc\naaa bbb ccc"
    let styles = [style(.pushOut), style([]), style(nil)]
    let pushed = ["aaa ", "bbb ccc"]
    let plain = ["aaa bbb ", "ccc"]
    #expect(try shaped(text, styles).layOut(width: 45).texts == pushed + plain + plain)
    let options = LineBreakOptions(strategy: .pushOut)
    #expect(try shaped(text, styles, options: options).layOut(width: 45).texts == pushed + plain + pushed)
  }

  @Test("Each paragraph has its hyphenation factor; what says nothing has the text's", .fact("paragraph-10"))
  func hyphenation() throws {
    let text = "an hyphenation\nan hyphenation\nan hyphenation"
    let styles = [style(factor: 1), style(factor: 0), style(factor: nil)]
    func hyphenated(_ options: LineBreakOptions) throws -> [Bool] {
      let lines = try shaped(text, styles, options: options).layOut(width: 60).lines
      return (0..<3).map { index in lines.contains { $0.paragraphIndex == index && $0.line.isHyphenated } }
    }
    #expect(try hyphenated(LineBreakOptions()) == [true, false, false])
    #expect(try hyphenated(LineBreakOptions(hyphenationFactor: 1)) == [true, false, true])
  }

  @Test("A factor that is none hyphenates nothing", arguments: [Double.nan, -1, -Double.infinity])
  func hostileFactors(factor: Double) throws {
    #expect(try !shaped("an hyphenation", [style(factor: factor)]).layOut(width: 60).lines[0].line.isHyphenated)
  }

  @Test("Hangul words are kept together in the paragraphs that ask for it, and only there")
  func hangul() throws {
    let text = "가나다 라마\n가나다 라마\n가나다 라마"
    func breaks(_ styles: [ParagraphStyle], _ options: LineBreakOptions = LineBreakOptions()) throws -> [Bool] {
      let flags = try shaped(text, styles, options: options).source.content.opportunities
      return [1, 8, 15].map { flags[$0].contains(.breakBefore) }
    }
    let styles = [style(.hangulWordPriority), style([]), style(nil)]
    #expect(try breaks(styles) == [false, true, true])
    #expect(try breaks(styles, LineBreakOptions(strategy: .standard)) == [false, true, false])
    #expect(try breaks([style(.standard)]) == [false, false, false])
    // CSS's rules win over it, as they do for a whole text.
    #expect(try breaks(styles, LineBreakOptions(strictness: .anywhere)) == [true, true, true])
  }

  @Test("A strategy of all paragraphs is that of the text, to the last glyph", arguments: Corpus.strings)
  func sameAsOptions(string: String) throws {
    let factor = 0.8
    let options = LineBreakOptions(strategy: .standard, hyphenationFactor: factor)
    let own = try shaped(string, [style(.standard, factor: factor)])
    let texts = try shaped(string, [style()], options: options)
    for width in Corpus.widths(3, seed: 17) {
      let (a, b) = (own.layOut(width: width), texts.layOut(width: width))
      #expect(a.texts == b.texts && a.size == b.size && a.widths == b.widths)
    }
  }
}

@Suite("Shrinking texts of several styles to fit")
struct ParagraphFittingTests {
  @Test("One style shrinks as a plain text does", arguments: [(60.0, 1), (54, 1), (50, 1), (36, 2), (9, 0), (17, 9)])
  func plain(width: Double, limit: Int) throws {
    let text = try Fixtures.text("aaa aaa aaa")
    let paragraphs = try Fixtures.paragraphs("aaa aaa aaa")
    for allowsTightening in [false, true] {
      let plain = text.scaleToFit(
        width: width, lineLimit: limit, minimumScaleFactor: 0.4, allowsTightening: allowsTightening)
      let fit = paragraphs.scaleToFit(
        width: width, lineLimit: limit, minimumScaleFactor: 0.4, allowsTightening: allowsTightening)
      #expect(fit.scale == plain.scale && fit.fits == plain.fits && abs(fit.kern - plain.kern) < 1e-9)
    }
  }

  @Test("A height is a limit too")
  func height() throws {
    let paragraphs = try Fixtures.paragraphs([("aaa ", 10), ("aaa aaa", 20)])
    let fit = paragraphs.scaleToFit(width: 1000, height: 11, minimumScaleFactor: 0.1)
    #expect(fit == TextFit(scale: 0.5, kern: 0, fits: true))
    let shown = paragraphs.text.fitted(fit)
    #expect(shown.spans.map(\.attributes.font.pointSize) == [5, 10])
    #expect(paragraphs.scaleToFit(width: 1000, height: 1, minimumScaleFactor: 0.5).fits == false)
  }

  @Test("Tracking, kerning and offsets shrink with the fonts")
  func attributes() throws {
    var attributes = try Fixtures.attributes(engine: Fixtures.engine())
    (attributes.tracking, attributes.kern, attributes.baselineOffset) = (2, 4, 6)
    let fitted = AttributedText("a", attributes: attributes).fitted(TextFit(scale: 0.5, kern: -0.25, fits: true))
    let found = fitted.spans[0].attributes
    #expect(found.font.pointSize == 5 && found.tracking == 0.75 && found.kern == 1.75 && found.baselineOffset == 3)
  }

  @Test("Tightening that takes all of a spacing leaves what the spacing turned on or off", arguments: [true, false])
  func tightenedToNothing(isTracked: Bool) throws {
    let engine = try Fixtures.engine()
    var attributes = try Fixtures.attributes(engine: engine)
    if isTracked { attributes.tracking = 0.5 } else { attributes.kern = 0.5 }
    let tight = AttributedText(isTracked ? "fi" : "AV", attributes: attributes).fitted(
      TextFit(scale: 1, kern: -0.5, fits: true))
    #expect(engine.layOut(tight, width: nil).size.width == (isTracked ? 9 : 11))
  }

  @Test("Tabs count as spaces in what clusters are wide, in plain text as in any")
  func tabs() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 20)
    for width in stride(from: 130.0, through: 160, by: 2.5) {
      let plain = engine.shape("aaaaaaaaaa\tb", font: font).scaleToFit(
        width: width, lineLimit: 1, minimumScaleFactor: 0.5, allowsTightening: true)
      let attributed = engine.shape(AttributedText("aaaaaaaaaa\tb", attributes: TextAttributes(font: font))).scaleToFit(
        width: width, lineLimit: 1, minimumScaleFactor: 0.5, allowsTightening: true)
      #expect(plain.scale == attributed.scale && abs(plain.kern - attributed.kern) < 1e-9, "\(width)")
    }
  }

  @Test("Tightening turns neither the font's kerning on nor its ligatures off", arguments: [true, false])
  func tightened(isTracked: Bool) throws {
    let engine = try Fixtures.engine()
    var attributes = try Fixtures.attributes(engine: engine)
    if isTracked { attributes.tracking = 0 } else { attributes.kern = 0 }
    for (text, clusters) in [("fi", 1.0), ("AV", 2)] {
      let text = AttributedText(text, attributes: attributes)
      let plain = engine.layOut(text, width: nil).size.width
      let tight = text.fitted(TextFit(scale: 1, kern: -0.25, fits: true))
      #expect(engine.layOut(tight, width: nil).size.width == plain - 0.25 * clusters)
    }
  }

  @Test("Ligatures go where they are turned off, and kerning stays", .fact("paragraph-11"))
  func ligatures() throws {
    var attributes = try Fixtures.attributes(engine: Fixtures.engine())
    func width(_ text: String) throws -> Double {
      try Fixtures.engine().layOut(AttributedText(text, attributes: attributes), width: nil).size.width
    }
    #expect(try width("fi") == 7 && width("AV") == 11)
    attributes.usesLigatures = false
    #expect(try width("fi") == 9 && width("AV") == 11)
  }
}
