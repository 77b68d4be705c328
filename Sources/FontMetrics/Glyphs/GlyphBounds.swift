/// The box that ink fills, in design units, y up from the baseline, x to the right from the origin.
public struct GlyphBounds: Hashable, Sendable {
  /// The leftmost ink.
  public var left: Double
  /// The lowest ink; negative below the baseline.
  public var bottom: Double
  /// The rightmost ink.
  public var right: Double
  /// The highest ink.
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

  /// The same box moved.
  package func offset(x: Double, y: Double) -> GlyphBounds {
    GlyphBounds(left: left + x, bottom: bottom + y, right: right + x, top: top + y)
  }
}
