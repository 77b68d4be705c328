import FontMetrics
import Foundation
import Testing

@Suite("Faces that stand in")
struct FallbackTests {
  @Test("A registered face stands in where no bundled one can, until it is unregistered")
  func registered() throws {
    let fonts = try CatalogFonts.catalog()
    #expect(fonts.fallbackFace(covering: ["Ⲁ"], script: "Copt") == nil)
    let registration = try fonts.register(path: CatalogFonts.path("StrutPair.ttc"))
    #expect(fonts.fallbackFace(covering: ["Ⲁ"], script: "Copt")?.names.postScriptName == "StrutPair-Regular")
    let bold = fonts.fallbackFace(covering: ["Ⲁ"], script: "Copt", weight: .heavy)
    #expect(bold?.names.postScriptName == "StrutPair-Bold")
    // Characters of a bundled face always come from the bundled face.
    #expect(fonts.fallbackFace(covering: ["A"], script: "Latn")?.names.family == "Inter")
    fonts.unregister(registration)
    #expect(fonts.fallbackFace(covering: ["Ⲁ"], script: "Copt") == nil)
  }

  @Test(
    "Of faces with one country's Han forms the language's comes first",
    arguments: [
      ("ko", "Strut Han KR"), ("ko-KR", "Strut Han KR"), ("zh-TW", "Strut Han TC"), ("zh-HK", "Strut Han TC"),
      ("zh-Hant", "Strut Han TC"), ("ja", "Strut Han TC"), (nil, "Strut Han TC"), ("de", "Strut Han TC"),
    ])
  func hanForms(language: String?, family: String) throws {
    let fonts = try CatalogFonts.catalog("StrutHanTC.ttf", "StrutHanKR.ttf")
    let face = fonts.fallbackFace(covering: ["\u{2A700}"], script: "Hani", language: language)
    #expect(face?.names.family == family)
  }

  @Test(
    "Of faces with rules for several countries that comes first whose own forms are the language's",
    arguments: [
      ("ja", "Strut Han JP"), ("zh-Hans", "Strut Han SC"), ("zh-CN", "Strut Han SC"), ("ko", "Strut Han JP"),
      ("zh-TW", "Strut Han JP"), (nil, "Strut Han JP"),
    ])
  func ownHanForms(language: String?, family: String) throws {
    let fonts = try CatalogFonts.catalog("StrutHanJP.ttf", "StrutHanSC.ttf")
    let face = fonts.fallbackFace(covering: ["\u{2A701}"], script: "Hani", language: language)
    #expect(face?.names.family == family)
    // Alone it serves all.
    let alone = try CatalogFonts.catalog("StrutHanSC.ttf")
    #expect(
      alone.fallbackFace(covering: ["\u{2A701}"], script: "Hani", language: language)?.names.family == "Strut Han SC")
  }

  @Test(
    "A face whose own forms are those of a country that it has no rules for comes before no other",
    arguments: ["ja", "zh-CN", "ko"])
  func otherHanForms(language: String) throws {
    for (names, family) in [
      (["StrutHanOnlyJP.ttf", "StrutHanOther.ttf"], language == "zh-CN" ? "Strut Han Other" : "Strut Han Only JP"),
      (["StrutHanOther.ttf", "StrutHanOnlyJP.ttf"], "Strut Han Other"),
    ] {
      let fonts = try CatalogFonts.catalog(names[0], names[1])
      let face = fonts.fallbackFace(covering: ["\u{2A701}"], script: "Hani", language: language)
      #expect(face?.names.family == family)
    }
  }

  @Test("The style of the font in use is followed")
  func style() throws {
    let fonts = try CatalogFonts.catalog()
    let italic = fonts.fallbackFace(covering: ["A"], script: "Latn", weight: .bold, slant: .italic)
    #expect(italic?.slant == .italic)
    #expect(italic?.weight == .bold)
  }

  @Test("The last resort tells what is missing")
  func lastResort() throws {
    let fonts = try CatalogFonts.catalog()
    let marked = fonts.fallback(FontFallbackRequest(scalars: ["ก", "\u{1D167}"], script: "Thai"))
    #expect(marked.face?.names.family == "Noto Sans Thai")
    #expect(marked.missing == ["\u{1D167}"])
    let none = fonts.fallback(FontFallbackRequest(scalars: ["\u{10FFFD}", "a"], script: "Zzzz"))
    #expect(none.face == nil)
    #expect(none.missing == ["\u{10FFFD}", "a"])
    #expect(fonts.fallback(FontFallbackRequest(scalars: ["א"], script: "Hebr")).missing == [])
  }

  @Test("A search for characters explains itself")
  func explanation() throws {
    let fonts = try CatalogFonts.catalog("StrutPair.ttc")
    let found = fonts.explainFallback(FontFallbackRequest(scalars: ["Ⲁ"], script: "Copt"))
    #expect(found.winner?.family == "Strut Pair")
    #expect(found.rule == .fallback)
    #expect(found.steps.map(\.source) == [.bundled, .registered])
    #expect(found.steps[0].candidates.allSatisfy { $0.verdict == .lacksCharacters })
    let none = fonts.explainFallback(FontFallbackRequest(scalars: ["\u{10FFFD}"], script: "Zzzz"))
    #expect(none.description.hasSuffix("no face has U+10FFFD"))
  }

  @Test("A face that has the characters and loses is not said to lack them")
  func losers() throws {
    let fonts = try CatalogFonts.catalog("StrutHanTC.ttf", "StrutHanKR.ttf", "StrutPair.ttc")
    func verdicts(_ scalar: Unicode.Scalar, _ script: String, _ language: String? = nil)
      -> [FontMatchExplanation.Verdict]
    {
      let request = FontFallbackRequest(scalars: [scalar], script: script, language: language, weight: .bold)
      return fonts.explainFallback(request).steps[1].candidates.map(\.verdict)
    }
    let lacks = FontMatchExplanation.Verdict.lacksCharacters
    #expect(verdicts("\u{2A700}", "Hani", "ko") == [.hanForms, .chosen, lacks, lacks])
    #expect(verdicts("\u{2A700}", "Hani") == [.chosen, .order, lacks, lacks])
    #expect(verdicts("Ⲁ", "Copt") == [lacks, lacks, .weight, .chosen])
  }

  @Test("The explanation of a last resort names the face and what it lacks")
  func lastResortExplained() throws {
    let fonts = try CatalogFonts.catalog()
    let request = FontFallbackRequest(scalars: ["ก", "\u{1D167}"], script: "Thai")
    let explanation = fonts.explainFallback(request)
    #expect(explanation.winner?.family == "Noto Sans Thai")
    #expect(explanation.rule == .fallback)
    #expect(explanation.missing == ["\u{1D167}"])
    #expect(explanation.description.hasSuffix("by the rule \"fallback\"; it lacks U+1D167"))
    #expect(explanation.steps[0].candidates.filter { $0.verdict == .chosen }.map(\.face.family) == ["Noto Sans Thai"])
  }
}
