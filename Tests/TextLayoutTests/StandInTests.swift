import FontMetrics
import Testing

@testable import TextLayout

@Suite("Faces that stand in, whatever was shaped before")
struct StandInTests {
  /// Characters that need no glyph, have parts, or are in few fonts.
  static let texts = [
    "a\u{2060}b", "a\u{AD}b", "\u{212B}", "\u{2060}", "\u{1E9B}\u{323}", "\u{5D0}\u{34F}", "e\u{301}\u{2011}",
    "क\u{2060}", "ก\u{200B}",
  ]

  static let fonts = [
    "system", "Palatino", "JetBrains Mono", "Strut Test", "Noto Sans Arabic", "Noto Sans Thai", "Noto Color Emoji",
  ]

  /// What shaped text depends on.
  private func faces(_ engine: TextEngine, _ text: String, _ font: Font) -> [String] {
    engine.shape(text, font: font).content.runs.map {
      "\($0.range) \($0.face.map { "\($0.names.postScriptName ?? "") \($0.coordinates)" } ?? "")"
    }
  }

  /// Found by the text fuzzer: U+2060 in an emoji font made the emoji font stand in for it in every text after.
  @Test("An engine that has shaped texts in other fonts and sizes chooses the faces that a new one does")
  func history() throws {
    let old = try Fixtures.engine()
    let fonts = try Self.fonts.flatMap { name in
      try [40.0, 11, 17].map { try old.catalogue.font(named: name, size: $0) }
    }
    for _ in 0..<2 {
      for font in fonts {
        for text in Self.texts {
          let new = TextEngine(catalogue: old.catalogue)
          #expect(
            faces(old, text, font) == faces(new, text, font), "\(text) in \(font.face.names.postScriptName ?? "")")
        }
      }
      old.forgetTexts()
    }
  }
}
