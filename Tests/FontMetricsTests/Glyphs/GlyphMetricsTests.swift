import FontMetrics
import Foundation
import Testing

@Suite("Glyph metrics")
struct GlyphMetricsTests {
  @Test("A rectangle's advance, bearings and bounds are those it was drawn with")
  func rectangle() throws {
    let glyph = try #require(try MetricsFont.variable().glyphMetrics(of: "H"))
    let expected = GlyphMetrics(
      glyphID: 2, name: "H", advance: 700, bounds: GlyphBounds(left: 80, bottom: 0, right: 620, top: 690),
      vertical: GlyphMetrics.Vertical(advance: 1000, originX: 350, originY: 880))
    #expect(glyph == expected)
    #expect(glyph.leftSideBearing == 80)
    #expect(glyph.rightSideBearing == 80)
  }

  @Test("HVAR, VVAR and gvar move them")
  func varied() throws {
    let glyph = try #require(try MetricsFont.variable(weight: 900).glyphMetrics(of: "H"))
    #expect(glyph.advance == 801)
    #expect(glyph.bounds == GlyphBounds(left: 75, bottom: 0, right: 710, top: 703))
    #expect(glyph.vertical?.advance == 1051)
  }

  @Test("Bounds are of the ink, not of the control points")
  func curves() throws {
    let glyph = try #require(try MetricsFont.variable().glyphMetrics(of: "o"))
    let bounds = try #require(glyph.bounds)
    // The control points reach from -140 to 640.
    #expect(bounds.top < 640 && bounds.top > 500)
    #expect(bounds.bottom > -140 && bounds.bottom < 0)
    #expect([bounds.left, bounds.right] == [40, 520])
  }

  @Test("No curve leaves its bounds, and each edge is touched", arguments: ["InterVariable.ttf", "OpenType"])
  func everyGlyphIsInside(font: String) throws {
    let path =
      font == "OpenType" ? "/TeXGyrePagella/texgyrepagella-regular.otf" : "/Inter/InterVariable.ttf"
    let face = try FontFace(path: BundledFolder.path + path)
    for scalar in "Hxgo@&ßQŒæ".unicodeScalars {
      let glyph = try #require(face.glyphMetrics(of: scalar))
      let bounds = try #require(glyph.bounds)
      let points = OutlineSampler.points(face.shapingFont.outline(of: glyph.glyphID))
      let slack = 0.001
      #expect(points.allSatisfy { $0.x >= bounds.left - slack && $0.x <= bounds.right + slack }, "\(scalar)")
      #expect(points.allSatisfy { $0.y >= bounds.bottom - slack && $0.y <= bounds.top + slack }, "\(scalar)")
      #expect(abs((points.map(\.y).max() ?? 0) - bounds.top) < 1, "\(scalar)")
      #expect(abs((points.map(\.x).min() ?? 0) - bounds.left) < 1, "\(scalar)")
    }
  }

  @Test("A space has an advance and no ink")
  func space() throws {
    let glyph = try #require(try MetricsFont.variable().glyphMetrics(of: " "))
    #expect(glyph.advance == 300)
    #expect(glyph.bounds == nil)
    #expect(glyph.leftSideBearing == nil)
  }

  @Test("A color glyph's bounds are its bitmap's")
  func bitmap() throws {
    let face = try FontFace(path: BundledFolder.path + "/NotoColorEmoji/NotoColorEmoji.ttf")
    let glyph = try #require(face.glyphMetrics(of: "🧫"))
    let strike = try #require(face.shapingFont.colorStrike(of: glyph.glyphID))
    #expect(glyph.bounds?.left == strike.xBearing)
    #expect(glyph.bounds?.top == strike.yBearing)
    #expect(glyph.bounds?.bottom == strike.yBearing + strike.height)
  }

  @Test("A character or glyph the face has not is nil")
  func absent() throws {
    let face = try MetricsFont.old()
    #expect(face.glyphMetrics(of: "é") == nil)
    #expect(face.glyphMetrics(glyphID: 3) == nil)
    #expect(face.glyphMetrics(glyphID: .max) == nil)
    #expect(face.glyphMetrics(glyphID: 2)?.vertical == nil)
  }
}
