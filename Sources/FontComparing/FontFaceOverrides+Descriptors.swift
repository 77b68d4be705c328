// Browsers round, and a hundredth of a pixel matters: Inter's ascent at 16 pixels is 15.5. The
// following was observed in Chromium 156 on Linux:
//
// 1. An adjusted font size is truncated to hundredths of a pixel: 16 × 106.057 % is 16.96.
// 2. Ascent, descent and gap are multiplied by that size in 32-bit numbers, and each rounded to
//    whole pixels, halves up.
//
// Therefore the `size-adjust` results in a whole number of hundredths of the requested size, to
// which Chromium would truncate it (at most 0.06 % narrower at 16 pixels, never wider), and the
// metrics are divided by it and rounded up. That also holds at multiples of the size.

extension FontFaceOverrides {
  /// The descriptors and their values as CSS writes them, in percent with four decimals; what is
  /// `nil` is left out.
  ///
  /// - Parameter pixelSize: The font size, in CSS pixels, at which Chromium shall round them as it
  ///   rounds the original's metrics. At others a line may come out a pixel lower, where the
  ///   original's ascent, descent or gap is half a pixel or a hair above.
  package func descriptors(pixelSize: Double) -> [(name: String, value: String)] {
    let written = sizeAdjust.map { Self.written($0, pixelSize: pixelSize) }
    let scale = (sizeAdjust ?? 1) / (written?.effective ?? 1)
    let metrics = [("ascent-override", ascent), ("descent-override", descent), ("line-gap-override", lineGap)]
    return (written.map { [(name: "size-adjust", value: Self.percentage($0.steps))] } ?? [])
      + metrics.compactMap { name, share in
        share.map { (name: name, value: Self.percentage(Self.roundedUp($0 * scale, isExact: scale == 1))) }
      }
  }

  /// Steps of four decimals of one percent.
  private static let steps = 1e6

  /// Covers the rounding of a browser's 32-bit products, which is a fifth of a step for numbers
  /// about 1.
  private static let margin = 0.3

  /// Returns `size-adjust` in written steps, and as the share that Chromium computes from it.
  private static func written(_ adjust: Double, pixelSize: Double) -> (steps: Double, effective: Double) {
    // A quotient's last bit must not cost a hundredth.
    let hundredths = (adjust * pixelSize * 100 + 1e-6).rounded(.down)
    // At 10 pixels the size is off by a thousandth at most; below, exact widths are worth more.
    guard adjust != 1, hundredths >= 1000, hundredths < 1e9 else { return (adjust * steps, adjust) }
    let effective = hundredths / 100 / pixelSize
    return ((effective * steps + margin).rounded(.up), effective)
  }

  private static func roundedUp(_ share: Double, isExact: Bool) -> Double {
    guard share > 0 else { return 0 }
    // A share that is written exactly has no products to cover; the thousandth compensates for a
    // division's last bit.
    return isExact ? (share * steps - 1e-3).rounded(.up) : (share * steps + margin).rounded(.up)
  }

  private static func percentage(_ steps: Double) -> String {
    let steps = steps.rounded()
    // No real font comes near: shares are 16-bit numbers over an em of at least 16 units and a
    // size-adjust.
    guard steps < 1e15 else { return "\(steps / 10_000)%" }
    let (whole, fraction) = (Int(steps) / 10_000, Int(steps) % 10_000)
    guard fraction > 0 else { return "\(whole)%" }
    var digits = String(String(10_000 + fraction).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)%"
  }
}
