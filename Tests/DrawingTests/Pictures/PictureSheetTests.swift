import Foundation
import LayoutCore
import Testing

@testable import Drawing

/// Strut Test has 1000 units to the em and rectangles for outlines: `H` is 50...550 across and
/// 0...700 up.
@Suite("Pictures that share their glyphs")
struct PictureSheetTests {
  private static let red = Color(hexadecimal: 0xFF0000)

  private func picture(_ elements: [PictureElement]) -> Picture {
    Picture(size: CGSize(width: 40, height: 30), elements: elements)
  }

  private func text(_ text: String, x: Double = 5) throws -> PictureElement {
    .text(try TestFonts.text(text, font: "Strut Test", size: 20, origin: CGPoint(x: x, y: 25), color: Self.red))
  }

  @Test("Elements are arrays of whole hundredths of a point, the background first")
  func elements() {
    var sheet = PictureSheet()
    let line = DrawnLine(
      from: CGPoint(x: 0, y: 1.5), to: CGPoint(x: 40, y: 1.5), width: 0.5, color: Self.red, dash: [2, 1])
    let polygon = PictureElement.polygon([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)], Self.red)
    let clipped = PictureElement.clipped(CGRect(x: 1, y: 2, width: 3, height: 4.01), radius: 1.5, [polygon])
    #expect(
      sheet.add(picture([.line(line), clipped]))
        == "[[0,0,0,0,4000,3000],[1,1,50,0,150,4000,150,200,100],[4,100,200,300,401,150,[[2,1,0,0,100,0,0,100]]]]")
    #expect(sheet.colors == ["#ffffff", "#ff0000"])
  }

  @Test("A glyph's outline is there once: whole units, y down, each step from where the last one ended")
  func glyphs() throws {
    var sheet = PictureSheet()
    #expect(sheet.add(picture([try text("HH")])) == "[[0,0,0,0,4000,3000],[3,1,0.02,0,500,2500,0,1700,2500]]")
    let count = sheet.sharedByteCount
    #expect(sheet.add(picture([try text("H", x: 7)])) == "[[0,0,0,0,4000,3000],[3,1,0.02,0,700,2500]]")
    #expect(sheet.outlines.count == 1)
    #expect(sheet.sharedByteCount == count && count == sheet.outlines[0].utf8.count)
    // A rectangle of 500 by 700, in whichever way it is drawn.
    let numbers = sheet.outlines[0].split { !"-0123456789".contains($0) }.compactMap { Int($0) }
    #expect(sheet.outlines[0].hasPrefix("m50 ") && sheet.outlines[0].hasSuffix("z"))
    #expect(numbers.contains { abs($0) == 500 } && numbers.contains { abs($0) == 700 })
  }

  @Test("A space takes nothing, and a glyph in colors is an image, which is there once")
  func images() throws {
    var sheet = PictureSheet()
    #expect(sheet.add(picture([try text(" ")])) == "[[0,0,0,0,4000,3000]]")
    let emoji = try TestFonts.text("🙂🙂", font: "Noto Color Emoji", size: 20, origin: CGPoint(x: 0, y: 25))
    let drawn = sheet.add(picture([.text(emoji)]))
    #expect(drawn.split(separator: "[5,0,").count == 3)
    #expect(sheet.images.count == 1)
    #expect(sheet.images.allSatisfy { $0.hasPrefix("data:image/png;base64,iVBOR") })
  }

  @Test("Lengths that are no numbers, or beyond any page, are cut")
  func hostile() {
    var sheet = PictureSheet()
    let box = CGRect(x: Double.nan, y: -Double.infinity, width: 1e300, height: 5)
    #expect(
      sheet.add(picture([.fill(box, Color(red: 0, green: 0, blue: 0, alpha: 0.5))])).hasSuffix(
        "[0,1,0,0,1000000000,500]]"))
    #expect(sheet.colors.last == "#00000080")
  }
}
