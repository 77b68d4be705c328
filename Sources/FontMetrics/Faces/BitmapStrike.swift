internal import FontInterop

/// A size for which a face has bitmaps.
public struct BitmapStrike: Hashable, Sendable {
  /// The horizontal number of pixels per em.
  public let horizontalPixelsPerEm: Double
  /// The vertical number of pixels per em, for which the bitmaps were drawn.
  public let verticalPixelsPerEm: Double
  /// The distance from one baseline to the next in the strike, in pixels, or `nil` if unspecified.
  public let lineHeight: Int?
  /// The average width of the glyphs, in pixels, or `nil` if unspecified.
  public let averageWidth: Int?
}

extension FontFace {
  /// The sizes for which the face has bitmaps, in the order of the file; empty for most faces.
  ///
  /// A face with only bitmaps is measured in pixels of its largest strike (the largest vertical
  /// size, then the largest horizontal one, then the first): one design unit is one pixel, and
  /// `unitsPerEm` is that of the strike. Strut's rule: the largest strike has the smallest rounding
  /// errors. An sfnt font without outlines is measured by its `head`, `hhea` and `hmtx`, if it has
  /// them. From FreeType's `available_sizes`.
  public var strikes: [BitmapStrike] {
    file.openType.facts.strikes.map { strike in
      BitmapStrike(
        horizontalPixelsPerEm: strike.horizontalPixelsPerEm, verticalPixelsPerEm: strike.verticalPixelsPerEm,
        lineHeight: strike.lineHeight > 0 ? strike.lineHeight : nil,
        averageWidth: strike.averageWidth > 0 ? strike.averageWidth : nil)
    }
  }
}
