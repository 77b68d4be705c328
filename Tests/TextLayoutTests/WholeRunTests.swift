import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Results of HarfBuzz that depend on the whole run, in fonts made for this: a string of several
/// words has the same size as if it is shaped as a whole, regardless of earlier measurements.
@Suite("Words and what is decided by a whole run")
struct WholeRunTests {
  private let measuring: TextEngine
  private let shaping: TextEngine

  init() throws {
    measuring = try Fixtures.engine(cacheByteLimit: 8 << 20)
    shaping = try Fixtures.engine(cacheByteLimit: 0)
  }

  private func expectEqual(
    _ text: String, _ font: Font, width: Double? = nil, location: SourceLocation = #_sourceLocation
  ) {
    let measured = measuring.measure(text, font: font, width: width, displayScale: 3)
    let shaped = shaping.shape(text, font: font)
    let expected = shaped.sizeThatFits(width: width ?? 1e6, displayScale: 3)
    measured.expectEqual(expected, "\(text)", location: location)
  }

  private func width(_ text: String, _ font: Font) -> Double {
    shaping.shape(text, font: font).unroundedIntrinsicSize().width
  }

  @Test(
    "A character that is taken apart is put together where a mark is in its run",
    arguments: [
      (script: "dev2", whole: "\u{929}", parts: "\u{928}\u{93C}", base: "\u{915}", mark: "\u{941}"),
      (script: "mym2", whole: "\u{1026}", parts: "\u{1025}\u{102E}", base: "\u{1000}", mark: "\u{102D}"),
    ] as [(script: String, whole: String, parts: String, base: String, mark: String)])
  func recomposition(sample: (script: String, whole: String, parts: String, base: String, mark: String)) throws {
    var characters: [(character: Unicode.Scalar, advance: Int)] = [(" ", 250)]
    for (index, scalar) in (sample.whole + sample.parts + sample.base + sample.mark).unicodeScalars.enumerated() {
      characters.append((scalar, 100 * (index + 1) + 7 * index * index))
    }
    let font = Font(
      face: try SmallFont(characters: characters, script: sample.script, forms: [("zzzz", " ", 250)]).face(
        sample.script), pointSize: 10)
    let marked = sample.base + sample.mark
    #expect(width(sample.whole + " " + marked, font) != width(sample.whole, font) + width(" " + marked, font))
    for text in [
      sample.whole, sample.whole + " " + marked, marked + " " + sample.whole, sample.whole + sample.mark,
      sample.base + " " + sample.whole, sample.whole, [sample.base, sample.whole, marked].joined(separator: " "),
    ] {
      expectEqual(text, font)
    }
  }

  @Test("Letters have forms by their place in a run, spaces counted, in scripts of the Universal Shaping Engine")
  func formsByPlace() throws {
    let letter: Unicode.Scalar = "\u{1A00}"
    let forms = [("isol", 600), ("init", 700), ("medi", 800), ("fina", 900)].map { ($0.0, letter, $0.1) }
    let small = SmallFont(characters: [(" ", 250), (letter, 500), ("\u{1A01}", 510)], script: "bugi", forms: forms)
    let face = try small.face("bugi")
    let font = Font(face: face, pointSize: 10)
    #expect(face.shapingFont.face.hasFormsByPlace && width("ᨀ", font) == 6 && width("ᨀ ᨀ", font) == 18.5)
    for text in ["ᨀ", "ᨀ ᨀ", "ᨀ ᨁ ᨀ", "ᨁ ᨀ", "ᨀᨀ ᨁ"] { expectEqual(text, font) }
  }

  @Test("A letter that goes back over those before it has no sum")
  func negativeAdvances() throws {
    let small = SmallFont(
      characters: [(" ", 250), ("W", 20_000), ("n", 600), ("x", 600)], script: "latn", kerning: [("n", "x", -16_383)])
    let font = Font(face: try small.face("backwards"), pointSize: 10)
    #expect(width("Wnx", font) < width("W", font))
    for width in stride(from: 10.0, through: 400, by: 15) {
      for text in ["Wnx Wnx Wnx", "Wnx", "nx Wnx nx"] { expectEqual(text, font, width: width) }
    }
  }

  @Test("What stands in for a pair of characters is the same before and after one of them was met")
  func composites() throws {
    let small = SmallFont(characters: [(" ", 250), ("x", 500), ("\u{AC00}", 900)], script: "hang")
    let font = Font(face: try small.face("syllables"), pointSize: 10)
    let before = width("\u{1100}\u{1161} x", font)
    expectEqual("\u{1100}\u{1161} x", font)
    expectEqual("\u{1100}", font)
    _ = width("\u{1100}", font)
    expectEqual("\u{1100}\u{1161} x", font)
    expectEqual("x \u{1100}\u{1161}", font)
    #expect(width("\u{1100}\u{1161} x", font) == before && before == 16.5)
  }

  @Test(
    "A grapheme joiner at the end of a run is hidden, and not before a space",
    arguments: ["AV\u{34F} A", "A A\u{34F}", "\u{34F} x"])
  func joiners(text: String) throws {
    expectEqual(text, try measuring.catalog.systemFont(size: 17))
  }

  @Test("A word that ends in a space of its own measures what it does where a line ends with it")
  func spacesAtTheEnd() throws {
    let small = SmallFont(
      characters: [(" ", 250), ("T", 600), ("x", 600), ("\u{2009}", 200)], script: "latn",
      kerning: [("T", "\u{2009}", -200)])
    let font = Font(face: try small.face("before-thin-space"), pointSize: 10)
    #expect(width("TT\u{2009}x", font) == 18)
    for text in ["TT\u{2009} x", "TT\u{2009}", "x TT\u{2009}\u{2009}  x", "T\u{2009}T\u{2009} T"] {
      for width in stride(from: 5, through: 30, by: 0.5) { expectEqual(text, font, width: width) }
    }
  }

  @Test("A line that ends in spaces of two words shows neither")
  func spacesAtTheStart() throws {
    let small = SmallFont(
      characters: [(" ", 250), ("a", 600), ("V", 600), ("\u{2009}", 200)], script: "latn",
      kerning: [("\u{2009}", "V", -100)])
    let font = Font(face: try small.face("after-thin-space"), pointSize: 10)
    #expect(width("a\u{2009}V", font) == 13)
    for text in ["aa \u{2009}VV", "a \u{2009}V\u{2009}V a", "\u{2009}V \u{2009}VV"] {
      for width in stride(from: 5, through: 30, by: 0.5) { expectEqual(text, font, width: width) }
    }
  }

  @Test(
    "A mark at a text's start has a dotted circle, in its face, and none after a space",
    arguments: ["\u{301}a", "\u{301}", "a \u{301}a", "\u{301} a", "\u{102B}a", "\u{20DD} a", "\u{10A01}a"])
  func dottedCircle(text: String) throws {
    let characters: [Unicode.Scalar] = ["a", "\u{301}", "\u{102B}", "\u{20DD}", "\u{10A01}", "\u{25CC}"]
    let small = SmallFont(characters: [(" ", 250)] + characters.map { ($0, 600) }, script: "latn")
    let font = Font(face: try small.face("circle"), pointSize: 10)
    #expect(width("\u{301}a", font) > width("a", font))
    expectEqual("a " + text, font)
    expectEqual(text, font)
    expectEqual(text, font, width: 7)
  }

  @Test("Widths and point sizes near the greatest numbers count the lines they do in a text shaped whole")
  func greatNumbers() throws {
    let face = try SmallFont(characters: [(" ", 250), ("a", 600)], script: "latn").face("great")
    for pointSize in [1e300, 1e303, 1e290] {
      for width in [1e305, 2e305, 1.7e308] {
        expectEqual("aa aa aa", Font(face: face, pointSize: pointSize), width: width)
      }
    }
  }

  /// The space is glyph 1, a, b and c are 2 to 4, others are 5 and 6.
  private static let letters: [(character: Unicode.Scalar, advance: Int)] = [
    (" ", 300), ("a", 600), ("b", 610), ("c", 620), ("X", 300), ("Y", 900),
  ]

  @Test(
    "Rules that see a space as another glyph, or by classes that are none, or that go beyond what a long run may take",
    arguments: [
      (
        name: "another glyph",
        lookups: [
          SmallRules.single(1, to: 5), SmallRules.chain([2, 5, 3], applying: 3), SmallRules.single(5, to: 1),
          SmallRules.single(2, to: 6),
        ], applied: [0, 1, 2]
      ),
      (
        "classes of no format",
        [
          SmallRules.chain(2, followers: 3, classes: [0, 7, 0, 1, 0, 1, 0, 1, 0, 1], applying: 1),
          SmallRules.single(2, to: 6),
        ], [0]
      ),
      ("no classes", [SmallRules.chain(2, followers: 3, classes: [], applying: 1), SmallRules.single(2, to: 6)], [0]),
      (
        "classes out of order",
        [
          SmallRules.chain(
            2, followers: 3, classes: [0, 2, 0, 3, 0, 6, 0, 6, 0, 1, 0, 1, 0, 1, 0, 1, 0, 5, 0, 5, 0, 1], applying: 1),
          SmallRules.single(2, to: 6),
        ], [0]
      ),
      ("many glyphs", [SmallRules.multiple(2, to: [Int](repeating: 4, count: 200))], [0]),
      (
        "glyphs of glyphs",
        [
          SmallRules.multiple(2, to: [Int](repeating: 4, count: 12)),
          SmallRules.multiple(4, to: [Int](repeating: 5, count: 12)),
        ], [0, 1]
      ),
      (
        "rules in rules",
        [
          SmallRules.context(2, applying: [Int](repeating: 1, count: 60) + [2]),
          SmallRules.context(2, applying: [Int](repeating: 3, count: 60)), SmallRules.single(2, to: 6),
          SmallRules.single(5, to: 5),
        ], [0]
      ),
    ] as [(name: String, lookups: [[UInt8]], applied: [Int])])
  func rules(sample: (name: String, lookups: [[UInt8]], applied: [Int])) throws {
    var small = SmallFont(characters: Self.letters, script: "latn")
    small.tables["GSUB"] = SmallRules.table(sample.lookups, applying: sample.applied)
    let font = Font(face: try small.face(sample.name), pointSize: 10)
    for text in ["a b", "a bc", "a b a b", "ab abc b", Array(repeating: "a", count: 200).joined(separator: " ")] {
      expectEqual(text, font)
      expectEqual(text, font, width: 50)
    }
  }

  @Test(
    "State machines of Apple's kern table see all of a run, whatever the second half of its version", arguments: [0, 1])
  func kerningMachine(minorVersion: Int) throws {
    var small = SmallFont(
      characters: [("X", 300), ("Y", 300), (" ", 300), ("a", 600), ("b", 610)], script: "latn")
    // Glyphs 3 to 5 have classes; a pushes, a space continues, and b after them kerns what was
    // pushed by -300.
    small.tables["kern"] = SmallFont.words([
      1, minorVersion, 0, 1, 0, 72, 1, 0, 7, 10, 18, 46, 62, 3, 3, 0x0504, 0x0600, 0, 0, 0x0100, 0, 0, 1, 0, 0, 0,
      0x0102, 0, 0, 1, 3, 18, 0, 32, 0x8000, 39, 0, 18, 62, -299,
    ])
    let font = Font(face: try small.face("machine"), pointSize: 10)
    #expect(width("a b", font) == 12.1)
    for text in ["a b", "a b a b", "b a", "ab b"] { expectEqual(text, font) }
  }

  @Test("Words that another face stands in for with state machines are shaped alone")
  func machinesOfStandIns() throws {
    var runes = SmallFont(
      characters: [
        (" ", 300), ("X", 300), ("Y", 300), ("\u{16A0}", 600), ("\u{16A1}", 610), ("Z", 0), ("W", 0), ("V", 900),
      ], script: "runr", names: ("Runes", false))
    // Glyph 5 replaces the marked glyph by glyph 8; without a mark, this is the first glyph.
    runes.tables["morx"] = SmallFont.words([
      2, 0, 0, 1, 0, 1, 0, 128, 0, 0, 0, 1, 0, 112, 0, 1, 0, 1, 0, 5, 0, 20, 0, 40, 0, 60, 0, 76, 6, 4, 1, 4, 0, 0, 5,
      4, 0xFFFF, 0xFFFF, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0xFFFF, 0xFFFF, 0, 0, 0, 0xFFFF, 0, 4, 6, 4, 1, 4, 0, 0,
      4, 8, 0xFFFF, 0xFFFF,
    ])
    let plain = SmallFont(characters: [(" ", 300), ("c", 620)], script: "latn")
    let catalog = try FontCatalog.bundled()
    _ = try catalog.register(data: runes.bytes, name: "runes")
    let font = Font(face: try plain.face("plain"), pointSize: 10)
    let (measuring, shaping) = (TextEngine(catalog: catalog), TextEngine(catalog: catalog, cacheByteLimit: 0))
    for text in [
      "\u{16A0}", "\u{16A1}", "\u{16A0}\u{16A1}", "\u{16A0}\u{16A1} \u{16A0}\u{16A0}\u{16A1}", "c \u{16A0}\u{16A1} c",
    ] {
      let measured = measuring.measure(text, font: font, displayScale: 1).unroundedSize
      #expect(measured == shaping.shape(text, font: font).unroundedIntrinsicSize(), "\(text)")
    }
  }

  @Test("Letters are not shaped that a rule leaves alone, though its ranges share a glyph, as in Inter 4.0")
  func sharedRanges() throws {
    func shapings(_ ranges: [ClosedRange<Int>]) throws -> Int {
      var small = SmallFont(characters: Self.letters, script: "latn")
      small.tables["GSUB"] = SmallRules.table([SmallRules.single(ranges, to: [4, 4, 4])], applying: [0])
      let font = Font(face: try small.face("ranges"), pointSize: 10)
      let engine = try Fixtures.engine()
      for text in ["aa aa", "XX", "aXa X"] {
        let measured = engine.measure(text, font: font, displayScale: 3).unroundedSize
        #expect(measured == shaping.shape(text, font: font).unroundedIntrinsicSize())
      }
      return engine.counters.shapings
    }
    let plain = try shapings([3...3, 4...4])
    #expect(try shapings([3...3, 3...4]) == plain)
    #expect(try shapings([4...4, 3...3]) > plain)
  }
}
