import Foundation
import LayoutCore
import Testing

@testable import Drawing
@testable import TextLayout

/// Strut Test has 1000 units to the em and rectangles for outlines: `H` is 50...550 across and
/// 0...700 up, `p` is 50...550 and -200...500, an advance is 600.
@Suite("Glyphs on their baseline")
struct GlyphDrawingTests {
  private static let black: UInt32 = 0

  /// Returns the first glyph of a string, at given positions.
  private static func glyphs(_ text: String, size: Double, at places: [CGPoint]) throws -> DrawnText {
    let run = try #require(try TestFonts.text(text, font: "Strut Test", size: size, origin: .zero).runs.first)
    let glyph = try #require(run.glyphs.first)
    let glyphs = places.map {
      PlacedGlyph(glyphID: glyph.glyphID, x: Double($0.x), y: Double($0.y), advance: glyph.advance)
    }
    let moved = GlyphRun(face: run.face, fontSize: size, glyphs: glyphs, isRightToLeft: false)
    return DrawnText(runs: [moved], origin: .zero, color: Color(hexadecimal: black))
  }

  private func picture(_ text: DrawnText) -> Picture {
    Picture(size: CGSize(width: 40, height: 40), elements: [.text(text)])
  }

  @Test(
    "A glyph fills exactly its rectangle, and the baseline is the edge of a pixel row",
    arguments: [
      ("H", 1.0, PixelBox(left: 6, top: 16, right: 16, bottom: 30)),
      ("H", 3, PixelBox(left: 18, top: 48, right: 48, bottom: 90)),
      ("p", 1, PixelBox(left: 6, top: 20, right: 16, bottom: 34)),
      ("HH", 2, PixelBox(left: 12, top: 32, right: 56, bottom: 60)),
    ])
  func rectangle(text: String, scale: Double, expected: PixelBox) throws {
    // 20 points to the em: a unit is 1/50 of a point. The baseline starts at (5, 30).
    let text = try TestFonts.text(
      text, font: "Strut Test", size: 20, origin: CGPoint(x: 5, y: 30), color: Color(hexadecimal: Self.black))
    let bitmap = try Bitmap(picture(text), scale: scale)
    #expect(try bitmap.box(of: Self.black) == expected)
    // Nothing is gray: every edge is on the pixel grid.
    let white = try bitmap.count(of: 0xFFFFFF)
    #expect(try bitmap.count(of: Self.black) + white == bitmap.width * bitmap.height)
  }

  @Test("Glyphs stand where they are placed: x rightwards, y downwards")
  func placement() throws {
    let text = try Self.glyphs("H", size: 10, at: [CGPoint(x: 7.5, y: 20)])
    let bitmap = try Bitmap(picture(text), scale: 1)
    #expect(try bitmap.box(of: Self.black) == PixelBox(left: 8, top: 13, right: 13, bottom: 20))
  }

  @Test("Outlines that overlap join: nonzero winding")
  func overlap() throws {
    let text = try Self.glyphs("H", size: 20, at: [CGPoint(x: 5, y: 30), CGPoint(x: 10, y: 30)])
    let bitmap = try Bitmap(picture(text), scale: 1)
    #expect(try bitmap.count(of: Self.black) == 15 * 14)
  }

  @Test("A counter stays open in TrueType curves and in cubic ones", arguments: ["system", "Palatino"])
  func counter(font: String) throws {
    let text = try TestFonts.text(
      "O", font: font, size: 36, origin: CGPoint(x: 4, y: 34), color: Color(hexadecimal: Self.black))
    let bitmap = try Bitmap(picture(text), scale: 4)
    let box = try #require(try bitmap.box(of: Self.black))
    #expect(try bitmap.color((box.left + box.right) / 2, (box.top + box.bottom) / 2) == 0xFFFFFF)
    #expect(try bitmap.color(box.left + 4, (box.top + box.bottom) / 2) == Self.black)
  }

  @Test("An emoji is drawn in color, in the box of its bitmap")
  func emoji() throws {
    let text = try TestFonts.text("🍎", font: "Noto Color Emoji", size: 30, origin: CGPoint(x: 2, y: 32))
    let bitmap = try Bitmap(picture(text), scale: 2)
    var colorful = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = try bitmap.color(x, y)
        let (red, green, blue) = (color >> 16, color >> 8 & 0xFF, color & 0xFF)
        if red > green + 60, red > blue + 60 { colorful += 1 }
      }
    }
    #expect(colorful > 500)
    #expect(try bitmap.color(0, 0) == 0xFFFFFF)
  }

  @Test("A clipped text shows only inside")
  func clipped() throws {
    let text = try Self.glyphs("H", size: 20, at: [CGPoint(x: 5, y: 30)])
    let clip = CGRect(x: 0, y: 0, width: 10, height: 20)
    let picture = Picture(size: CGSize(width: 40, height: 40), elements: [.clipped(clip, [.text(text)])])
    let box = try Bitmap(picture, scale: 1).box(of: Self.black)
    #expect(box == PixelBox(left: 6, top: 16, right: 10, bottom: 20))
  }

  @Test("A moved element is the element drawn elsewhere")
  func offset() throws {
    let text = try TestFonts.text("H", font: "Strut Test", size: 20, origin: CGPoint(x: 1, y: 20))
    let moved = try TestFonts.text("H", font: "Strut Test", size: 20, origin: CGPoint(x: 5, y: 30))
    #expect(PictureElement.text(text).offset(dx: 4, dy: 10) == .text(moved))
  }
}
