import FontMetrics
import Testing

@Suite("Words that name languages")
struct LanguageTagTests {
  @Test(
    "A tag stays as it is; an encoding goes, and a modifier is a script or a variant",
    arguments: [
      ("de", "de"), ("zh-Hant", "zh-Hant"), ("pt_BR", "pt_BR"), ("tl", "tl"), ("de-x-informal", "de-x-informal"),
      ("sr@latin", "sr-Latn"), ("sr@Latn", "sr-Latn"), ("en@shaw", "en-Shaw"), ("sr@ije", "sr-ijekavsk"),
      ("sr_RS.UTF-8@Latin", "sr-Latn-RS"), ("uz@cyrillic", "uz-Cyrl"),
      ("ca_ES@valencia", "ca-ES-valencia"), ("de_DE.ISO8859-1@euro", "de-DE"), ("ja_JP.eucJP", "ja-JP"),
      ("ks_IN@devanagari", "ks-Deva-IN"),
    ])
  func tags(name: String, tag: String) { #expect(LanguageTag.tag(of: name) == tag) }

  @Test(
    "What can be no tag is none",
    arguments: [
      "", "@latin", ".UTF-8", "d", "d@latin", "d e", "é", "-", "de-", "de.ja", "en@!!", "de_DE.what ever",
      "sr@latin.UTF-8", "de@", "de.",
      String(repeating: "a", count: 9),
    ])
  func none(name: String) { #expect(LanguageTag.tag(of: name) == nil) }
}
