import Testing

@testable import Drawing

@Suite("Numbers at guides")
struct CaptionTests {
  @Test(
    "Points have up to three decimals and no zeros after them",
    arguments: [
      (16.0, "16"), (22 + 1.0 / 3, "22.333"), (0.5, "0.5"), (8.05, "8.05"), (0, "0"), (0.0004, "0"), (-0.0004, "0"),
      (-1.25, "\u{2212}1.25"), (99.9996, "100"), (.infinity, "inf"), (1e20, "1e+20"),
    ])
  func points(value: Double, expected: String) {
    #expect(CaptionSetter.text(points: value) == expected)
  }

  @Test(
    "Captions with room stay, others give way evenly",
    arguments: [
      ([], []), ([4], [4]), ([0, 10, 25], [0, 10, 25]), ([10, 10], [5, 15]), ([0, 4, 8], [-6, 4, 14]),
      ([0, 2, 30], [-4, 6, 30]), ([0, 8, 13], [-3, 7, 17]),
    ] as [([Double], [Double])])
  func spread(wishes: [Double], expected: [Double]) {
    let middles = CaptionSpread.middles(wishes: wishes, lengths: wishes.map { _ in 10 })
    #expect(middles.count == expected.count)
    for (middle, expected) in zip(middles, expected) { #expect(abs(middle - expected) < 1e-9) }
  }

  @Test("Captions of different lengths touch and never overlap")
  func lengths() {
    let wishes = [3.0, 3, 5, 40, 41, 90]
    let lengths = [8.0, 20, 4, 10, 12, 6]
    let middles = CaptionSpread.middles(wishes: wishes, lengths: lengths)
    for index in middles.indices.dropFirst() {
      let distance = middles[index] - middles[index - 1]
      #expect(distance >= (lengths[index] + lengths[index - 1]) / 2 - 1e-9)
    }
    #expect(middles.last == 90)
  }
}
