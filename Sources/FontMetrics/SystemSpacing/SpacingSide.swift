/// One of the two sides of a vertical system spacing: an edge or a baseline of a view, with the
/// view's font.
public struct SpacingSide: Sendable {
  /// A Boolean value that indicates whether the side is a baseline instead of a top or bottom edge.
  public let isBaseline: Bool

  /// The font of the view, or nil for a plain view or a layout guide.
  public let font: (any BaselineMetrics)?

  /// Returns the top or bottom edge of a view or guide.
  public static func edge(font: (any BaselineMetrics)? = nil) -> SpacingSide {
    SpacingSide(isBaseline: false, font: font)
  }

  /// Returns the first or last baseline of a view.
  public static func baseline(font: (any BaselineMetrics)?) -> SpacingSide {
    SpacingSide(isBaseline: true, font: font)
  }
}
