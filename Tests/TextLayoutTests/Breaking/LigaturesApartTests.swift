import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// If a line begins or ends inside a ligature, the remaining letters may be joined or kerned with
/// others, unlike the ligature.
@Suite("Lines that take a ligature apart")
struct LigaturesApartTests {
  static let words = [
    "Schifffahrt", "Auffahrt", "Stofffetzen", "Pfefferflasche", "offflach", "fffffjord", "Wafffle", "afffib",
    "Schiffft", "officefflux",
    "ffffff", "Tfffy", "fjffjfi", "Qufft", "Thfft", "affi\u{200B}Te", "To\u{200B}ffia", "Tffi\u{200B}\u{200B}Vo",
    "V\u{200B}\u{2060}fft\u{200B}V",
  ]

  @Test(
    "Measure and draw what their text does alone",
    arguments: ["TeXGyrePagella-Regular", "TeXGyrePagella-Italic", "StrutTest-Regular"])
  func alone(name: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: name, size: 100)
    for word in Self.words {
      let units = Array(word.utf16)
      let measurer = engine.shape(word, font: font).measurer
      for start in units.indices {
        for end in start + 1...units.count {
          let part = String(decoding: units[start..<end], as: UTF16.self)
          let alone = engine.shape(part, font: font).measurer
          let comment = "\(word) \(start)..<\(end) \(part)"
          #expect(abs(measurer.width(start..<end) - alone.width(0..<end - start)) < 1e-9, "\(comment)")
          #expect(glyphs(measurer, start..<end) == glyphs(alone, 0..<end - start), "\(comment)")
        }
      }
    }
  }

  private func glyphs(_ measurer: LineMeasurer, _ line: Range<Int>) -> [UInt32] {
    var glyphs: [UInt32] = []
    measurer.forEachStretch(line) { stretch in
      switch stretch {
      case .kept(let run, let range): glyphs += measurer.content.glyphs(of: range, in: run).map(\.glyphID)
      case .reshaped(_, _, let shaped): glyphs += shaped.map(\.glyphID)
      case .blank: break
      }
    }
    return glyphs
  }
}
