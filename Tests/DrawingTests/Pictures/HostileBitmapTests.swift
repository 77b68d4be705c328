import FontMetrics
import Foundation
import LayoutCore
import Testing

@testable import Drawing
@testable import TextLayout

@Suite("Bitmaps of hostile fonts")
struct HostileBitmapTests {
  /// Made by `Fuzzing/Scripts/make_hostile_fonts.py`: each glyph is 2 KB in the file and 64 MB in
  /// memory.
  private func text(_ letters: String) throws -> DrawnText {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../../Fuzzing/Regressions/fonts/bitmaps-of-4096-pixels.ttf")
    let shaped = TextEngine(catalog: try TestFonts.catalog.get()).shape(
      letters, font: Font(face: try FontFace(path: file.path), pointSize: 20))
    let line = try #require(shaped.lines(width: nil).first)
    return DrawnText(runs: line.runs, origin: .zero, color: Color.black)
  }

  private func draw(_ text: DrawnText) throws(DrawingError) {
    _ = try Picture(size: CGSize(width: 40, height: 40), elements: [.text(text)]).data(as: .png(scale: 1))
  }

  @Test("One glyph of 4096 by 4096 pixels is drawn, however often; a second one is refused")
  func budget() throws {
    try draw(text("HHHH"))
    let failure = #expect(throws: DrawingError.self) { try draw(text("Hx")) }
    #expect(failure?.code == .drawingFailed)
    #expect(failure?.message.contains("16777216 pixels") == true)
  }
}
