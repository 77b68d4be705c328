import FontMetrics
import Foundation
import TestSupport
import Testing

/// The bundled fonts' folder, and the small font of our own in it.
enum BundledFolder {
  static let catalog = Result { try FontCatalog.bundled(sources: .own) }

  static var path: String { (try? catalog.get().directory) ?? "" }
  static var strutTest: String { path + "/StrutTest/StrutTest-Regular.ttf" }
}

@Suite("A face of round numbers")
struct FontFaceTests {
  @Test("Four platforms choose three line boxes")
  func profiles() throws {
    let face = try FontFace(path: BundledFolder.strutTest)
    let hhea = LineMetricsProfile(source: .hhea, ascender: 900, descender: -200, lineGap: 100)
    let expected = LineMetricsProfiles(
      coreText: hhea, freeType: hhea,
      windows: LineMetricsProfile(source: .win, ascender: 1000, descender: -300, lineGap: 0), browser: hhea)
    #expect(face.profiles == expected)
  }

  @Test("USE_TYPO_METRICS counts for FreeType in old tables too, and never for Core Text", .fact("system-5"))
  func typographicMetrics() throws {
    let bytes = try SFNTPackaging.strutTest(changing: "OS/2") { table in
      table[1] = 3
      table[63] |= 1 << 7
    }
    let face = try FontFace(data: bytes)
    #expect(face.usesTypographicMetrics)
    #expect(face.profiles.coreText.source == .hhea)
    let typo = LineMetricsProfile(source: .typo, ascender: 750, descender: -250, lineGap: 200)
    #expect(face.profiles.freeType == typo)
    #expect(face.profiles.browser == typo)
  }

  @Test("A font's points are design units times the size over the em")
  func points() throws {
    let font = Font(face: try FontFace(path: BundledFolder.strutTest), pointSize: 20)
    #expect(
      [font.ascender, font.descender, font.lineHeight, font.lineGap] == [18, -4, 22, 2])
    #expect(font.capHeight == 14)
    #expect(font.xHeight == 10)
  }

  @Test("Metrics given in the place of the face's own stay at every size")
  func ownMetrics() throws {
    let metrics = FaceMetrics(unitsPerEm: 100, ascender: 80, descender: -40)
    let font = Font(face: try FontFace(path: BundledFolder.strutTest), pointSize: 10, metrics: metrics)
    #expect(font.withSize(20).metrics == metrics)
    #expect(font.withSize(20).lineHeight == 24)
  }

  @Test("Metrics are linear in the size", arguments: [0.0, 0.5, 8, 17, 53, 1000])
  func linear(size: Double) throws {
    let unit = Font(face: try FontFace(path: BundledFolder.strutTest), pointSize: 1)
    let font = unit.withSize(size)
    #expect(abs(font.lineHeight - unit.lineHeight * size) < 1e-9)
  }

  @Test(
    "MVAR moves each metric as fontTools' instancer does (4.68.0), which rounds",
    arguments: [
      ([32.0, 400], [1056.0, 1490, -208, 140, 634, 140]), ([14, 900], [1118, 1490, -302, 232, 671, 232]),
      ([17, 600], [1108, 1490, -304, 175, 665, 175]),
    ])
  func variations(location: [Double], expected: [Double]) throws {
    let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf")
    let metrics = try face.instance(at: ["opsz": location[0], "wght": location[1]]).metrics
    let found = [
      metrics.xHeight, metrics.capHeight, metrics.underlinePosition, metrics.underlineThickness,
      metrics.strikeoutPosition, metrics.strikeoutThickness,
    ]
    #expect(found.map { $0?.rounded() } == expected)
    #expect(metrics.ascender == 1984)
  }

  @Test("The same location of a file is the same face")
  func identity() throws {
    let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf")
    let heavy = try face.instance(at: ["wght": 900])
    #expect(heavy.weight == .black)
    #expect(heavy != face)
    #expect(try face.instance(at: ["wght": 900]) == heavy)
    #expect(try heavy.instance(at: ["wght": 400]) == face)
  }

  @Test("A file is closed when its last face is gone")
  func lifetime() throws {
    weak var file: AnyObject?
    do {
      let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf")
      let heavy = Font(face: try face.instance(at: ["wght": 900]), pointSize: 20)
      file = heavy.face.file
      #expect(file != nil)
    }
    #expect(file == nil)
  }

  @Test("Values outside an axis are clamped to it")
  func clamped() throws {
    let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf", variations: ["wght": 5000])
    #expect(face.coordinates.map(\.value) == [14, 900])
  }

  @Test("The optical size follows the point size, unless it is pinned", .fact("system-7"))
  func opticalSize() throws {
    let face = try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf")
    func opticalSize(_ face: FontFace, at size: Double) -> Double? {
      Font(face: face, pointSize: size).face.coordinates.first { $0.tag == "opsz" }?.value
    }
    #expect(opticalSize(face, at: 17) == 17)
    #expect(opticalSize(face, at: 8) == 14)
    #expect(opticalSize(face, at: 53) == 32)
    #expect(opticalSize(try face.instance(at: ["opsz": 20]), at: 53) == 20)
    #expect(Font(face: face, pointSize: 17).withSize(30).face.coordinates.first?.value == 30)
  }

  @Test("An axis the face does not have, or a value that is no number, is an error")
  func badVariations() throws {
    let inter = BundledFolder.path + "/Inter/InterVariable.ttf"
    #expect(
      throws: FontError(.badVariation, of: inter, "\"\(inter)\" has no variation axis \"slnt\"; it has opsz, wght.")
    ) {
      try FontFace(path: inter, variations: ["slnt": 1])
    }
    #expect(
      throws: FontError(.badVariation, of: inter, "the value of \"wght\" for \"\(inter)\" is not a finite number.")
    ) {
      try FontFace(path: inter, variations: ["wght": .nan])
    }
  }

  @Test("A line without height is not used: the next table stands in, and a warning says so")
  func negativeLine() throws {
    var bytes = try Array(Data(contentsOf: URL(filePath: BundledFolder.strutTest)))
    let hhea = try #require(SFNTPackaging.offset(of: "hhea", in: bytes))
    // ascender -500, descender 500
    bytes.replaceSubrange(hhea + 4..<hhea + 8, with: [0xFE, 0x0C, 0x01, 0xF4])
    let face = try FontFace(data: bytes, name: "negative.ttf")
    #expect(face.metrics.sources.line == .typo)
    #expect(face.metrics.lineHeight == 1000)
    #expect(face.warnings.map(\.message).contains("the hhea line has no height, so typo metrics are used"))
  }
}
