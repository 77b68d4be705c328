import JSONText
import Strut
import Testing

@testable import Queries

@Suite("Values outside the axes of a font")
struct ClampedAxisTests {
  private func outcome(_ variations: [String: Double]) throws -> Measurer.Outcome {
    var settings = MeasureSettings()
    try settings.set("font", .string("Inter"))
    settings.font.variations = variations
    return Measurer(catalog: try FontCatalog.bundled(sources: .own)).measure(
      MeasureRecord(text: "Hello", number: 1, settings: settings))
  }

  @Test(
    "A value outside an axis is reported with the value that is used instead",
    arguments: [
      (["wght": 1900], ["Inter: the wght axis ends at 900, which is used instead of 1900."]),
      (["wght": -5], ["Inter: the wght axis ends at 100, which is used instead of -5."]), (["wght": 900], []),
      (["wght": 450.5], []), ([:], []),
    ] as [([String: Double], [String])])
  func beyond(variations: [String: Double], notes: [String]) throws {
    let outcome = try outcome(variations)
    #expect(outcome.notes == notes && outcome.strictFindings == notes)
  }
}
