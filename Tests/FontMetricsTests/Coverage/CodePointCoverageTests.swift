import FontMetrics
import Testing

@Suite("What a face covers")
struct CodePointCoverageTests {
  private func coverage(_ path: String) throws -> CodePointCoverage {
    try FontFace(path: BundledFolder.path + path).coverage
  }

  @Test("Scripts are counted by code points")
  func scripts() throws {
    let face = try FontFace(path: BundledFolder.strutTest)
    #expect(face.coverage.scripts.map(\.script) == ["Latn", "Zyyy", "Zinh"])
    #expect(face.coverage.scripts.map(\.count) == [57, 47, 1])
    #expect(face.codePointCount == 105)
  }

  @Test("The letters that a language needs and the font lacks")
  func letters() throws {
    let test = try FontFace(path: BundledFolder.strutTest).coverage
    #expect(test.missing(for: "de") == ["Ä", "Ö", "Ü"])
    #expect(test.missing(for: "la") == test.missing(for: "la")?.sorted())
    #expect(try coverage("/TeXGyrePagella/texgyrepagella-regular.otf").missing(for: "vi") == ["\u{31B}"])
    #expect(try coverage("/Inter/InterVariable.ttf").missing(for: "vi") == [])
  }

  @Test("The punctuation that a language needs and the font lacks")
  func punctuation() throws {
    let test = try FontFace(path: BundledFolder.strutTest).coverage
    #expect(test.missingPunctuation(for: "de") == ["«", "»", "–", "—", "‘", "‚", "“", "„", "€"])
    #expect(test.missingPunctuation(for: "vi")?.contains("₫") == true)
    #expect(test.missingPunctuation(for: "fr")?.contains("\u{202F}") == true)
    #expect(try coverage("/Inter/InterVariable.ttf").missingPunctuation(for: "de") == [])
  }

  @Test(
    "Tags lead to orthographies",
    arguments: [
      ("de-AT", "de"), ("DE", "de"), ("de_DE", "de"), ("de-Latn-CH-1901", "de"), ("pt-BR", "pt"), ("zh", "zh-CN"),
      ("zh-Hans", "zh-CN"), ("zh-Hans-HK", "zh-CN"), ("zh-Hant", "zh-TW"), ("zh-Hant-HK", "zh-HK"), ("yue", "zh-HK"),
      ("az", "az-AZ"), ("az-Arab", "az-IR"), ("pa-Arab", "pa-PK"), ("mn-Mong", "mn-CN"), ("iw", "he"),
      ("ja-Jpan", "ja"), ("ko-Kore-KR", "ko"), ("en-u-nu-latn", "en"), ("ku-Latn", "ku-TR"),
    ])
  func tags(asked: String, meant: String) throws {
    let cover = try coverage("/NotoSansHebrew/NotoSansHebrew-Regular.ttf")
    #expect(cover.missing(for: asked) != nil)
    #expect(cover.missing(for: asked) == cover.missing(for: meant))
  }

  @Test("Han forms are told apart")
  func han() throws {
    let cover = try coverage("/Inter/InterVariable.ttf")
    let counts = ["zh-Hans", "zh-TW", "zh-HK", "ja", "ko"].map { cover.missing(for: $0)?.count }
    #expect(Set(counts).count == counts.count)
  }

  @Test(
    "What is not known is nil and not complete",
    arguments: ["xx", "", "sr-Latn", "de-Cyrl", "qqq-Latn", "-", "zh-Latn-x"])
  func unknown(tag: String) throws {
    let cover = try coverage("/Inter/InterVariable.ttf")
    if tag.hasPrefix("zh") { return }
    #expect(cover.missing(for: tag) == nil)
    #expect(cover.missingPunctuation(for: tag) == nil)
  }

  @Test(
    "Complete languages lack nothing, nearly complete ones what is listed",
    arguments: [
      "/Inter/InterVariable.ttf", "/NotoSansArabic/NotoSansArabic-Regular.ttf", "/StrutTest/StrutTest-Regular.ttf",
    ])
  func agreement(path: String) throws {
    let cover = try coverage(path)
    for language in cover.languages where !language.hasPrefix("und") {
      #expect(cover.missing(for: language) == [], "\(language)")
    }
    for gap in cover.nearlyComplete where !gap.language.hasPrefix("und") {
      #expect(cover.missing(for: gap.language) == gap.missing, "\(gap.language)")
      #expect((1...4).contains(gap.missing.count))
    }
    #expect(Set(cover.languages).isDisjoint(with: cover.nearlyComplete.map(\.language)))
  }

  @Test("contains is the character map's answer")
  func contains() throws {
    let face = try FontFace(path: BundledFolder.strutTest)
    let cover = face.coverage
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(cover.contains(scalar) == face.contains(scalar))
    }
    #expect(!cover.contains("\u{10FFFF}"))
  }
}
