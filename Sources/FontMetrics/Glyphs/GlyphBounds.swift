/// The bounding box of ink, in design units, with y pointing up from the baseline and x pointing
/// right from the origin.
public struct GlyphBounds: Hashable, Sendable {
  /// The left edge of the ink.
  public var left: Double
  /// The bottom of the ink, negative below the baseline.
  public var bottom: Double
  /// The right edge of the ink.
  public var right: Double
  /// The top of the ink.
  public var top: Double

  /// A box of known edges.
  package init(left: Double, bottom: Double, right: Double, top: Double) {
    self.left = left
    self.bottom = bottom
    self.right = right
    self.top = top
  }

  /// The smallest box around both.
  package func union(_ other: GlyphBounds) -> GlyphBounds {
    GlyphBounds(
      left: min(left, other.left), bottom: min(bottom, other.bottom), right: max(right, other.right),
      top: max(top, other.top))
  }

  /// Returns the box at an offset.
  package func offset(x: Double, y: Double) -> GlyphBounds {
    GlyphBounds(left: left + x, bottom: bottom + y, right: right + x, top: top + y)
  }
}
