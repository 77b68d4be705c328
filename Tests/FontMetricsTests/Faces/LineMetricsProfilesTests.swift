import FontMetrics
import TestSupport
import Testing

@Suite("Line boxes by platform")
struct LineMetricsProfilesTests {
  private static let hhea = LineMetricsProfile(source: .hhea, ascender: 900, descender: -200, lineGap: 100)
  private static let typo = LineMetricsProfile(source: .typo, ascender: 750, descender: -250, lineGap: 200)
  private static let win = LineMetricsProfile(source: .win, ascender: 1000, descender: -300, lineGap: 0)

  private func profiles(_ tag: String, _ change: (inout ArraySlice<UInt8>) -> Void) throws -> LineMetricsProfiles {
    try FontFace(data: SFNTPackaging.strutTest(changing: tag, change)).profiles
  }

  @Test("With USE_TYPO_METRICS all but Core Text and GDI take typo", .fact("system-5"))
  func typographic() throws {
    let profiles = try profiles("OS/2") { $0[$0.startIndex + 63] |= 1 << 7 }
    #expect(
      profiles
        == LineMetricsProfiles(
          coreText: Self.hhea, freeType: Self.typo, harfBuzz: Self.typo, windows: Self.win, directWrite: Self.typo,
          browser: Self.typo))
  }

  @Test("An hhea table of zeros is none, but for HarfBuzz")
  func zeros() throws {
    let profiles = try profiles("hhea") { table in
      for index in 4..<10 { table[table.startIndex + index] = 0 }
    }
    #expect(profiles.coreText == Self.typo)
    #expect(profiles.freeType == Self.typo)
    #expect(profiles.harfBuzz == LineMetricsProfile(source: .hhea, ascender: 0, descender: 0, lineGap: 0))
  }

  @Test("HarfBuzz puts a descender that is above the baseline below it")
  func descenderWithoutSign() throws {
    let profiles = try profiles("hhea") { table in
      // 200
      (table[table.startIndex + 6], table[table.startIndex + 7]) = (0, 200)
    }
    #expect(profiles.freeType.descender == 200)
    #expect(profiles.harfBuzz.descender == -200)
  }

  @Test("With USE_TYPO_METRICS FreeType, browsers and DirectWrite take typo even where it is 0", .fact("font-11"))
  func typographicZeros() throws {
    let patches: [SFNTEditing.Patch] = [.init("OS/2", 62, [0, 0xC0]), .init("OS/2", 68, [0, 0, 0, 0, 0, 0])]
    let face = try FontFace(data: SFNTEditing.strutTest(patches))
    let none = LineMetricsProfile(source: .typo, ascender: 0, descender: 0, lineGap: 0)
    let profiles = face.profiles
    #expect(profiles.coreText == Self.hhea && profiles.webKit == Self.hhea && profiles.windows == Self.win)
    #expect(
      [profiles.freeType, profiles.browser, profiles.directWrite, profiles.harfBuzz] == Array(repeating: none, count: 4)
    )
    #expect(face.typo == none)
    let sentences = face.warnings.map(\.message)
    #expect(
      sentences.contains { $0.hasSuffix("USE_TYPO_METRICS is set: FreeType and browsers take typo, Core Text hhea") })
    let flat = "the line has no height in FreeType, browsers and DirectWrite, which take typo as is (0 0 0)"
    #expect(sentences.contains(flat))
  }

  @Test("DirectWrite's descender of typo is never above the baseline", .fact("font-12"))
  func directWriteDescender() throws {
    let patches: [SFNTEditing.Patch] = [.init("OS/2", 62, [0, 0xC0]), .init("OS/2", 70, [0, 250])]
    let profiles = try FontFace(data: SFNTEditing.strutTest(patches)).profiles
    #expect(profiles.browser.descender == 250 && profiles.freeType.descender == 250)
    #expect(profiles.directWrite == LineMetricsProfile(source: .typo, ascender: 750, descender: 0, lineGap: 200))
  }

  @Test("Sets of zeros are in the file all the same")
  func zerosInTheFile() throws {
    let zeros: [SFNTEditing.Patch] = [
      .init("hhea", 4, [0, 0, 0, 0, 0, 50]), .init("OS/2", 68, Array(repeating: 0, count: 10)),
    ]
    let face = try FontFace(data: SFNTEditing.strutTest(zeros))
    #expect(face.hhea == LineMetricsProfile(source: .hhea, ascender: 0, descender: 0, lineGap: 50))
    #expect(face.typo == LineMetricsProfile(source: .typo, ascender: 0, descender: 0, lineGap: 0))
    #expect(face.win == LineMetricsProfile(source: .win, ascender: 0, descender: 0, lineGap: 0))
    #expect(face.profiles.coreText.source == .head)
  }

  @Test("WebKit takes typo for a face with a MATH table and USE_TYPO_METRICS, and for no other", .fact("system-29"))
  func webKit() throws {
    for (selection, hasMath) in [(0xC0, true), (0xC0, false), (0x40, true)] {
      let bytes = try SFNTEditing.strutTest(
        [.init("OS/2", 62, SFNTEditing.bigEndian(selection, 2))], replacing: hasMath ? ["MATH": [0, 1, 0, 0]] : [:])
      let face = try FontFace(data: bytes)
      #expect(face.profiles.webKit == (selection == 0xC0 && hasMath ? Self.typo : Self.hhea))
      #expect(face.profiles.coreText == Self.hhea)
      let named = face.warnings.contains { $0.message.contains("WebKit") }
      #expect(named == (selection == 0xC0 && hasMath))
    }
  }

  /// `hhea` and `typo` that are as they should be, upside down, or 0, in both states of the bit.
  struct Sets: Sendable, CustomTestStringConvertible {
    var hhea, typo, win: [Int]
    var usesTypo: Bool
    var testDescription: String { "hhea \(hhea) typo \(typo) win \(win) \(usesTypo)" }

    static let all: [Sets] = {
      let hheas = [
        [900, -200, 100], [-200, 900, 0], [0, 0, 0], [0, 0, 70], [900, 200, 0], [32000, -32000, 32000],
      ]
      let typos = [[750, -250, 200], [-250, 750, 10], [0, 0, 0], [0, 0, 60], [0, -250, 0]]
      let wins = [[1000, 300], [0, 0], [40000, 300]]
      return hheas.flatMap { hhea in
        typos.flatMap { typo in
          wins.flatMap { win in [false, true].map { Sets(hhea: hhea, typo: typo, win: win, usesTypo: $0) } }
        }
      }
    }()

    func face() throws -> FontFace {
      func bytes(_ numbers: [Int]) -> [UInt8] { numbers.flatMap { SFNTEditing.bigEndian($0, 2) } }
      let patches: [SFNTEditing.Patch] = [
        .init("hhea", 4, bytes(hhea)), .init("OS/2", 62, [0, usesTypo ? 0xC0 : 0x40]),
        .init("OS/2", 68, bytes(typo + win)),
      ]
      return try FontFace(data: SFNTEditing.strutTest(patches))
    }

    /// `sfnt_load_face` of FreeType, with its numbers of 16 bits, and `open_face`, which takes the
    /// sign off a height.
    var freeType: LineMetricsProfile {
      func box(_ source: MetricSource, _ ascender: Int, _ descender: Int, _ gap: Int) -> LineMetricsProfile {
        let (top, bottom) = (Int16(truncatingIfNeeded: ascender), Int16(truncatingIfNeeded: descender))
        let sum = Int16(truncatingIfNeeded: Int(top) - Int(bottom) + gap)
        let height = sum < 0 ? 0 &- sum : sum
        return LineMetricsProfile(
          source: source, ascender: Double(top), descender: Double(bottom),
          lineGap: Double(Int(height) - Int(top) + Int(bottom)))
      }
      if usesTypo { return box(.typo, typo[0], typo[1], typo[2]) }
      if hhea[0] != 0 || hhea[1] != 0 { return box(.hhea, hhea[0], hhea[1], hhea[2]) }
      if typo[0] != 0 || typo[1] != 0 { return box(.typo, typo[0], typo[1], typo[2]) }
      return box(.win, win[0], -win[1], 0)
    }
  }

  @Test(
    "FreeType's profile is FreeType's, however the sets are, and the warning names what each platform takes",
    arguments: Sets.all)
  func freeType(_ sets: Sets) throws {
    let face = try sets.face()
    let profiles = face.profiles
    #expect(profiles.freeType == sets.freeType)
    #expect(profiles.browser.source == sets.freeType.source && profiles.browser.ascender == sets.freeType.ascender)
    guard let warning = face.warnings.first(where: { $0.kind == .horizontalAgainstTypographic }) else {
      #expect(sets.hhea == sets.typo)
      return
    }
    let choice = try #require(warning.message.components(separatedBy: "set: ").last)
    for (name, profile) in [
      ("Core Text", profiles.coreText), ("FreeType", profiles.freeType), ("browsers", profiles.browser),
    ] {
      // The first set that is named behind the platform.
      let rest = try #require(choice.components(separatedBy: name).dropFirst().first)
      let named = rest.split { " ,".contains($0) }.first { ["hhea", "typo", "win", "head"].contains($0) }
      #expect(named.map(String.init) == profile.source.rawValue, "\(name): \(choice)")
    }
    for (name, profile) in [("FreeType", profiles.freeType), ("DirectWrite", profiles.directWrite)] {
      let isFlat = profile.ascender <= profile.descender && profiles.coreText.ascender > profiles.coreText.descender
      let isTold = face.warnings.contains {
        $0.message.hasPrefix("the line has no height in") && $0.message.contains(name)
      }
      #expect(isTold == isFlat, "\(name)")
    }
  }

  @Test("GDI and DirectWrite add what the hhea line has beyond the win box")
  func externalLeading() throws {
    let profiles = try profiles("hhea") { table in
      // 1000
      (table[table.startIndex + 8], table[table.startIndex + 9]) = (3, 232)
    }
    #expect(profiles.windows.lineGap == 800)
    #expect(profiles.directWrite == profiles.windows)
  }

  @Test("An hhea table of zeros gives GDI no gap, whatever typo has")
  func noExternalLeading() throws {
    let zeros = SFNTEditing.Patch("hhea", 4, [0, 0, 0, 0, 0, 0])
    let gap = SFNTEditing.Patch("OS/2", 72, [3, 232])
    let profiles = try FontFace(data: SFNTEditing.strutTest([zeros, gap])).profiles
    #expect(profiles.coreText.lineGap == 1000)
    #expect(profiles.windows == Self.win)
  }

  @Test(
    "Browsers round ascent, descent and gap each by itself, halves up",
    arguments: [(10.0, [9.0, -2, 1]), (15.0, [14.0, -3, 2]), (17.0, [15.0, -3, 2]), (0.0, [0.0, 0, 0])])
  func wholePixels(size: Double, expected: [Double]) {
    let box = Self.hhea.wholePixels(size: size, unitsPerEm: 1000)
    #expect([box.ascender, box.descender, box.lineGap] == expected)
    #expect(box.baselineDistance == expected[0] - expected[1] + expected[2])
  }
}
