import FontMetrics
import Testing

@testable import TextLayout

/// The glyphs of the bundled Han face by language. `ShapingOracleTests` compares the glyphs of
/// ja-JP, zh-TW, and similar tags with hb-shape.
@Suite("Han forms")
struct HanFormsTests {
  private static let engine = Result { try Fixtures.engine() }

  private func glyphs(_ text: String, _ language: String?) throws -> [UInt32] {
    let engine = try Self.engine.get()
    let shaped = engine.shape(text, font: try engine.catalog.systemFont(size: 17), language: language)
    #expect(shaped.missing == [])
    #expect(shaped.faces.map(\.names.family) == ["Noto Sans CJK JP"])
    return shaped.content.glyphs.map(\.glyphID)
  }

  @Test(
    "Tags that mean one country show one form",
    arguments: [
      ["ja", "ja-JP", "ja_JP", "ja-Hant", "und-Jpan"], ["ko", "ko-KR", "und-Kore"],
      ["zh-Hans", "zh", "zh-CN", "zh-SG", "zh-Hans-HK", "und-Hans", "cmn"],
      ["zh-Hant", "zh-TW", "zh-Hant-TW", "und-Hant", "cmn-Hant"],
      ["zh-HK", "zh-Hant-HK", "zh-MO", "zh-Hant-MO", "yue", "yue-Hant"],
    ])
  func sameForms(languages: [String]) throws {
    let first = try glyphs("直骨角返化", languages[0])
    for language in languages { #expect(try glyphs("直骨角返化", language) == first, "\(language)") }
  }

  @Test("Five countries show five forms, and no language is Japan's")
  func differentForms() throws {
    let languages = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"]
    let forms = try languages.map { try glyphs("直骨角返化", $0) }
    #expect(Set(forms).count == 5)
    for language in [nil, "de", "und", "vi"] { #expect(try glyphs("直骨角返化", language) == forms[0]) }
  }

  @Test("Each of 直骨角返化 differs between some two countries", arguments: ["直", "骨", "角", "返", "化"])
  func eachCharacter(character: String) throws {
    let forms = try ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"].map { try glyphs(character, $0) }
    #expect(Set(forms).count > 1)
  }

  @Test(
    "Tags that are none, or too long, shape as without",
    arguments: ["", "-", "zh-", "日本", "zh Hant", String(repeating: "a", count: 5000), "x\0y"])
  func malformedTags(tag: String) throws {
    let engine = try Self.engine.get()
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    let plain = engine.shape("AVAV", font: font).content.glyphs
    #expect(engine.shape("AVAV", font: font, language: tag).content.glyphs == plain)
  }
}
