import FontMetrics
import Testing

@Suite("Embedding, color, instances and language systems")
struct FontDescriptionTests {
  @Test(
    "fsType by the version of OS/2",
    arguments: [
      (0, 4, EmbeddingRights.Level.installable, true, false), (2, 4, .restricted, true, false),
      (4, 3, .previewAndPrint, true, false), (8, 4, .editable, true, false), (0x0108, 4, .editable, false, false),
      (0x0204, 2, .previewAndPrint, true, true), (0x0304, 1, .previewAndPrint, true, false),
      (6, 2, .previewAndPrint, true, false), (14, 2, .editable, true, false), (6, 3, .restricted, true, false),
      (12, 4, .previewAndPrint, true, false),
    ])
  func embedding(
    fsType: Int, version: Int, level: EmbeddingRights.Level, allowsSubsetting: Bool, bitmapsOnly: Bool
  ) throws {
    let face = try FontFace(
      data: SFNTEditing.strutTest([
        .init("OS/2", 0, SFNTEditing.bigEndian(version, 2)), .init("OS/2", 8, SFNTEditing.bigEndian(fsType, 2)),
      ]))
    let rights = try #require(face.embedding)
    #expect(rights.level == level)
    #expect(rights.allowsSubsetting == allowsSubsetting)
    #expect(rights.bitmapsOnly == bitmapsOnly)
    #expect(rights.fsType == fsType)
    #expect(rights.isContradictory == (version >= 3 && fsType & (fsType - 1) & 14 != 0 && fsType & 0xFF != fsType & 8))
  }

  @Test("A color font's bitmaps, and a font without color")
  func color() throws {
    let emoji = try FontFace(path: BundledFolder.path + "/NotoColorEmoji/NotoColorEmoji.ttf")
    #expect(emoji.colorFormats == ["CBDT"])
    #expect(emoji.colorBitmapSizes == [109])
    let plain = try FontFace(path: BundledFolder.strutTest)
    #expect(plain.palettes.isEmpty && plain.colorBitmapSizes.isEmpty && plain.layeredColorVersion == nil)
  }

  @Test("Palettes with their colors")
  func palettes() throws {
    // Version 0: two palettes with two entries each, and three color records; the palettes share
    // one of them.
    let table =
      [0, 2, 2, 3].flatMap { SFNTEditing.bigEndian($0, 2) } + SFNTEditing.bigEndian(16, 4)
      + [0, 1].flatMap { SFNTEditing.bigEndian($0, 2) } + [UInt8](repeating: 0xFF, count: 12)
    let face = try FontFace(
      data: SFNTEditing.strutTest(replacing: ["CPAL": table, "COLR": [0, 1] + Array(repeating: 0, count: 32)]))
    #expect(face.palettes.map(\.colorCount) == [2, 2])
    #expect(face.palettes.map(\.name) == [nil, nil])
    #expect(face.layeredColorVersion == 1)
  }

  @Test("A named instance by name, in any letter case; another name is an error with the nearest")
  func instances() throws {
    let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf")
    #expect(face.namedInstances.count == 9)
    #expect(try face.instance(named: "SEMIBOLD").weight == .semibold)
    for instance in face.namedInstances {
      #expect(try face.instance(named: instance.name ?? "").coordinates == instance.coordinates)
    }
    #expect(
      throws: FontError(
        .badVariation, of: face.path, "\"\(face.path)\" has no instance \"Bolt\"; did you mean \"Bold\"?")
    ) {
      try face.instance(named: "Bolt")
    }
    let upright = try FontFace(path: BundledFolder.strutTest)
    let message = "\"\(upright.path)\" has no instance \"Bold\": it is not a variable font."
    #expect(throws: FontError(.badVariation, of: upright.path, message)) { try upright.instance(named: "Bold") }
  }

  @Test("Values outside the axes are told, those inside are not")
  func clamped() throws {
    let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf")
    let found = face.clampedCoordinates(asked: ["wght": 2000, "opsz": 20, "slnt": 3])
    #expect(found.map(\.tag) == ["wght"])
    #expect(found.map(\.asked) == [2000])
    #expect(found.map(\.used) == [900])
  }

  @Test("Language systems by script, of both layout tables")
  func languageSystems() throws {
    let pagella = try FontFace(path: BundledFolder.path + "/TeXGyrePagella/texgyrepagella-regular.otf")
    #expect(pagella.languageSystems["latn"] == ["AZE ", "CRT ", "MOL ", "NLD ", "PLK ", "ROM ", "TRK "])
    #expect(pagella.languageSystems.keys.sorted() == pagella.scripts)
  }
}
