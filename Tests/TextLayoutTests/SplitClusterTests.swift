import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Clusters that no face has whole")
struct SplitClusterTests {
  @Test(
    "A mark is in the face that has it, and takes no room",
    arguments: [
      ("\"\u{E31}", "\"", "Noto Sans Thai"), ("(\u{651}", "(", "Noto Sans Arabic"),
      ("A\u{951}", "A", "Noto Sans Devanagari"), ("A\u{301}\u{951}", "Á", "Noto Sans Devanagari"),
    ])
  func marks(_ text: String, _ base: String, _ family: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 20)
    let shaped = engine.shape(text, font: font)
    #expect(shaped.missing.isEmpty)
    #expect(shaped.faces.map(\.names.family) == [font.face.names.family, family])
    #expect(shaped.widest == engine.shape(base, font: font).widest)
    for text in [text, "Ab \(text) ab", "x\(text)\(text)"] {
      for width in [4, 11, 30, 60, 1e5] {
        engine.measure(text, font: font, width: width, displayScale: 3)
          .expectEqual(
            engine.shape(text, font: font).sizeThatFits(width: width, displayScale: 3),
            "\(text.unicodeScalars.map(\.value)) in \(width)")
      }
    }
  }

  private static let (letter, mark, other, none):
    (
      Unicode.Scalar, Unicode.Scalar, Unicode.Scalar, Unicode.Scalar
    ) = ("\u{2C80}", "\u{2CF1}", "\u{2CF0}", "\u{2CEF}")

  private func engine() throws -> TextEngine {
    let fonts = [
      SmallFont(characters: [(Self.letter, 700), (Self.mark, 100)], script: "copt", names: ("First", false)),
      SmallFont(characters: [(Self.other, 50)], script: "copt", names: ("Second", false)),
    ]
    let catalog = try FontCatalog.bundled()
    for font in fonts { _ = try catalog.register(data: font.bytes, name: "small") }
    return TextEngine(catalog: catalog)
  }

  private func runs(_ text: String) throws -> (runs: [String], missing: [Unicode.Scalar]) {
    let engine = try engine()
    let shaped = engine.shape(text, font: try engine.catalog.systemFont(size: 10))
    return (shaped.content.runs.map { "\($0.range) \($0.face?.names.family ?? "")" }, shaped.missing)
  }

  @Test("What one face has of a cluster stays together", .fact("system-28"))
  func parts() throws {
    let (letter, mark, other) = (Self.letter, Self.mark, Self.other)
    #expect(try runs("\(letter)\(mark)\(other)").runs == ["0..<2 First", "2..<3 Second"])
    #expect(try runs("\(letter)\(other)\(mark)").runs == ["0..<1 First", "1..<2 Second", "2..<3 First"])
    #expect(try runs("\(letter)\u{200D}\(other)").runs == ["0..<2 First", "2..<3 Second"])
    #expect(try runs("\(letter)\(mark)\(other)").missing.isEmpty)
  }

  @Test("Clusters of more characters than a part is long are cut as well", arguments: [7, 8, 9, 40])
  func long(count: Int) throws {
    let marks = String(repeating: "\(Self.mark)", count: count)
    let found = try runs("\(Self.letter)\(marks)\(Self.other)")
    #expect(found.runs == ["0..<\(count + 1) First", "\(count + 1)..<\(count + 2) Second"])
    #expect(found.missing.isEmpty)
  }

  @Test("Past what is searched for in a cluster, each character has a face still", .timeLimit(.minutes(5)))
  func hostile() throws {
    let engine = try engine()
    let font = try engine.catalog.systemFont(size: 10)
    // Marks of many scripts in turn; no face contains two of them.
    let marks = ["\u{951}", "\u{E31}", "\u{651}", "\(Self.mark)", "\(Self.other)", "\u{5B0}", "\(Self.none)"]
    let text = "x" + (0..<400).map { marks[($0 * $0 + $0 / 7) % marks.count] }.joined()
    let shaped = engine.shape(text, font: font)
    #expect(shaped.missing == [Self.none])
    let unitCount = shaped.content.runs.reduce(0) { $0 + $1.range.count }
    #expect(unitCount == text.utf16.count)
  }

  @Test("A mark of a face of its own is in it from right to left too")
  func rightToLeft() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 20)
    let shaped = engine.shape("א\u{951}", font: font)
    #expect(shaped.missing.isEmpty)
    #expect(shaped.faces.map(\.names.family) == ["Noto Sans Hebrew", "Noto Sans Devanagari"])
    #expect(shaped.content.runs.allSatisfy { $0.isRightToLeft })
    #expect(shaped.widest == engine.shape("א", font: font).widest)
  }

  @Test("A vowel sign that goes on with a letter of another face has no dotted circle, and has one by itself")
  func vowelSign() throws {
    let (letter, sign): (Unicode.Scalar, Unicode.Scalar) = ("\u{995}", "\u{9BE}")
    let catalog = try FontCatalog.bundled(fallbackSources: .registered)
    let fonts = [
      SmallFont(characters: [(letter, 700)], script: "beng", names: ("Letters", false)),
      SmallFont(characters: [(sign, 300), ("\u{25CC}", 600)], script: "beng", names: ("Signs", false)),
    ]
    for font in fonts { _ = try catalog.register(data: font.bytes, name: "small") }
    let engine = TextEngine(catalog: catalog)
    let font = try catalog.systemFont(size: 10)
    for text in ["\(letter)\(sign)", "\(letter)\(sign)\(letter)", "a \(letter)\(sign) a"] {
      let shaped = engine.shape(text, font: font)
      #expect(shaped.content.glyphs.count == text.unicodeScalars.count)
      for width in [5.0, 12, 1e5] {
        engine.measure(text, font: font, width: width, displayScale: 3)
          .expectEqual(shaped.sizeThatFits(width: width, displayScale: 3), "\(text) in \(width)")
      }
    }
    #expect(abs(engine.shape("\(letter)\(sign)", font: font).widest - 10) < 1e-6)
    #expect(engine.shape("\(sign)", font: font).content.glyphs.count == 2)
  }

  @Test("A mark that no face has is missing, and stays with its letter")
  func missing() throws {
    let found = try runs("\(Self.letter)\(Self.none)\(Self.other)")
    #expect(found.runs == ["0..<2 First", "2..<3 Second"])
    #expect(found.missing == [Self.none])
  }

  @Test("An emoji keeps its colors beside a mark that the emoji font lacks")
  func emoji() throws {
    let engine = try Fixtures.engine()
    let shaped = engine.shape("😀\u{301}", font: try engine.catalog.systemFont(size: 10))
    #expect(shaped.content.runs.first?.face?.names.family == "Noto Color Emoji")
    #expect(shaped.missing.isEmpty)
  }
}
