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
