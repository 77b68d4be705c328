import FontMetrics
import Testing

@testable import FontComparing

@Suite("A font compared with another")
struct FontComparisonTests {
  private let fixtures: ComparisonFixtures

  init() throws { fixtures = try ComparisonFixtures() }

  @Test(
    "A font can stand in for itself",
    arguments: [
      "Inter", "TeX Gyre Pagella", "JetBrains Mono", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
      "Noto Sans Thai", "Noto Sans CJK JP", "Strut Test",
    ])
  func identity(name: String) throws {
    let comparison = try fixtures.compare(name, name, columnWidth: 320)
    #expect(comparison.verdict == StandInVerdict(answer: .yes, reasons: []))
    #expect(comparison.overrides.sizeAdjust == 1)
    #expect(
      comparison.overrides.applied(to: comparison.standIn.lineBox(on: .browser)).height
        == comparison.original.lineBox(on: .browser).height)
    #expect(comparison.widths.wordDeviation == 0)
    #expect(comparison.lines?.breaksAlike == true)
    #expect(comparison.missing.inSample.isEmpty)
    #expect(comparison.missing.codePointCount == 0)
  }

  // Strut Test: 600 of 1000 units a letter, 300 a space, hhea 900, -200 and 100. JetBrains Mono:
  // 600 of 1000 a character.
  @Test("Numbers that can be computed in the head")
  func computed() throws {
    let comparison = try fixtures.compare("Strut Test", "JetBrains Mono", sample: "aaaa bbbb")
    #expect(abs(comparison.widths.original - 81.6) < 1e-9)
    #expect(abs(comparison.widths.standIn - 86.4) < 1e-9)
    let adjust = 5100.0 / 5400
    let overrides = comparison.overrides
    #expect(abs((overrides.sizeAdjust ?? 0) - adjust) < 1e-12)
    #expect(abs((overrides.ascent ?? 0) - 0.9 / adjust) < 1e-12)
    #expect(abs((overrides.descent ?? 0) - 0.2 / adjust) < 1e-12)
    #expect(abs(overrides.lineGap - 0.1 / adjust) < 1e-12)
    #expect(abs(comparison.original.lineHeight(on: .coreText) - 19.2) < 1e-9)
    #expect(abs(comparison.original.lineHeight(on: .windows) - 20.8) < 1e-9)
    #expect(abs(comparison.original.browserBaseline - 15.2) < 1e-9)
    #expect(abs(comparison.original.labelBaseline - 43.0 / 3) < 1e-9)
    #expect(comparison.original.capHeight == 0.7)
    #expect(comparison.original.xHeight == 0.5)
  }

  @Test("Safari takes typo for a font with a MATH table and USE_TYPO_METRICS; other browsers of Apple's systems do not")
  func mathematical() throws {
    let path = try fixtures.font("Strut Test").face.path
    var data = try fixtures.bytes(of: path)
    // USE_TYPO_METRICS, and the table GSUB by another name.
    let os2 = try #require(fixtures.place(of: "OS/2", in: data))
    data.replaceSubrange(os2 + 62..<os2 + 64, with: [0, 0xC0])
    let name = try #require(data.indices.first { Array(data[$0...].prefix(4)) == Array("GSUB".utf8) })
    data.replaceSubrange(name..<name + 4, with: Array("MATH".utf8))
    let font = Font(face: try FontFace(data: data, name: "math"), pointSize: 16)
    let comparison = fixtures.compare(font, try fixtures.font("Inter"), sample: "abc")
    let typo = PlatformLineBox(source: .typo, ascender: 0.75, descender: -0.25, lineGap: 0.2)
    #expect(comparison.original.lineBox(on: .webKit) == typo && comparison.original.lineBox(on: .browser) == typo)
    #expect(comparison.original.lineBox(on: .windowsBrowser) == typo)
    #expect(comparison.original.lineBox(on: .coreText).ascender == 0.9)
    #expect(comparison.overrides(on: .webKit) == comparison.overrides)
    #expect(comparison.standIn.lineBox(on: .webKit) == comparison.standIn.lineBox(on: .coreText))
  }

  @Test("Units to the em do not matter")
  func unitsPerEm() throws {
    let comparison = try fixtures.compare("Inter", "Strut Test", sample: "abc")
    #expect(comparison.original.lineBox(on: .browser).ascender == 1984.0 / 2048)
    #expect(comparison.standIn.lineBox(on: .browser).ascender == 0.9)
    #expect(abs(comparison.widths.standIn - 3 * 0.6 * 16) < 1e-9)
  }

  private static let pairs = [
    ("Inter", "TeX Gyre Pagella"), ("TeX Gyre Pagella", "Inter"), ("JetBrains Mono", "Strut Test"),
    ("Noto Sans CJK JP", "JetBrains Mono"), ("Strut Test", "Noto Sans CJK JP"),
  ]

  @Test("With the overrides, the stand-in's line box is the original's", arguments: pairs)
  func boxes(names: (String, String)) throws {
    let comparison = try fixtures.compare(names.0, names.1)
    let own = comparison.original.lineBox(on: .browser)
    let adjusted = comparison.overrides.applied(to: comparison.standIn.lineBox(on: .browser))
    for (a, b) in [
      (own.ascender, adjusted.ascender), (own.descender, adjusted.descender), (own.lineGap, adjusted.lineGap),
    ] { #expect(abs(a - b) < 1e-12) }
  }

  @Test(
    "With size-adjust the sample is as wide as in the original, also where the optical size moves", arguments: pairs)
  func widths(names: (String, String)) throws {
    let comparison = try fixtures.compare(names.0, names.1)
    let adjust = try #require(comparison.widths.sizeAdjust)
    let font = try fixtures.font(names.1).withSize(16 * adjust)
    let text = fixtures.engine.shape(comparison.sample.text, font: font, language: comparison.sample.language)
    #expect(abs(text.lines(width: nil).width - comparison.widths.original) < 1e-6)
  }

  @Test(
    "Exchanged fonts have the inverse size-adjust",
    arguments: [
      ("Strut Test", "JetBrains Mono", "AVAV fi, and what kerns"), ("JetBrains Mono", "TeX Gyre Pagella", "Zoë 12"),
      ("Noto Sans Arabic", "Noto Sans Arabic Bold", "ارتفاع السطر هو ما يحدده الخط"),
      ("Noto Sans Hebrew", "Noto Sans Hebrew Bold", "גובה השורה"),
    ])
  func inverse(a: String, b: String, sample: String) throws {
    let there = try #require(try fixtures.compare(a, b, sample: sample).widths.sizeAdjust)
    let back = try #require(try fixtures.compare(b, a, sample: sample).widths.sizeAdjust)
    #expect(abs(there * back - 1) < 1e-12)
    #expect(there != 1)
  }

  @Test("A right-to-left sample is measured word by word")
  func rightToLeft() throws {
    let widths = try fixtures.compare("Noto Sans Arabic", "Noto Sans Arabic Bold", sample: "ارتفاع السطر هو").widths
    #expect(widths.wordCount == 3)
    #expect(widths.wordsLeftOut == 0)
  }

  @Test("In Japanese every character that a line may break before is a word")
  func japanese() throws {
    let widths = try fixtures.compare("Noto Sans CJK JP", "Noto Sans CJK JP", sample: "行の高さ。").widths
    #expect(widths.wordCount == 4)
    #expect(abs(widths.original - 80) < 1e-9)
  }

  @Test("A size applies to both fonts")
  func size() throws {
    let comparison = fixtures.compare(
      try fixtures.font("Strut Test", size: 10), try fixtures.font("Strut Test", size: 40))
    #expect(comparison.standIn.font.pointSize == 10)
    #expect(comparison.verdict.answer == .yes)
  }

  @Test("An alias has its own lines in Core Text alone")
  func alias() throws {
    let comparison = try fixtures.compare("Inter", "system")
    #expect(comparison.standIn.lineBox(on: .coreText).ascender == 1950.0 / 2048)
    #expect(comparison.standIn.lineBox(on: .browser) == comparison.original.lineBox(on: .browser))
    #expect(comparison.verdict.answer == .withOverrides)
  }

  @Test("Lines in a column are those of the engine")
  func lines() throws {
    let lines = try #require(
      try fixtures.compare("Strut Test", "JetBrains Mono", sample: "aaaa bbbb", columnWidth: 81.6).lines)
    #expect(lines == SampleLines(columnWidth: 81.6, original: 1, standIn: 2, adjusted: 1, breaksAlike: true))
  }
}
