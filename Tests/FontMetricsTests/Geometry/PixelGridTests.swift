import FontMetrics
import TestSupport
import Testing

@Suite("Pixels")
struct PixelGridTests {
  // swift-format-ignore
  @Test("Points go to the pixel above, below and nearest", .fact("rounding-1", "rounding-3"), arguments: [
    // points  scale   floor     round     ceil
    ( 20.287,  1.0,   20.0,     20.0,     21.0),
    ( 20.287,  2.0,   20.0,     20.5,     20.5),
    ( 20.287,  3.0,   20.0,     61.0 / 3, 61.0 / 3),
    ( 20.5,    1.0,   20.0,     21.0,     21.0),
    (-20.5,    1.0,  -21.0,    -21.0,    -20.0),
    ( -0.25,   2.0,   -0.5,     -0.5,      0.0),
    (  7.0,    3.0,    7.0,      7.0,      7.0),
  ])
  func rounds(points: Double, scale: Double, floor: Double, round: Double, ceil: Double) {
    #expect(PixelGrid.floor(points, scale: scale) == floor)
    #expect(PixelGrid.round(points, scale: scale) == round)
    #expect(PixelGrid.ceil(points, scale: scale) == ceil)
  }

  @Test(
    "A value within the tolerance of a grid line is on it", .fact("rounding-4"), arguments: [1.0, 2, 3], [-1.0, 1])
  func tolerates(scale: Double, side: Double) {
    let within = 22 + side * 0.9 * PixelGrid.tolerance / scale
    #expect(PixelGrid.ceil(within, scale: scale) == 22)
    #expect(PixelGrid.floor(within, scale: scale) == 22)
    #expect(PixelGrid.ceil(22 + 1.1 * PixelGrid.tolerance / scale, scale: scale) == 22 + 1 / scale)
    #expect(PixelGrid.floor(22 - 1.1 * PixelGrid.tolerance / scale, scale: scale) == 22 - 1 / scale)
  }

  @Test("A half that lost its last bits still goes away from zero", .fact("rounding-3"))
  func halves() {
    #expect(PixelGrid.round(0.5.nextDown, scale: 1) == 1)
    #expect(PixelGrid.round(-0.5.nextDown, scale: 1) == -1)
    #expect(PixelGrid.round(0.49, scale: 1) == 0)
  }

  @Test("Rounding again changes nothing", arguments: [1.0, 2, 3])
  func isIdempotent(scale: Double) {
    for step in -300...300 {
      let points = Double(step) / 7
      for rounding in [PixelGrid.ceil, PixelGrid.floor, PixelGrid.round] {
        let once = rounding(points, scale)
        #expect(rounding(once, scale) == once)
        #expect(abs(once - points) < 1 / scale)
      }
    }
  }

  @Test("Nothing becomes minus zero")
  func zeroHasNoSign() {
    #expect(PixelGrid.ceil(-0.1, scale: 3).sign == .plus)
    #expect(PixelGrid.round(-0.1, scale: 3).sign == .plus)
  }

  @Test("Without pixels values stay as they are", arguments: [0.0, -1, .infinity, .nan])
  func withoutPixels(scale: Double) {
    #expect(PixelGrid.ceil(1.2345, scale: scale) == 1.2345)
    #expect(PixelGrid.round(1.2345, scale: scale) == 1.2345)
    #expect(PixelGrid.floor(1.2345, scale: scale) == 1.2345)
    #expect(PixelGrid.pixel(scale: scale) == 0)
  }

  @Test("What is not finite stays as it is")
  func notFinite() {
    #expect(PixelGrid.ceil(.infinity, scale: 3) == .infinity)
    #expect(PixelGrid.floor(-.infinity, scale: 3) == -.infinity)
    #expect(PixelGrid.round(.nan, scale: 3).isNaN)
    #expect(PixelGrid.ceil(.greatestFiniteMagnitude, scale: 3) == .greatestFiniteMagnitude)
    #expect(PixelGrid.pixel(scale: 2) == 0.5)
  }
}
