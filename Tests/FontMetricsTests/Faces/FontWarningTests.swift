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

  /// Offsets are those of OpenType's tables; `hhea-missing` needs a font of bitmaps alone, which
  /// FreeType opens without one.
  static let faults: [Fault] = [
    Fault(.lineWithoutHeight, "so typo metrics are used", .init("hhea", 4, [0xFE, 0x0C, 0x01, 0xF4])),
    Fault(.absurdLine, "3200 units high, more than three ems", .init("hhea", 4, [0x0B, 0xB8])),
    Fault(.absurdLine, "200 units high, less than half an em", .init("hhea", 4, [0, 100, 0xFF, 0x9C])),
    Fault(.wrongSign, "the hhea descender 200 is above the baseline", .init("hhea", 6, [0, 200])),
    Fault(.wrongSign, "the typo line gap -1 is negative", .init("OS/2", 72, [0xFF, 0xFF])),
    Fault(.wrongSign, "the hhea ascender -100 is below", .init("hhea", 4, [0xFF, 0x9C])),
    Fault(
      .clipping, "win ascent 600 is below the bounding box's top 700: Windows may clip 100 units",
      .init("OS/2", 74, [2, 88])),
    Fault(.clipping, "win descent 0 is above the bounding box's bottom -200", .init("OS/2", 76, [0, 0])),
    Fault(.letterHeights, "the cap height 1000 is above the ascender 900", .init("OS/2", 88, [3, 0xE8])),
    Fault(.letterHeights, "the x-height 800 is above the cap height 700", .init("OS/2", 86, [3, 0x20])),
    Fault(.strokeThickness, "the underline is 0 units thick", .init("post", 10, [0, 0])),
    Fault(.strokeThickness, "the strikeout is -1 units thick", .init("OS/2", 26, [0xFF, 0xFF])),
    Fault(.italic, "the head table marks the face as italic, but", .init("head", 44, [0, 2])),
    Fault(
      .italic, "marked as italic, but its italic angle is 0", .init("head", 44, [0, 2]), .init("OS/2", 62, [0, 1])),
    Fault(.italic, "the italic angle is -12, but the face", .init("post", 4, [0xFF, 0xF4, 0, 0])),
    Fault(
      .italic, "the italic angle, 12, and the caret slope of hhea lean", .init("post", 4, [0, 12, 0, 0]),
      .init("head", 44, [0, 2]), .init("OS/2", 62, [0, 1]), .init("hhea", 20, [0, 212])),
    Fault(.styleClass, "the weight class is 4 on the old scale; 400", .init("OS/2", 4, [0, 4])),
    Fault(.styleClass, "the weight class is 1001", .init("OS/2", 4, [3, 0xE9])),
    Fault(.styleClass, "the width class is 0", .init("OS/2", 6, [0, 0])),
    Fault(.fixedPitch, "advances of common letters are from 300 to 900", .init("post", 12, [0, 0, 0, 1])),
    Fault(
      .greatestAdvance, "an advance of 900 is greater than the maximum in hhea, 100", .init("hhea", 10, [0, 100])),
    Fault(.emptyNotdef, "glyph 0 is empty", .init("loca", 2, [0, 0])),
    Fault(
      .embedding, "fsType 0x6 sets mutually exclusive embedding levels; restricted", .init("OS/2", 8, [0, 6])),
    Fault(
      .embedding, "fsType 0xc sets mutually exclusive embedding levels; previewAndPrint",
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
        "hhea and typo metrics differ (hhea 900 -200 100, typo 750 -250 200): both give the same distance between baselines, "
          + "but different positions in the line; USE_TYPO_METRICS is not set: Core Text, FreeType and browsers take hhea",
        "baselines are 1300 units apart on Windows and 1200 on Core Text, a difference of +10 % of the em",
      ])
    // typo 900 -200 100, win 900 200, all of it as hhea has it
    let agreeing = SFNTEditing.Patch("OS/2", 68, [3, 0x84, 0xFF, 0x38, 0, 100, 3, 0x84, 0, 200])
    #expect(try FontFace(data: SFNTEditing.strutTest([agreeing])).warnings == [])
    // typo 900 -300 100, with USE_TYPO_METRICS
    let apart = [SFNTEditing.Patch("OS/2", 62, [0, 0xC0]), .init("OS/2", 68, [3, 0x84, 0xFE, 0xD4, 0, 100])]
    let sentence = try #require(FontFace(data: SFNTEditing.strutTest(apart)).warnings.first?.message)
    #expect(
      sentence.hasSuffix(
        "baselines are 1200 units apart with hhea metrics and 1300 with typo metrics, a difference of +10 % of the em; "
          + "USE_TYPO_METRICS is set: FreeType and browsers take typo, Core Text hhea"))
  }

  /// An axis, the weight and width in `OS/2`, and the end of the expected sentence; nil for none.
  static let classes: [(axis: SFNTEditing.Axis, weight: Int, width: Int, sentence: String?)] = [
    (.init("wght", 100, 400, 900), 400, 5, nil), (.init("wght", 100, 399.6, 900), 400, 5, nil),
    (.init("wght", 100, 400, 900), 700, 5, "weight class 700 differs from the default of the wght axis, 400"),
    (.init("wdth", 50, 100, 200), 400, 5, nil), (.init("wdth", 50, 79, 200), 700, 3, nil),
    (
      .init("wdth", 50, 75, 200), 700, 5,
      "width class 5 differs from the default of the wdth axis, 75, which is class 3"
    ),
  ]

  @Test("Classes of OS/2 are the axes' at the default location", arguments: classes)
  func classesAgainstAxes(axis: SFNTEditing.Axis, weight: Int, width: Int, sentence: String?) throws {
    let patch = SFNTEditing.Patch("OS/2", 4, SFNTEditing.bigEndian(weight, 2) + SFNTEditing.bigEndian(width, 2))
    let bytes = try SFNTEditing.strutTest([patch], replacing: ["fvar": SFNTEditing.axisTable([axis])])
    let face = try FontFace(data: bytes)
    #expect(face.warnings.filter { $0.kind == .styleClass }.map(\.message) == [sentence].compactMap { $0 })
    #expect(face.weightClass == weight && face.widthClass == width)
    let moved = try face.instance(at: [axis.tag: axis.maximum])
    #expect(moved.weightClass == weight && moved.widthClass == width)
    #expect(moved.weight.rawValue == (axis.tag == "wght" ? 900 : weight))
    #expect(moved.width.rawValue == (axis.tag == "wdth" ? 200 : 100))
  }

  @Test("A default outside of its axis is told, and the values that instances take")
  func defaultOutsideAxis() throws {
    let below = SFNTEditing.Axis("wght", 400, 100, 900)
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["fvar": SFNTEditing.axisTable([below])]))
    #expect(face.axes.map { [$0.minimum, $0.defaultValue, $0.maximum] } == [[400, 100, 900]])
    #expect(
      face.warnings.filter { $0.kind == .axis }.map(\.message) == [
        "the minimum of the wght axis, 400, is above its default, 100: instances use values from 100 to 900"
      ])
    #expect(try face.instance(at: ["wght": 250]).coordinates.map(\.value) == [250])
    #expect(face.clampedCoordinates(asked: ["wght": 50]).map(\.used) == [100])
    let above = SFNTEditing.Axis("wght", 100, 900.5, 400)
    let other = try FontFace(data: SFNTEditing.strutTest(replacing: ["fvar": SFNTEditing.axisTable([above])]))
    #expect(
      other.warnings.filter { $0.kind == .axis }.map(\.message) == [
        "the maximum of the wght axis, 400, is below its default, 900.5: instances use values from 100 to 900.5"
      ])
    #expect(other.axes[0].maximum == 400 && other.axes[0].range == 100...900.5)
    let both = SFNTEditing.Axis("wght", 400, 100, 50)
    let third = try FontFace(data: SFNTEditing.strutTest(replacing: ["fvar": SFNTEditing.axisTable([both])]))
    #expect(
      third.warnings.filter { $0.kind == .axis }.map(\.message) == [
        "the minimum of the wght axis, 400, is above its default, 100, and its maximum, 50, is below the default: "
          + "instances use values from 100 to 100"
      ])
    #expect(third.axes[0].range == 100...100)
  }

  @Test("Named instances outside of the axes are told, three of them with their places")
  func instancesOutsideAxes() throws {
    let axis = SFNTEditing.Axis("wght", 100, 400, 840.3)
    func warnings(_ instances: [Double]) throws -> [String] {
      let fvar = SFNTEditing.axisTable([axis], instances: instances.map { [$0] })
      return try FontFace(data: SFNTEditing.strutTest(replacing: ["fvar": fvar])).warnings.filter { $0.kind == .axis }
        .map(\.message)
    }
    #expect(try warnings([100, 400, 840.3]) == [])
    #expect(
      try warnings([400, 1000, 50.5, 841, 99]) == [
        "named instances outside the axis ranges: Strut Test 1.000 (wght=1000), Strut Test Regular (wght=50.5), "
          + "Version 1.000 (wght=841) and 1 more"
      ])
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
    #expect(warnings.map(\.message).contains("the no-break space is 600 units wide, but the space is 300"))
  }

  @Test("Equal advances that the font does not own up to")
  func unmarkedFixedPitch() throws {
    let same = SFNTEditing.characterMap([0x2E, 0x30, 0x57, 0x69, 0x6C, 0x6D].map { ($0, 2) })
    let warnings = try FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": same])).warnings
    #expect(
      warnings.map(\.message).contains(
        "the post table does not mark the face as monospaced, but the advances of common letters are all 600"))
  }
}
