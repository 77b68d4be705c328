import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Shrinking to fit")
struct FittingTests {
  @Test(
    "The largest hundredth at which the text fits, but no less than allowed", .fact("label-20"),
    arguments: [
      (width: 60.0, limit: 1, least: 0.5, scale: 1.0, fits: true),  // "aaa aaa aaa" is 60 wide
      (width: 54, limit: 1, least: 0.5, scale: 0.9, fits: true),
      (width: 50, limit: 1, least: 0.5, scale: 0.83, fits: true),
      (width: 50, limit: 1, least: 0.9, scale: 0.9, fits: false),
      (width: 50, limit: 1, least: 0, scale: 1, fits: false),
      (width: 1, limit: 1, least: 0.01, scale: 0.01, fits: true),
      (width: 0, limit: 1, least: 0.3, scale: 0.3, fits: false),
      (width: 36, limit: 2, least: 0.5, scale: 0.92, fits: true),
      (width: 9, limit: 0, least: 0.1, scale: 0.5, fits: true),
      (width: 17, limit: 9, least: 0.5, scale: 0.94, fits: true),
    ] as [(width: Double, limit: Int, least: Double, scale: Double, fits: Bool)])
  func scales(width: Double, limit: Int, least: Double, scale: Double, fits: Bool) throws {
    let text = try Fixtures.text("aaa aaa aaa")
    let fit = text.scaleToFit(width: width, lineLimit: limit, minimumScaleFactor: least)
    #expect(fit == TextFit(scale: scale, kern: 0, fits: fits))
    #expect(text.intrinsicSize(displayScale: 3) == TextSize(width: 60, height: 11))
  }

  @Test("Tightening comes before shrinking, by up to 5 percent", .fact("label-20"))
  func tightening() throws {
    let text = try Fixtures.text("aaa aaa aaa")  // 11 clusters
    let tight = text.scaleToFit(width: 58, minimumScaleFactor: 0.5, allowsTightening: true)
    #expect(tight.scale == 1 && tight.fits)
    #expect(abs(tight.kern + 60 * 0.04 / 11) < 1e-9)
    let shrunk = text.scaleToFit(width: 50, minimumScaleFactor: 0.5, allowsTightening: true)
    #expect(shrunk.scale == 0.87 && shrunk.kern < 0)
    #expect(text.scaleToFit(width: 60, minimumScaleFactor: 0.5, allowsTightening: true).kern == 0)
  }

  @Test("Tightening is by the mean of all lines, without their indents")
  func tighteningOfLines() throws {
    let one = try Fixtures.text("aaa aaa aaa").scaleToFit(width: 58, minimumScaleFactor: 0.5, allowsTightening: true)
    let text = "aaa aaa aaa\naaa aaa aaa"
    let two = try Fixtures.text(text).scaleToFit(
      width: 58, lineLimit: 2, minimumScaleFactor: 0.5, allowsTightening: true)
    #expect(two == one && one.scale == 1)
    let indented = try Fixtures.paragraphs(text) { ($0.headIndent, $0.firstLineHeadIndent) = (100, 100) }
    let fit = indented.scaleToFit(width: 158, lineLimit: 2, minimumScaleFactor: 0.5, allowsTightening: true)
    #expect(fit.scale == 1 && abs(fit.kern - one.kern) < 1e-9)
  }

  @Test(
    "A word that ends a line with a hyphen is not broken; text that breaks between characters is tried word by word")
  func wholeWords() throws {
    let engine = TextEngine(catalog: try FontCatalog.bundled(sources: .own), hyphenator: try Fixtures.hyphenator())
    var attributes = try Fixtures.attributes(engine: engine)
    attributes.language = "en"
    let options = LineBreakOptions(hyphenationFactor: 1)
    let plain = engine.shape("an hyphenation", font: attributes.font, language: "en", lineBreaks: options)
    let hyphenated = plain.lines(width: 70).filter(\.isHyphenated)
    #expect(hyphenated.count == 1)
    #expect(plain.scaleToFit(width: 70, lineLimit: 0, minimumScaleFactor: 0.5).scale == 1)
    let styled = engine.shape(AttributedText("an hyphenation", attributes: attributes), lineBreaks: options)
    #expect(styled.scaleToFit(width: 70, minimumScaleFactor: 0.5).scale == 1)
    let characters = try Fixtures.paragraphs("aaa aaa") { $0.lineBreakMode = .byCharWrapping }
    #expect(characters.scaleToFit(width: 32, minimumScaleFactor: 0.5) == TextFit(scale: 1, kern: 0, fits: true))
  }

  @Test("What fits when it is set so, fits", arguments: Corpus.strings)
  func setAsAnswered(string: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 20)
    let text = engine.shape(string, font: font)
    for width in Corpus.widths(4, seed: 41) {
      let fit = text.scaleToFit(width: width, lineLimit: 2, minimumScaleFactor: 0.3)
      let lines = engine.shape(string, font: font.withSize(20 * fit.scale)).lines(width: width, lineLimit: 2)
      if fit.fits { #expect(!lines.isTruncated) }
      #expect(fit.scale >= 0.3 && fit.scale <= 1)
    }
  }
}

@Suite("Ink outside of the line box")
struct TextInkTests {
  @Test("Marks on capitals reach over a line that is held low; plain letters do not")
  func overflow() throws {
    let engine = try Fixtures.engine()
    var style = ParagraphStyle()
    let attributes = TextAttributes(font: try engine.catalog.font(named: "Palatino", size: 20))
    func overflow(_ text: String) -> InkOverflow {
      engine.layOut(AttributedText(text, attributes: attributes, paragraphStyle: style), width: nil).inkOverflow
    }
    #expect(overflow("no").isNone)
    #expect(overflow(" ").isNone && overflow("").isNone)
    style.maximumLineHeight = 8
    #expect(overflow("A").top > 0)
    #expect(overflow("A\u{30A}").top > overflow("A").top)
    #expect(overflow("x\nA\u{30A}").top < overflow("A\u{30A}").top)
  }

  @Test("The box lies around the ink, from the baseline")
  func bounds() throws {
    let engine = try Fixtures.engine()
    let text = engine.shape("A", font: try engine.catalog.font(named: "Palatino", size: 100))
    let line = text.lines(width: nil)[0]
    let ink = try #require(line.inkBounds)
    #expect(ink.y < -60 && ink.y > -80 && abs(ink.y + ink.height) < 2)
    #expect(ink.width > 60 && ink.width < line.width + 5)
    #expect(engine.shape(" ", font: text.font).lines(width: nil)[0].inkBounds == nil)
  }
}
