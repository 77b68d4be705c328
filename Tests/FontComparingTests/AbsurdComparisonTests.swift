import FontComparing
import FontMetrics
import Testing

@Suite("Comparisons of fonts that lack something")
struct AbsurdComparisonTests {
  private let fixtures: ComparisonFixtures

  init() throws { fixtures = try ComparisonFixtures() }

  @Test("Words of which one font lacks a character are left out, and the characters named")
  func missing() throws {
    let comparison = try fixtures.compare("Inter", "Strut Test", sample: "ab жд cd жд")
    #expect(comparison.widths.wordCount == 2)
    #expect(comparison.widths.wordsLeftOut == 2)
    #expect(abs(comparison.widths.standIn - 4 * 0.6 * 16) < 1e-9)
    #expect(comparison.missing.inSample == ["ж", "д"])
    #expect(comparison.missing.codePointCount > 1000)
    #expect(comparison.verdict.answer == .no)
    #expect(comparison.verdict.reasons.first == "It lacks 2 of the sample's characters.")
  }

  @Test("What the original lacks too is not held against the stand-in")
  func missingInBoth() throws {
    let comparison = try fixtures.compare("Strut Test", "Strut Test", sample: "ab жд")
    #expect(comparison.missing.inOriginal == ["ж", "д"])
    #expect(comparison.missing.inSample.isEmpty)
    #expect(comparison.verdict.answer == .yes)
  }

  @Test("Without a word in common there is no size-adjust, and the lines still match", arguments: ["", " \n ", "жд"])
  func nothingToMeasure(sample: String) throws {
    let comparison = try fixtures.compare("Strut Test", "JetBrains Mono", sample: sample, columnWidth: 100)
    #expect(comparison.widths.sizeAdjust == nil)
    #expect(comparison.widths.worstWord == nil)
    #expect(comparison.widths.wordDeviation == nil)
    #expect(comparison.lines?.adjusted == nil)
    #expect(comparison.overrides.ascent == 0.9)
    #expect(comparison.verdict.answer == .no)
    #expect(
      comparison.verdict.reasons.contains("No word of the sample is in both fonts, so size-adjust cannot be computed."))
  }

  @Test("Glyphs without width make no size-adjust, whichever font has them", arguments: [true, false])
  func widthless(isOriginal: Bool) throws {
    let (plain, flat) = (try fixtures.font("Strut Test"), try fixtures.widthless())
    let comparison = isOriginal ? fixtures.compare(flat, plain) : fixtures.compare(plain, flat)
    #expect(comparison.overrides.sizeAdjust == nil)
    #expect(comparison.overrides.descriptors(pixelSize: 16).map(\.name).first == "ascent-override")
    #expect(
      comparison.verdict.reasons.contains(
        "The sample has no width in one of the fonts, so size-adjust cannot be computed."))
    #expect(comparison.verdict.answer == .no)
  }

  @Test("Without an hhea line the next table stands in")
  func noHorizontalHeader() throws {
    let comparison = fixtures.compare(
      try fixtures.font("Strut Test"), try fixtures.patched("hhea", at: 4, [0, 0, 0, 0, 0, 0]))
    let box = comparison.standIn.lineBox(on: .coreText)
    #expect(box == PlatformLineBox(source: .typo, ascender: 0.75, descender: -0.25, lineGap: 0.2))
    #expect(comparison.verdict.answer == .withOverrides)
    #expect(comparison.overrides.sizeAdjust == 1)
  }

  @Test("A line above or below the baseline is more than CSS can say")
  func besideTheBaseline() throws {
    let plain = try fixtures.font("Strut Test")
    // Ascender -100, descender -300.
    let below = fixtures.compare(try fixtures.patched("hhea", at: 4, [0xFF, 0x9C, 0xFE, 0xD4]), plain)
    #expect(below.overrides.ascent == nil)
    #expect(!below.overrides.areComplete)
    #expect(below.verdict.answer == .no)
    // Ascender 300, descender 100.
    let above = fixtures.compare(try fixtures.patched("hhea", at: 4, [0x01, 0x2C, 0x00, 0x64]), plain)
    #expect(above.overrides.descent == nil)
    #expect(above.verdict.answer == .no)
  }

  @Test("A negative line gap counts as none")
  func negativeGap() throws {
    let gapless = fixtures.compare(
      try fixtures.patched("hhea", at: 8, [0xFF, 0x9C]), try fixtures.font("Strut Test"))
    #expect(gapless.original.lineBox(on: .browser).lineGap == -0.1)
    #expect(gapless.overrides.lineGap == 0)
  }

  @Test("Fonts without a script of Strut's have no standard sample")
  func noStandardSample() throws {
    let emoji = try fixtures.compare("Noto Color Emoji", "Noto Color Emoji")
    #expect(emoji.sample == ComparisonSample(text: ""))
    #expect(emoji.verdict.answer == .no)
  }
}
