import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Invisible characters stay in the run that they stand in")
struct InvisibleCharacterTests {
  /// Each a grapheme cluster of its own, and none that turns text from right to left: hyphens,
  /// joiners, signs of direction, operators, the byte order mark, tags.
  static let invisible: [Unicode.Scalar] = [
    "\u{AD}", "\u{200B}", "\u{2060}", "\u{200E}", "\u{202A}", "\u{202C}", "\u{2063}", "\u{206A}", "\u{FEFF}",
    "\u{2066}", "\u{2068}", "\u{2069}", "\u{1D173}", "\u{1BCA0}", "\u{1BCA3}",
    "\u{180E}", "\u{E0001}",
  ]

  @Test(
    "Letters on either side of one are kerned as without it, in a face that stands in", .fact("system-26"),
    arguments: invisible)
  func kerning(_ character: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 20)
    let (plain, text) = (engine.shape("Тав", font: font), engine.shape("Т\(character)ав", font: font))
    #expect(text.content.runs.count == 1)
    #expect(text.faces == plain.faces)
    #expect(text.missing.isEmpty)
    #expect(text.widest == plain.widest)
    for width in [15, 25, 1e5] {
      engine.measure("Т\(character)ав", font: font, width: width, displayScale: 3)
        .expectEqual(text.sizeThatFits(width: width, displayScale: 3), "\(character.value) in \(width)")
    }
  }

  @Test("Text from right to left is one run with its signs of direction")
  func rightToLeft() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 20)
    let hebrew = try engine.catalog.font(named: "Noto Sans Hebrew", size: 20).face
    for text in ["ספר", "ס\u{200F}פר", "\u{200F}ספר", "ספר\u{200F}", "ס\u{AD}פ\u{200B}ר"] {
      let shaped = engine.shape(text, font: font)
      #expect(shaped.faces == [hebrew], "\(text.unicodeScalars.map(\.value))")
      #expect(shaped.content.runs.count { $0.face == hebrew } == 1)
      #expect(shaped.stretches.map(\.face) == [hebrew])
      #expect(shaped.widest == engine.shape("ספר", font: font).widest)
    }
  }

  @Test(
    "No face is named for what draws nothing", arguments: ["\u{200B}", "\u{AD}\u{2060}", "\u{FEFF}\n\u{200E}", "\n"])
  func faces(_ text: String) throws {
    let engine = try Fixtures.engine()
    let shaped = engine.shape(text, font: try engine.catalog.systemFont(size: 17))
    #expect(shaped.faces.isEmpty)
    #expect(shaped.stretches.isEmpty)
    #expect(shaped.widest == 0)
  }

  @Test("A face is named once something is drawn in it, however its run began")
  func facesInOrder() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    let hebrew = try engine.catalog.font(named: "Noto Sans Hebrew", size: 17).face
    #expect(engine.shape("\u{200E}a\u{200E}", font: font).faces == [font.face])
    #expect(engine.shape("\u{200E}אa", font: font).faces == [hebrew, font.face])
    #expect(engine.shape("\u{200E}aא", font: font).stretches.map(\.face) == [font.face, hebrew])
  }

  @Test("A tab and a newline are no such characters")
  func tabs() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    #expect(engine.shape("Т\tав", font: font).content.runs.count == 3)
  }

  // MARK: What Unicode hides and HarfBuzz does not

  @Test("Hangul fillers are shown by a face that has them", .fact("system-27"))
  func fillers() throws {
    let engine = try Fixtures.engine()
    let own = Font(face: try Self.small.face("small"), pointSize: 10)
    let cjk = try engine.catalog.font(named: "Noto Sans CJK JP", size: 10).face
    for (filler, advance) in [("\u{3164}", 9.2), ("\u{FFA0}", 9.2)] {
      let shaped = engine.shape("a\(filler)a", font: own)
      #expect(shaped.content.runs.map(\.face) == [own.face, cjk, own.face])
      #expect(shaped.missing.isEmpty)
      #expect(abs(shaped.widest - (10 + advance)) < 1e-6)
    }
  }

  @Test(
    "They and signs of shorthand are hidden where no face has them", .fact("system-27"),
    arguments: ["\u{115F}", "\u{1160}", "\u{1BCA0}", "\u{1BCA1}", "\u{1BCA2}", "\u{1BCA3}"])
  func hidden(_ character: String) throws {
    let engine = try Fixtures.engine()
    for font in [Font(face: try Self.small.face("small"), pointSize: 10), try engine.catalog.systemFont(size: 17)] {
      let shaped = engine.shape("a\(character)a", font: font)
      #expect(shaped.faces == [font.face])
      #expect(shaped.content.runs.count == 1)
      #expect(shaped.missing.isEmpty)
      #expect(shaped.widest == engine.shape("aa", font: font).widest)
      #expect(shaped.content.glyphs.allSatisfy { $0.glyphID != 0 })
    }
  }

  @Test(
    "A filler that a face has keeps its width before marks that it lacks", .fact("system-27"),
    arguments: ["\u{301}", "\u{651}", "\u{301}\u{651}"])
  func fillersWithMarks(_ marks: String) throws {
    let engine = try Fixtures.engine()
    let cjk = try engine.catalog.font(named: "Noto Sans CJK JP", size: 10).face
    for font in [Font(face: try Self.small.face("small"), pointSize: 10), try engine.catalog.systemFont(size: 10)] {
      let alone = engine.shape("aa", font: font).widest
      for filler in ["\u{3164}", "\u{FFA0}"] {
        let shaped = engine.shape("a\(filler)\(marks)a", font: font)
        #expect(abs(shaped.widest - (alone + 9.2)) < 1e-6, "\(shaped.widest)")
        #expect(shaped.faces.contains(cjk) && shaped.missing.isEmpty)
        #expect(
          engine.measure("a\(filler)\(marks)a", font: font, displayScale: 3).unroundedSize.width == shaped.widest)
      }
    }
  }

  @Test(
    "A filler that no face has names none and cuts no run", .fact("system-27"), .fact("system-26"),
    arguments: ["\u{115F}", "\u{1160}", "\u{115F}\u{1160}", "\u{1160}\u{FE0F}"])
  func hiddenInStandIn(_ filler: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 20)
    for word in ["Тав", "AVA", "\u{D55C}\u{AE00}"] {
      let plain = engine.shape(word, font: font)
      var text = word
      text.insert(contentsOf: filler, at: text.index(after: text.startIndex))
      for text in [text, word + filler] {
        let shaped = engine.shape(text, font: font)
        #expect(shaped.faces == plain.faces && shaped.content.runs.count == 1)
        #expect(shaped.widest == plain.widest && shaped.missing.isEmpty)
        #expect(shaped.stretches.map(\.face) == plain.faces)
        engine.measure(text, font: font, width: 25, displayScale: 3)
          .expectEqual(shaped.sizeThatFits(width: 25, displayScale: 3), "\(text)")
      }
      let first = engine.shape(filler + word, font: font)
      #expect(first.faces == plain.faces && first.widest == plain.widest)
      #expect(first.stretches.map(\.face) == plain.faces)
    }
    let alone = engine.shape(filler, font: font)
    #expect(alone.faces.isEmpty && alone.stretches.isEmpty && alone.missing.isEmpty && alone.widest == 0)
  }

  @Test("What Unicode hides has neither a glyph of a missing character nor a width", .fact("system-27"))
  func law() throws {
    let engine = try Fixtures.engine()
    let font = Font(face: try SmallFont(characters: [("a", 500)], script: "latn").face("letter"), pointSize: 10)
    let ignorable = (UInt32(0x80)...0xE0FFF).lazy.compactMap(Unicode.Scalar.init)
      .filter { $0.characterProperties.contains(.defaultIgnorable) }
    var count = 0
    // Two fillers come from another face.
    for character in ignorable where character != "\u{3164}" && character != "\u{FFA0}" {
      let shaped = engine.shape("a\(character)a", font: font)
      #expect(shaped.widest == 10 && shaped.faces == [font.face], "\(character.value)")
      #expect(shaped.content.glyphs.allSatisfy { $0.glyphID != 0 || $0.xAdvance == 0 }, "\(character.value)")
      count += 1
    }
    #expect(count > 4000)
  }

  @Test("A run of a filler alone is a stretch")
  func fillerStretch() throws {
    let engine = try Fixtures.engine()
    let own = Font(face: try Self.small.face("small"), pointSize: 10)
    let cjk = try engine.catalog.font(named: "Noto Sans CJK JP", size: 10).face
    let shaped = engine.shape("\u{3164}", font: own)
    #expect(shaped.faces == [cjk])
    #expect(shaped.stretches.map(\.face) == [cjk])
    #expect(shaped.stretches.first?.request?.scalars == ["\u{3164}"])
    #expect(shaped.stretches.first?.missing == [])
  }

  @Test("A face that has them shows its own")
  func ownFillers() throws {
    let engine = try Fixtures.engine()
    var small = Self.small
    small.characters += [("\u{3164}", 700), ("\u{115F}", 200)]
    let font = Font(face: try small.face("fillers"), pointSize: 10)
    #expect(engine.measure("a\u{3164}\u{115F}", font: font, displayScale: 3).unroundedSize.width == 14)
  }

  private static let small = SmallFont(characters: [("a", 500), (" ", 250)], script: "latn")
}
