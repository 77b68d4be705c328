import FontMetrics
import Foundation
import Testing

/// The metrics that fontTools reads from a face, recorded by
/// `Scripts/oracles/record_font_metrics.py`.
struct FontToolsFace: Decodable, Sendable, CustomTestStringConvertible {
  var path: String
  var faceIndex: Int
  var family, subfamily, fullName, postScriptName, version: String
  var unitsPerEm, glyphCount, codePointCount: Int
  var hhea, typo, win, underline, strikeout: [Double]
  var useTypoMetrics: Bool
  var capHeight, xHeight: Double?
  var weightClass: Int
  var italicAngle: Double
  var scripts, features: [String]

  var testDescription: String { path }

  struct File: Decodable { var faces: [FontToolsFace] }

  static let all: [FontToolsFace] = {
    guard let url = Bundle.module.url(forResource: "Resources/fonttools-faces", withExtension: "json"),
      let file = try? JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    else { return [] }
    return file.faces
  }()
}

@Suite("Faces, against fontTools")
struct FontFaceOracleTests {
  @Test("Every bundled face was recorded")
  func complete() { #expect(FontToolsFace.all.count == 51) }

  @Test("Metrics are fontTools' numbers", arguments: FontToolsFace.all)
  func metrics(_ recorded: FontToolsFace) throws {
    let face = try FontFace(path: BundledFolder.path + "/" + recorded.path, faceIndex: recorded.faceIndex)
    let expected = FaceMetrics(
      unitsPerEm: recorded.unitsPerEm, ascender: recorded.hhea[0], descender: recorded.hhea[1],
      lineGap: recorded.hhea[2], capHeight: recorded.capHeight, xHeight: recorded.xHeight,
      underlinePosition: recorded.underline[0], underlineThickness: recorded.underline[1],
      strikeoutPosition: recorded.strikeout[0], strikeoutThickness: recorded.strikeout[1],
      sources: MetricSources(
        line: .hhea, capHeight: recorded.capHeight.map { _ in .os2 }, xHeight: recorded.xHeight.map { _ in .os2 },
        underline: .post, strikeout: .os2))
    #expect(face.metrics == expected)
    #expect(face.usesTypographicMetrics == recorded.useTypoMetrics)
    let expectedBrowser = recorded.useTypoMetrics ? recorded.typo : recorded.hhea
    let browser = face.profiles.browser
    #expect([browser.ascender, browser.descender, browser.lineGap] == expectedBrowser)
    let windows = face.profiles.windows
    #expect([windows.ascender, -windows.descender] == recorded.win)
  }

  @Test("Names, counts and layout tags are fontTools'", arguments: FontToolsFace.all)
  func description(_ recorded: FontToolsFace) throws {
    let face = try FontFace(path: BundledFolder.path + "/" + recorded.path, faceIndex: recorded.faceIndex)
    #expect(face.names.family == recorded.family)
    #expect(face.names.subfamily == recorded.subfamily)
    #expect(face.names.fullName == recorded.fullName)
    #expect(face.names.postScriptName == recorded.postScriptName)
    #expect(face.names.version == recorded.version)
    #expect(face.glyphCount == recorded.glyphCount)
    #expect(face.codePointCount == recorded.codePointCount)
    #expect(face.weight.rawValue == recorded.weightClass)
    #expect(face.italicAngle == recorded.italicAngle)
    #expect(face.scripts == recorded.scripts)
    #expect(face.features == recorded.features)
  }
}
