import FontInterop
import FontMetrics
import TestSupport
import Testing

@Suite("Numbers of axes, stored with 16 bits behind the point")
struct VariationAxisTests {
  @Test(
    "A number is the shortest that is stored so",
    arguments: [
      (55_069_901, 840.3), (23_363_584, 356.5), (65536, 1), (-65536, -1), (1, 0.00002), (0, 0), (19661, 0.3),
      (Int(Int32.max), 32767.99998), (Int(Int32.min), -32768),
    ] as [(Int, Double)])
  func shortest(raw: Int, number: Double) {
    let fixed = OpenTypeFixed(rawValue: Int32(raw))
    #expect(fixed.shortest == number)
    #expect(OpenTypeFixed(nearest: number) == fixed)
  }

  @Test("Each of the stored numbers comes back from its shortest, and none is longer than five decimals")
  func shortestRoundTrips() {
    var numbers = SeededGenerator(seed: 49)
    for _ in 0..<20_000 {
      let fixed = OpenTypeFixed(rawValue: Int32(truncatingIfNeeded: numbers.next()))
      let shortest = fixed.shortest
      #expect(OpenTypeFixed(nearest: shortest) == fixed)
      #expect((shortest * 100_000).rounded() / 100_000 == shortest)
    }
  }

  @Test("Ends of an axis are inside of it as they are printed and as they are stored")
  func ends() throws {
    let axis = SFNTEditing.Axis("wght", 356.5, 356.5, 840.3)
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["fvar": SFNTEditing.axisTable([axis])]))
    #expect(face.axes.map(\.maximum) == [840.3])
    for asked in [840.3, 840.3000030517578, 356.5, 356.500001] {
      #expect(face.clampedCoordinates(asked: ["wght": asked]).isEmpty, "\(asked)")
    }
    #expect(try face.instance(at: ["wght": 840.3000030517578]).coordinates.map(\.value) == [840.3])
    #expect(face.clampedCoordinates(asked: ["wght": 840.31]).map(\.used) == [840.3])
    let widest = SFNTEditing.Axis("wght", -32768, 0, 32767.99998)
    let wide = try FontFace(data: SFNTEditing.strutTest(replacing: ["fvar": SFNTEditing.axisTable([widest])]))
    for asked in [40_000, 1e300, -32769] {
      #expect(wide.clampedCoordinates(asked: ["wght": asked]).map(\.asked) == [asked])
    }
    #expect(wide.clampedCoordinates(asked: ["wght": 32767.99998]).isEmpty)
  }
}
