import FontMetrics
import Testing

@Suite("Ink against the line box")
struct InkBoundsTests {
  @Test("The box of a word is that of its letters, set one after the other")
  func word() throws {
    // The line is -200…900; g hangs to -200, H reaches 700. Every letter fills its advance of 600.
    let face = try FontFace(path: BundledFolder.strutTest)
    let ink = face.inkBounds(of: "Hg")
    let first = try #require(face.glyphMetrics(of: "H")?.bounds)
    let second = try #require(face.glyphMetrics(of: "g")?.bounds)
    #expect(ink.bounds == first.union(second.offset(x: 600, y: 0)))
    #expect(ink.advance == 1200)
    #expect(ink.highest == "H")
    #expect(ink.lowest == "g")
    #expect(ink.staysInLine)
    #expect(ink.missing.isEmpty)
  }

  @Test("What leaves the line says by how much and where")
  func overshoot() throws {
    let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf")
    let ink = face.inkBounds(of: "eẪx", language: "vi")
    let top = try #require(ink.bounds?.top)
    #expect(top > face.metrics.ascender)
    #expect(ink.overshootAbove == top - face.metrics.ascender)
    #expect(ink.overshootBelow == 0)
    #expect(ink.highest == "Ẫ")
    #expect(!ink.staysInLine)
  }

  @Test("Marks are looked for with their letter: a grapheme is named whole")
  func graphemes() throws {
    let face = try FontFace(path: BundledFolder.path + "/NotoSansThai/NotoSansThai-Regular.ttf")
    let ink = face.inkBounds(of: "ก ปี่ ฎู", language: "th")
    #expect(ink.highest == "ปี่")
    #expect(ink.lowest == "ฎู")
    let plain = face.inkBounds(of: "ก")
    #expect(try #require(ink.bounds).top > #require(plain.bounds).top)
  }

  @Test("Scripts of both directions stand one after the other")
  func directions() throws {
    let face = try FontFace(path: BundledFolder.path + "/NotoSansArabic/NotoSansArabic-Regular.ttf")
    let joined = face.inkBounds(of: "بب")
    let apart = face.inkBounds(of: "ب")
    #expect(joined.advance < 2 * apart.advance)
    let twice = face.inkBounds(of: "ب1")
    #expect(twice.advance > apart.advance)
  }

  @Test("Nothing to see is nil, and missing characters are named once")
  func nothing() throws {
    let face = try FontFace(path: BundledFolder.strutTest)
    #expect(face.inkBounds(of: "").bounds == nil)
    #expect(face.inkBounds(of: " ").bounds == nil)
    #expect(face.inkBounds(of: " ").overshootAbove == 0)
    #expect(face.inkBounds(of: "aกกb\u{200B}").missing == ["ก"])
  }

  @Test(
    "Half a surrogate pair and other oddities are measured all the same", arguments: ["\u{FFFD}", "\u{301}", "\n", "🏳️‍🌈"])
  func oddities(text: String) throws {
    let face = try FontFace(path: BundledFolder.strutTest)
    #expect(face.inkBounds(of: text).advance >= 0)
  }
}

@Suite("Sample texts")
struct SampleTextTests {
  @Test(
    "Every bundled text face has samples of its script, wholly covered",
    arguments: [
      ("Inter/InterVariable.ttf", ["Latn", "Latn", "Cyrl", "Grek"]),
      ("NotoSansThai/NotoSansThai-Regular.ttf", ["Thai"]),
      ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", ["Deva"]),
      ("NotoSansHebrew/NotoSansHebrew-Regular.ttf", ["Hebr"]), ("NotoColorEmoji/NotoColorEmoji.ttf", []),
    ])
  func samples(path: String, scripts: [String]) throws {
    let face = try FontFace(path: BundledFolder.path + "/" + path)
    let samples = face.sampleTexts
    #expect(samples.map(\.script) == scripts)
    for sample in samples {
      #expect(face.inkBounds(of: sample.text, language: sample.language).missing.isEmpty)
    }
  }

  @Test("Each text is of letters of its own script, in words")
  func table() {
    for sample in SampleText.all {
      #expect(!sample.text.isEmpty && sample.text.split(separator: " ").count >= 1)
      #expect(sample.script.count == 4)
    }
    #expect(Set(SampleText.all.map { $0.script + ($0.language ?? "") }).count == SampleText.all.count)
  }
}
