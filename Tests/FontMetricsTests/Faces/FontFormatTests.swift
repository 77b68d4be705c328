import FontInterop
import FontMetrics
import Foundation
import Testing

/// The small fonts of many formats that `Scripts/generators/build_format_fonts.py` writes.
enum FormatFonts {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
    path: "Resources/Formats")

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func face(_ name: String, index: Int = 0) throws -> FontFace {
    try FontFace(path: path(name), faceIndex: index)
  }

  static func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: folder.appending(path: name))) }

  /// Returns the advances of a string shaped alone, in design units.
  static func advances(_ text: String, _ face: FontFace) throws -> [Int32] {
    let units = Array(text.utf16)
    let request = ShapingRequest(text: units, range: 0..<units.count, script: "Latn")
    return try #require(face.shapingFont.shape(request)).map(\.xAdvance)
  }
}

@Suite("Fonts of every format")
struct FontFormatTests {
  @Test(
    "Each format opens, and says what it is",
    arguments: [
      ("letters.pfb", FontFormat.type1, 1000, 9), ("letters-alone.pfa", .type1, 1000, 9),
      ("letters.cff", .cff, 1000, 9),
      ("letters.otf", .cff, 1000, 9), ("variable-cff2.otf", .cff2, 1000, 9),
      ("two.ttc", .trueType, 1000, 105), ("two.dfont", .trueType, 1000, 105), ("two.woff2", .trueType, 1000, 105),
      ("pixels.bdf", .bitmap, 12, 5), ("pixels.pcf", .bitmap, 12, 5), ("pixels.pcf.gz", .bitmap, 12, 5),
      ("raster.fnt", .bitmap, 12, 4), ("mac-bitmaps.ttf", .bitmap, 12, 36),
    ])
  func formats(name: String, format: FontFormat, unitsPerEm: Int, glyphs: Int) throws {
    let face = try FormatFonts.face(name)
    #expect(face.format == format)
    #expect(face.unitsPerEm == unitsPerEm)
    #expect(face.glyphCount == glyphs)
    #expect(face.contains("A"))
    #expect(!face.contains("ب"))
    #expect(face.codePointCount > 0)
    #expect(face.metrics.lineHeight > 0)
  }

  @Test("A collection's second face is its own in each wrapping", arguments: ["two.ttc", "two.dfont", "two.woff2"])
  func collections(name: String) throws {
    let faces = try [0, 1].map { try FormatFonts.face(name, index: $0) }
    #expect(faces.map(\.faceCount) == [2, 2])
    #expect(faces.map(\.names.family) == ["Strut Test", "Strut Second"])
    #expect(faces.map(\.metrics.ascender) == [900, 950])
    #expect(try faces.map { try FormatFonts.advances("AV", $0) } == [[500, 600], [500, 600]])
    let failure = FontError(
      .noSuchFace, of: FormatFonts.path(name), "\"\(FormatFonts.path(name))\" has no face 2; it has faces 0 to 1.")
    #expect(throws: failure) { try FormatFonts.face(name, index: 2) }
  }

  @Test(
    "A CFF2 font moves as fontTools' instancer has it (4.68.0)",
    arguments: [(100.0, 520.0, 470.0), (250, 560, 510), (400, 600, 550), (650, 700, 650), (900, 800, 750)])
  func variableCFF(weight: Double, advance: Double, right: Double) throws {
    let face = try FormatFonts.face("variable-cff2.otf").instance(at: ["wght": weight])
    let glyph = try #require(face.shapingFont.nominalGlyph("A"))
    #expect(try FormatFonts.advances("A", face) == [Int32(advance)])
    #expect(OutlineBounds(face.shapingFont.outline(of: glyph)) == OutlineBounds(x: 50...right, y: 0...700))
  }

  @Test("A CFF font program has no table, and shapes as the font it was taken from")
  func bareCFF() throws {
    let (bare, whole) = (try FormatFonts.face("letters.cff"), try FormatFonts.face("letters.otf"))
    #expect(bare.hhea == nil)
    #expect(bare.metrics.sources.line == .fontProgram)
    #expect(bare.italicAngle == -9)
    #expect(try FormatFonts.advances("AVxp", bare) == FormatFonts.advances("AVxp", whole))
  }
}

/// The box around the points of an outline.
struct OutlineBounds: Equatable {
  var x, y: ClosedRange<Double>

  init(x: ClosedRange<Double>, y: ClosedRange<Double>) { (self.x, self.y) = (x, y) }

  init?(_ outline: [OutlineElement]) {
    let points = outline.compactMap { element -> (Double, Double)? in
      switch element {
      case .move(let x, let y), .line(let x, let y): (x, y)
      default: nil
      }
    }
    guard let left = points.map(\.0).min(), let right = points.map(\.0).max(), let bottom = points.map(\.1).min(),
      let top = points.map(\.1).max()
    else { return nil }
    self.init(x: left...right, y: bottom...top)
  }
}
