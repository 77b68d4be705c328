import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// `hb-shape.tsv` has a word of each script in `system`, and `hb-shape-corpus.tsv.gz` strings of
/// each in its own fonts.
@Suite("Scripts that the system font has no letters for")
struct BundledScriptTests {
  /// A language of each, and what the names of the faces have after "NotoSans".
  static let scripts: [(language: String, name: String)] = [
    ("ar", "Arabic"), ("he", "Hebrew"), ("hi", "Devanagari"), ("th", "Thai"), ("hy", "Armenian"), ("ka", "Georgian"),
    ("bn", "Bengali"), ("ta", "Tamil"), ("te", "Telugu"), ("kn", "Kannada"), ("ml", "Malayalam"), ("gu", "Gujarati"),
    ("pa", "Gurmukhi"), ("or", "Oriya"), ("si", "Sinhala"), ("km", "Khmer"), ("lo", "Lao"), ("my", "Myanmar"),
    ("am", "Ethiopic"),
  ]

  private func text(_ language: String) throws -> String {
    try #require(SampleText.all.first { $0.language == language }).text
  }

  @Test(
    "A text in the system font is as wide as in the script's own font, and misses nothing", .fact("font-14"),
    arguments: scripts)
  func widths(language: String, name: String) throws {
    let engine = try Fixtures.engine()
    for weight in [FontWeight.regular, .medium, .semibold, .bold] {
      let system = try engine.catalog.systemFont(size: 17, weight: weight)
      let style = weight < .semibold ? "Regular" : "Bold"
      let own = try engine.catalog.font(named: "NotoSans\(name)-\(style)", size: 17)
      for word in try text(language).split(separator: " ").map(String.init) {
        let shaped = engine.shape(word, font: system, language: language)
        #expect(shaped.missing.isEmpty, "\(word)")
        #expect(shaped.faces.map(\.names.postScriptName) == ["NotoSans\(name)-\(style)"], "\(word)")
        #expect(shaped.widest == engine.shape(word, font: own, language: language).widest, "\(word)")
        #expect(shaped.widest > 0, "\(word)")
      }
    }
  }

  @Test("The line keeps the system font's height, and the answer names the face", .fact("font-14"), arguments: scripts)
  func lines(language: String, name: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    let text = try text(language)
    let measured = engine.measure(text, font: font, language: language, displayScale: 3)
    #expect(!measured.isMissingCharacters)
    #expect(measured.unroundedSize.height == font.lineHeight)
    let stretches = engine.shape(text, font: font, language: language).stretches
    #expect(Set(stretches.compactMap { $0.request == nil ? nil : $0.face.names.family }) == ["Noto Sans \(name)"])
  }

  @Test(
    "A common sign in a text of a script is in the script's font; one that earlier fonts have stays in theirs",
    .fact("font-14"))
  func order() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    func families(_ text: String) -> [String?] { engine.shape(text, font: font).faces.map(\.names.family) }
    #expect(families("ক।") == ["Noto Sans Bengali"])
    #expect(families("क।") == ["Noto Sans Devanagari"])
    #expect(families("।") == ["Noto Sans Devanagari"])
    #expect(families("ক1") == ["Noto Sans Bengali", "Inter"])
  }
}
