/// A number of OpenType's type `Fixed`: a sign, 15 bits before the point and 16 bits after it.
package struct OpenTypeFixed: RawRepresentable, Hashable, Sendable {
  package var rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates the nearest value to a number, with halves rounded up; the minimum or maximum for
  /// numbers out of range.
  package init(nearest number: Double) {
    let scaled = (number * 65536 + 0.5).rounded(.down)
    rawValue = Int32(exactly: min(max(scaled, Double(Int32.min)), Double(Int32.max))) ?? 0
  }

  /// The exact value.
  package var exact: Double { Double(rawValue) / 65536 }

  /// The number with the fewest decimals that is stored as this value: 840.3 if `exact` is
  /// 840.3000030517578.
  ///
  /// Five decimals are always enough.
  package var shortest: Double {
    for scale in [1.0, 10, 100, 1000, 10_000, 100_000] {
      let number = (exact * scale).rounded() / scale
      if OpenTypeFixed(nearest: number) == self, abs(number - exact) <= 0.5 / 65536 { return number }
    }
    return exact
  }
}
