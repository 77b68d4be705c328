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

  /// The data that shaped text depends on.
  private func faces(_ engine: TextEngine, _ text: String, _ font: Font) -> [String] {
    engine.shape(text, font: font).content.runs.map {
      "\($0.range) \($0.face.map { "\($0.names.postScriptName ?? "") \($0.coordinates)" } ?? "")"
    }
  }

  /// Found by the text fuzzer: U+2060 in an emoji font made the emoji font a fallback for it in all
  /// following text.
  @Test("An engine that has shaped texts in other fonts and sizes chooses the faces that a new one does")
  func history() throws {
    let old = try Fixtures.engine()
    let fonts = try Self.fonts.flatMap { name in
      try [40.0, 11, 17].map { try old.catalog.font(named: name, size: $0) }
    }
    for _ in 0..<2 {
      for font in fonts {
        for text in Self.texts {
          let new = TextEngine(catalog: old.catalog)
          #expect(
            faces(old, text, font) == faces(new, text, font), "\(text) in \(font.face.names.postScriptName ?? "")")
        }
      }
      old.forgetTexts()
    }
  }

  @Test("Which faces stand in stays known when texts are forgotten, and for other faces of the file")
  func remembered() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 17)
    func known(_ face: FontFace) -> Bool {
      engine.fallback.standIns(script: Script(of: "字"), language: nil, primary: face).table[0x5B57] != nil
    }
    #expect(!known(font.face))
    _ = engine.measure("字", font: font, displayScale: 1)
    #expect(known(font.face))
    engine.forgetTexts()
    #expect(known(font.face))
    #expect(known(try engine.catalog.font(named: "Strut Test", size: 11).face))
  }

  @Test("Faces of many styles keep what stood in for each")
  func styles() throws {
    let engine = try Fixtures.engine()
    let face = try engine.catalog.systemFont(size: 17).face
    let faces = try (0..<100).map { try face.instance(at: ["wght": 100 + Double($0) * 8]) }
    #expect(Set(faces.map(\.weight)).count == 100)
    func standIns() -> [StandIns] {
      faces.map { engine.fallback.standIns(script: Script(of: "字"), language: nil, primary: $0) }
    }
    #expect(zip(standIns(), standIns()).allSatisfy { $0 === $1 })
  }

  @Test("What was noted for a file that is no more is not taken for another's")
  func reused() throws {
    let engine = try Fixtures.engine()
    let names = ["Strut Test", "Palatino"]
    let files = try names.map { try engine.catalog.font(named: $0, size: 12).face.file }
    let standIns = StandIns(for: files[0])
    standIns.note(try engine.catalog.font(named: "Noto Sans Thai", size: 12).face, for: 0xE01)
    standIns.serve(files[0])
    #expect(standIns.table[0xE01] != nil)
    standIns.serve(files[1])
    #expect(standIns.table[0xE01] == nil)
  }

  @Test("A letter with its mark is in the face that stands in for the letter, whichever was met first")
  func marksOfRegisteredFamilies() throws {
    let letter: (Unicode.Scalar, Int) = ("\u{2C80}", 700)
    let mark: (Unicode.Scalar, Int) = ("\u{2CF1}", 100)
    let fonts = [
      SmallFont(characters: [letter], script: "copt", names: ("First", false)),
      SmallFont(characters: [letter, mark], script: "copt", names: ("Second", false)),
      SmallFont(characters: [letter, mark], script: "copt", names: ("First", true)),
    ]
    let catalog = try FontCatalog.bundled()
    for font in fonts { _ = try catalog.register(data: font.bytes, name: "small") }
    let font = try catalog.font(named: "Inter-Bold", size: 10)
    let (first, second) = (TextEngine(catalog: catalog), TextEngine(catalog: catalog))
    func families(_ engine: TextEngine, _ text: String) -> [String?] {
      engine.shape(text, font: font).content.runs.map { $0.face?.names.family }
    }
    _ = families(first, "\u{2C80}")
    #expect(families(first, "\u{2C80}\u{2CF1}") == ["First"])
    #expect(families(second, "\u{2C80}\u{2CF1}") == ["First"])
  }
}
