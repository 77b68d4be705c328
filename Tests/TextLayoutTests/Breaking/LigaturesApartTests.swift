import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Where a line begins or ends inside a ligature, the letters that are left of it may join others, or be kerned with them, as the ligature
/// did not.
@Suite("Lines that take a ligature apart")
struct LigaturesApartTests {
  static let words = [
    "Schifffahrt", "Auffahrt", "Stofffetzen", "Pfefferflasche", "offflach", "fffffjord", "Wafffle", "afffib",
    "Schiffft", "officefflux",
    "ffffff", "Tfffy", "fjffjfi", "Qufft", "Thfft",
  ]

  @Test(
    "Measure and draw what their text does alone",
    arguments: ["TeXGyrePagella-Regular", "TeXGyrePagella-Italic", "StrutTest-Regular"])
  func alone(name: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalogue.font(named: name, size: 100)
    for word in Self.words {
      let units = Array(word.utf16)
      let measurer = engine.shape(word, font: font).measurer
      for start in units.indices {
        for end in start + 1...units.count {
          let part = String(decoding: units[start..<end], as: UTF16.self)
          let alone = engine.shape(part, font: font).measurer.width(0..<end - start)
          #expect(abs(measurer.width(start..<end) - alone) < 1e-9, "\(word) \(start)..<\(end) \(part)")
        }
      }
    }
  }
}
