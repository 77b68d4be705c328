import Testing

@testable import FontMetrics

/// The order of CSS Fonts 4, 4.5: width, then slant, then weight.
@Suite("The nearest face of a family")
struct CatalogueEntryTests {
  private func entry(_ weight: Int, width: Double = 100, isItalic: Bool = false) -> CatalogueEntry {
    CatalogueEntry(
      path: "\(weight) \(width)\(isItalic ? " italic" : "")", faceIndex: 0, family: "Family", fullName: nil,
      postScriptName: nil, weight: FontWeight(rawValue: weight), width: width, isItalic: isItalic, hasWeightAxis: false)
  }

  @Test(
    "Weights",
    arguments: [
      (400, [100, 300, 500, 900], 500), (400, [100, 300, 600], 300), (450, [400, 500], 500), (500, [400, 600], 400),
      (300, [200, 400], 200), (300, [400, 900], 400), (600, [500, 700, 900], 700), (600, [100, 500], 500),
    ])
  func weights(wanted: Int, offered: [Int], expected: Int) {
    let entries = offered.map { entry($0) }
    #expect(entries.nearest(weight: FontWeight(rawValue: wanted), isItalic: false)?.weight.rawValue == expected)
  }

  @Test(
    "Widths: up to the normal one the narrower comes first, above it the wider",
    arguments: [
      (100.0, [75.0, 100, 125], 100.0), (100, [75, 87.5, 112.5], 87.5), (100, [112.5, 150], 112.5),
      (125, [112.5, 150], 150), (125, [75, 100], 100), (75, [62.5, 87.5], 62.5),
    ])
  func widths(wanted: Double, offered: [Double], expected: Double) {
    let entries = offered.map { entry(400, width: $0) }
    #expect(entries.nearest(weight: .regular, width: wanted, isItalic: false)?.width == expected)
  }

  @Test("A condensed face is no regular one, and slant goes before weight")
  func order() {
    let condensed = entry(400, width: 75)
    #expect([condensed, entry(700)].nearest(weight: .regular, isItalic: false) == entry(700))
    let faces = [entry(400), entry(900, isItalic: true), condensed]
    #expect(faces.nearest(weight: .regular, isItalic: true) == entry(900, isItalic: true))
    #expect([entry(400)].nearest(weight: .regular, isItalic: true) == entry(400))
    #expect([CatalogueEntry]().nearest(weight: .regular, isItalic: true) == nil)
  }
}
