import FontMetrics
import Testing

@Suite("What a type engineer would raise")
struct FontWarningTests {
  /// A font with one thing wrong, and a piece of the sentence that says so.
  struct Fault: Sendable, CustomTestStringConvertible {
    var kind: FontWarning.Kind
    var sentence: String
    var patches: [SFNTEditing.Patch]

    init(_ kind: FontWarning.Kind, _ sentence: String, _ patches: SFNTEditing.Patch...) {
      (self.kind, self.sentence, self.patches) = (kind, sentence, patches)
    }

    var testDescription: String { sentence }
  }

  /// Offsets are those of OpenType's tables; `hhea-missing` needs a font of bitmaps alone, which FreeType opens without one.
  static let faults: [Fault] = [
    Fault(.lineWithoutHeight, "typo metrics stand in", .init("hhea", 4, [0xFE, 0x0C, 0x01, 0xF4])),
    Fault(.absurdLine, "3200 units high, more than three ems", .init("hhea", 4, [0x0B, 0xB8])),
    Fault(.absurdLine, "200 units high, less than half an em", .init("hhea", 4, [0, 100, 0xFF, 0x9C])),
    Fault(.wrongSign, "the hhea descender 200 is above the baseline", .init("hhea", 6, [0, 200])),
    Fault(.wrongSign, "the typo line gap -1 is negative", .init("OS/2", 72, [0xFF, 0xFF])),
    Fault(.wrongSign, "the hhea ascender -100 is below", .init("hhea", 4, [0xFF, 0x9C])),
    Fault(
      .clipping, "win ascent 600 is below the bounding box's top 700: Windows may cut 100 units",
      .init("OS/2", 74, [2, 88])),
    Fault(.clipping, "win descent 0 is above the bounding box's bottom -200", .init("OS/2", 76, [0, 0])),
    Fault(.letterHeights, "the cap height 1000 is above the ascender 900", .init("OS/2", 88, [3, 0xE8])),
    Fault(.letterHeights, "the x-height 800 is above the cap height 700", .init("OS/2", 86, [3, 0x20])),
    Fault(.strokeThickness, "the underline is 0 units thick", .init("post", 10, [0, 0])),
    Fault(.strokeThickness, "the strikeout is -1 units thick", .init("OS/2", 26, [0xFF, 0xFF])),
    Fault(.italic, "head says italic and OS/2 does not", .init("head", 44, [0, 2])),
    Fault(.italic, "marked italic and its italic angle is 0", .init("head", 44, [0, 2]), .init("OS/2", 62, [0, 1])),
    Fault(.italic, "the italic angle is -12 and no bit", .init("post", 4, [0xFF, 0xF4, 0, 0])),
    Fault(
      .italic, "the italic angle 12 leans left and the caret of hhea right", .init("post", 4, [0, 12, 0, 0]),
      .init("head", 44, [0, 2]), .init("OS/2", 62, [0, 1]), .init("hhea", 20, [0, 212])),
    Fault(.styleClass, "the weight class is 4: the scale of old; 400", .init("OS/2", 4, [0, 4])),
    Fault(.styleClass, "the weight class is 1001", .init("OS/2", 4, [3, 0xE9])),
    Fault(.styleClass, "the width class is 0", .init("OS/2", 6, [0, 0])),
    Fault(.fixedPitch, "advances of common letters are 300 to 900", .init("post", 12, [0, 0, 0, 1])),
    Fault(
      .greatestAdvance, "an advance of 900 is above the greatest that hhea names, 100", .init("hhea", 10, [0, 100])),
    Fault(.emptyNotdef, "glyph 0 is empty", .init("loca", 2, [0, 0])),
    Fault(
      .embedding, "fsType 0x6 sets embedding levels that exclude each other: restricted", .init("OS/2", 8, [0, 6])),
    Fault(
      .embedding, "fsType 0xc sets embedding levels that exclude each other: previewAndPrint",
      .init("OS/2", 8, [0, 12])),
  ]

  @Test("Each fault is raised, and not of the font without it", arguments: faults)
  func raised(_ fault: Fault) throws {
    let broken = try FontFace(data: SFNTEditing.strutTest(fault.patches))
    let found = broken.warnings.filter { $0.message.contains(fault.sentence) }
    #expect(found.map(\.kind) == [fault.kind], "\(broken.warnings)")
    let whole = try FontFace(path: BundledFolder.strutTest)
    #expect(!whole.warnings.contains { $0.kind == fault.kind })
  }

  @Test("Metrics that differ between tables and platforms, and those that do not")
  func platforms() throws {
    let warnings = try FontFace(path: BundledFolder.strutTest).warnings.map(\.message)
    #expect(
      warnings == [
        "hhea and typo metrics differ (hhea 900 -200 100, typo 750 -250 200): baselines are as far apart by both, but stand "
          + "elsewhere in the line; USE_TYPO_METRICS is not set: Core Text, FreeType and browsers take hhea",
        "baselines are 1300 units apart on Windows and 1200 on Core Text, +10 % of the em",
      ])
    // typo 900 -200 100, win 900 200, all of it as hhea has it
    let agreeing = SFNTEditing.Patch("OS/2", 68, [3, 0x84, 0xFF, 0x38, 0, 100, 3, 0x84, 0, 200])
    #expect(try FontFace(data: SFNTEditing.strutTest([agreeing])).warnings == [])
    // typo 900 -300 100, with USE_TYPO_METRICS
    let apart = [SFNTEditing.Patch("OS/2", 62, [0, 0xC0]), .init("OS/2", 68, [3, 0x84, 0xFE, 0xD4, 0, 100])]
    let sentence = try #require(FontFace(data: SFNTEditing.strutTest(apart)).warnings.first?.message)
    #expect(
      sentence.hasSuffix(
        "baselines are 1200 units apart by hhea and 1300 by typo, +10 % of the em; "
          + "USE_TYPO_METRICS is set: FreeType and browsers take typo, Core Text hhea"))
  }

  @Test("Everyday characters without a glyph, and a no-break space of its own width")
  func characters() throws {
    let letters = SFNTEditing.characterMap([(0x41, 5)])
    let missing = try FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": letters])).warnings
      .filter { $0.kind == .missingCharacter }.map(\.message)
    #expect(
      missing == [
        "there is no glyph for a space (U+0020)", "there is no glyph for an ellipsis (U+2026)",
        "there is no glyph for a hyphen (U+002D)", "there is no glyph for a no-break space (U+00A0)",
      ])
    let spaces = SFNTEditing.characterMap([(0x20, 1), (0xA0, 2)])
    let warnings = try FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": spaces])).warnings
    #expect(warnings.map(\.message).contains("the no-break space is 600 units wide and the space 300"))
  }

  @Test("Equal advances that the font does not own up to")
  func unmarkedFixedPitch() throws {
    let same = SFNTEditing.characterMap([0x2E, 0x30, 0x57, 0x69, 0x6C, 0x6D].map { ($0, 2) })
    let warnings = try FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": same])).warnings
    #expect(
      warnings.map(\.message).contains("post does not say fixed pitch and the advances of common letters are all 600"))
  }
}
