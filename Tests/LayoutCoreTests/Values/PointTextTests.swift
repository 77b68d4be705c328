import LayoutCore
import Testing

@Suite("Lengths in messages and tables")
struct PointTextTests {
  @Test(
    "They are written to the thousandth, and any number can be",
    arguments: [
      (0, "0"), (44, "44"), (63.0 + 2.0 / 3.0, "63.667"), (-7.5, "-7.5"), (1e19, "10000000000000000000"),
      (.infinity, "inf"),
    ] as [(Double, String)])
  func texts(points: Double, text: String) { #expect(PointText.text(points) == text) }
}
