import Testing

@testable import FontMetrics

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "Letters inserted, deleted, replaced and swapped are counted",
    arguments: [
      ("", "", 0), ("abc", "", 3), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3),
      ("palatno", "palatino", 1), ("hedaline", "headline", 1),
    ])
  func distances(from: String, to: String, distance: Int) {
    #expect(NearestName.distance(Array(from.unicodeScalars), Array(to.unicodeScalars)) == distance)
    #expect(NearestName.distance(Array(to.unicodeScalars), Array(from.unicodeScalars)) == distance)
  }

  @Test(
    "The likeliest name is suggested, or none",
    arguments: [
      ("Palatno", "Palatino"), ("PALATNIO", "Palatino"), ("AX6", "AX5"), ("AX0", "AX1"), ("headlin", "headline"),
      ("Inter", "Inter"), ("Q", nil), ("", nil), ("zebra crossing", nil), ("Pa", nil),
    ])
  func suggestions(name: String, suggestion: String?) {
    let names = ["AX1", "AX2", "AX3", "AX4", "AX5", "Palatino", "Palatino Linotype", "headline", "Inter"]
    #expect(NearestName.suggestion(for: name, among: names) == suggestion)
  }

  @Test("Equally near names: the longest common beginning, then the closest letter, then the first")
  func ties() {
    #expect(NearestName.suggestion(for: "cart", among: ["dart", "card"]) == "card")
    #expect(NearestName.suggestion(for: "title4", among: ["title1", "title3"]) == "title3")
    #expect(NearestName.suggestion(for: "title2", among: ["title1", "title3"]) == "title1")
    #expect(NearestName.suggestion(for: "title2", among: ["title3", "title1"]) == "title3")
  }

  @Test("An endless name costs nothing, because no candidate is as long")
  func longNames() {
    #expect(NearestName.suggestion(for: String(repeating: "x", count: 1_000_000), among: ["body"]) == nil)
  }
}
