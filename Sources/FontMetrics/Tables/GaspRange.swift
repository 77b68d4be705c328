/// The rendering of glyphs in a range of sizes, from `gasp`.
package struct GaspRange: Hashable, Sendable {
  /// The greatest size of the range, in pixels to the em.
  package let greatestPixelsPerEm: Int
  /// Fitting to the grid is bit 0, gray bit 1, symmetric fitting bit 2, symmetric smoothing bit 3.
  package let flags: Int

  /// The names of the set bits.
  package var names: [String] { BitNames.names(flags, ["fit", "gray", "symmetric fit", "symmetric smoothing"]) }
}

extension FontFace {
  /// The valid ranges of `gasp`, at most 256; `nil` without the table.
  package var gaspRanges: [GaspRange]? {
    guard let gasp = reader("gasp", limit: 4 + 4 * 256) else { return nil }
    return (0..<min(gasp.uint16(2) ?? 0, 256)).compactMap { index in
      guard let size = gasp.uint16(4 + 4 * index), let flags = gasp.uint16(6 + 4 * index) else { return nil }
      return GaspRange(greatestPixelsPerEm: size, flags: flags)
    }
  }
}
