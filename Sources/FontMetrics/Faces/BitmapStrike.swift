internal import FontInterop

/// One size that a face has bitmaps for.
public struct BitmapStrike: Hashable, Sendable {
  /// Pixels to the em across.
  public let horizontalPixelsPerEm: Double
  /// Pixels to the em downwards: the size that the bitmaps were drawn for.
  public let verticalPixelsPerEm: Double
  /// Distance from one baseline to the next, in pixels, as the strike has it; `nil` when it does not say.
  public let lineHeight: Int?
  /// Average width of its glyphs, in pixels; `nil` when it does not say.
  public let averageWidth: Int?
}

extension FontFace {
  /// The sizes that the face has bitmaps for, in the file's order; empty for most faces.
  ///
  /// A face that has nothing else is measured in pixels of its largest strike (most pixels to the em downwards, then across, then
  /// the first): one design unit is one pixel, and `unitsPerEm` are the strike's. Strut's rule: the largest has the least rounding
  /// in it. An sfnt without outlines that has `head`, `hhea` and `hmtx` is measured by these. From FreeType's `available_sizes`.
  public var strikes: [BitmapStrike] {
    file.openType.facts.strikes.map { strike in
      BitmapStrike(
        horizontalPixelsPerEm: strike.horizontalPixelsPerEm, verticalPixelsPerEm: strike.verticalPixelsPerEm,
        lineHeight: strike.lineHeight > 0 ? strike.lineHeight : nil,
        averageWidth: strike.averageWidth > 0 ? strike.averageWidth : nil)
    }
  }
}
