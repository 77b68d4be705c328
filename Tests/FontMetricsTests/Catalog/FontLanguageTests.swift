import FontMetrics
import Testing

@Suite("Languages that fonts are chosen by")
struct FontLanguageTests {
  @Test(
    "Han forms",
    arguments: [
      ("ja", HanForms.japan), ("ja-JP", .japan), ("ja_JP.UTF-8", .japan), ("JA-jp", .japan), ("ja-Hant", .japan),
      ("ja-CN", .japan), ("ko", .korea), ("ko-KR", .korea), ("ko-Kore-KP", .korea), ("zh", .china), ("zh-Hans", .china),
      ("zh-CN", .china), ("zh-SG", .china), ("zh-Hans-HK", .china), ("zh-Hans-TW", .china), ("zh-Hant", .taiwan),
      ("zh-TW", .taiwan), ("zh_TW", .taiwan), ("zh-Hant-TW", .taiwan), ("zh-HK", .hongKong), ("zh-MO", .hongKong),
      ("zh-Hant-HK", .hongKong), ("zh-Hant-MO", .hongKong), ("yue", .hongKong), ("yue-Hans", .china),
      ("yue-Hant", .hongKong), ("yue-CN", .china), ("zh-yue-HK", .hongKong), ("cmn-Hant", .taiwan), ("lzh", .taiwan),
      ("wuu", .china), ("und-Hans", .china), ("und-Hant", .taiwan), ("und-Hant-HK", .hongKong), ("und-Jpan", .japan),
      ("und-Kore", .korea), ("und", nil), ("de", nil), ("vi-Hani", nil), ("", nil), ("x", nil), ("-", nil),
      ("zh2", nil),
      ("en-JP", nil), ("jam", nil),
    ])
  func hanForms(tag: String, forms: HanForms?) {
    #expect(FontLanguage(tag)?.hanForms == forms)
  }

  @Test("The parts of a tag")
  func parts() {
    let language = FontLanguage("zh_hant_hk-x-private")
    #expect(language?.language == "zh")
    #expect(language?.script == "Hant")
    #expect(language?.region == "HK")
    #expect(FontLanguage("es-419")?.region == "419")
    #expect(FontLanguage("sl-rozaj")?.script == nil)
    #expect(FontLanguage(String(repeating: "a", count: 1 << 20)) == nil)
  }
}
