import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("A face's own hyphen-minus and space stand for those it lacks")
struct OwnHyphenTests {
  private static let small = SmallFont(
    characters: [(" ", 250), ("-", 300), ("a", 500), ("b", 510)], script: "latn",
    kerning: [("-", "b", -40), ("a", "-", -20)])

  private func font(_ font: SmallFont = small) throws -> Font { Font(face: try font.face("hyphens"), pointSize: 10) }

  @Test(
    "Runs are not cut for them, and they are kerned as the others", .fact("system-25"),
    arguments: [
      ("a\u{2010}b", "a-b"), ("a\u{2011}b", "a-b"), ("a\u{A0}b", "a b"), ("\u{2011}", "-"), ("\u{A0}", " "),
      ("a\u{2010}\u{2011}b ab", "a--b ab"),
    ])
  func own(_ text: String, _ plain: String) throws {
    let engine = try Fixtures.engine()
    let font = try font()
    let shaped = engine.shape(text, font: font)
    #expect(shaped.content.runs.count == 1)
    #expect(shaped.faces == [font.face])
    #expect(shaped.missing.isEmpty)
    #expect(shaped.stretches.allSatisfy { $0.request == nil })
    #expect(shaped.widest == engine.shape(plain, font: font).widest)
    for width in [3, 6, 9, 14, 1e5] {
      engine.measure(text, font: font, width: width, displayScale: 3)
        .expectEqual(shaped.sizeThatFits(width: width, displayScale: 3), "\(text) in \(width)")
    }
  }

  @Test(
    "They are shown so with a selector after them too, and so is what a face has in parts", .fact("system-25"),
    arguments: [
      ("a\u{A0}\u{FE0E}b", "a b"), ("a\u{A0}\u{FE0F}b", "a b"), ("a\u{A0}\u{E0100}b", "a b"),
      ("a\u{2011}\u{FE0E}b", "a-b"), ("a\u{2010}\u{FE0F}b", "a-b"), ("\u{E4}\u{FE0E}b", "a\u{308}b"),
    ])
  func selectors(_ text: String, _ plain: String) throws {
    let engine = try Fixtures.engine()
    var small = Self.small
    small.characters.append(("\u{308}", 0))
    let font = try font(small)
    let shaped = engine.shape(text, font: font)
    #expect(shaped.faces == [font.face])
    #expect(shaped.content.glyphs.allSatisfy { $0.glyphID != 0 })
    #expect(shaped.missing.isEmpty)
    #expect(shaped.widest == engine.shape(plain, font: font).widest)
    engine.measure(text, font: font, width: 9, displayScale: 3)
      .expectEqual(shaped.sizeThatFits(width: 9, displayScale: 3), "\(text)")
  }

  @Test("A face with U+2010 shows U+2011 by it, with a selector too")
  func ownHyphen() throws {
    let engine = try Fixtures.engine()
    var small = Self.small
    small.characters.append(("\u{2010}", 420))
    let font = try font(small)
    for text in ["\u{2011}", "\u{2011}\u{FE0E}"] {
      #expect(engine.measure(text, font: font, displayScale: 3).unroundedSize.width == 4.2)
    }
  }

  @Test("A space of a width of its own comes from a face that has it", .fact("system-25"))
  func wideSpaces() throws {
    let engine = try Fixtures.engine()
    for space in ["\u{2003}", "\u{3000}"] {
      let shaped = engine.shape("a\(space)a", font: try font())
      #expect(shaped.content.runs.count == 3)
      #expect(abs(shaped.widest - 20) < 1e-6)
    }
  }

  @Test("Many of them are shaped, each in a run of its own", .timeLimit(.minutes(5)))
  func manyRuns() throws {
    let engine = try Fixtures.engine()
    let text = String(repeating: "\u{2011}\t", count: 50_000)
    let shaped = engine.shape(text, font: try font())
    #expect(shaped.content.runs.count == 100_000)
  }

  @Test("The catalog misses none that a face shows so")
  func catalogAnswer() throws {
    let letter: Unicode.Scalar = "\u{2C80}"
    let catalog = try FontCatalog.bundled()
    let small = SmallFont(characters: [("-", 300), (letter, 700)], script: "copt", names: ("Own", false))
    _ = try catalog.register(data: small.bytes, name: "own")
    let answer = catalog.fallback(FontFallbackRequest(scalars: [letter, "\u{2011}"], script: "Copt"))
    #expect(answer.face?.names.family == "Own")
    #expect(answer.missing == [])
  }

  @Test("The hyphen that a line shows is the face's own", .fact("label-23"))
  func inserted() throws {
    let engine = try Fixtures.engine()
    let font = try font()
    let lines = engine.shape("bb\u{AD}bb", font: font).lines(width: 14, lineLimit: 0, breakMode: .byWordWrapping)
    #expect(lines.map(\.text) == ["bb\u{AD}\u{2010}", "bb"])
    #expect(abs(lines[0].width - 13.2) < 1e-9)
    #expect(lines.flatMap(\.runs).allSatisfy { $0.face == font.face })
  }

  @Test("A hyphen of the face's own goes before its hyphen-minus")
  func hyphen() throws {
    let engine = try Fixtures.engine()
    var small = Self.small
    small.characters.append(("\u{2010}", 420))
    #expect(engine.measure("\u{2011}\u{2010}", font: try font(small), displayScale: 3).unroundedSize.width == 8.4)
  }

  @Test("A face without either takes another's")
  func neither() throws {
    let engine = try Fixtures.engine()
    let small = SmallFont(characters: [("a", 500)], script: "latn")
    for text in ["a\u{2010}a", "a\u{2011}a", "a\u{A0}a"] {
      #expect(engine.shape(text, font: try font(small)).content.runs.count == 3)
    }
  }

  @Test("A mark on a space that does not break is in the face of both")
  func markOnSpace() throws {
    let engine = try Fixtures.engine()
    var small = Self.small
    small.characters.append(("\u{301}", 0))
    let shaped = engine.shape("a\u{A0}\u{301}a", font: try font(small))
    #expect(shaped.content.runs.count == 1)
  }
}
