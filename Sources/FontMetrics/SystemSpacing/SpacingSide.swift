/// One of the two things that a vertical system spacing lies between: an edge or a baseline of a view, and the view's font.
public struct SpacingSide: Sendable {
  /// Whether it is a baseline; else a top or bottom edge.
  public let isBaseline: Bool

  /// The font of the view it belongs to; nil for a plain view or a layout guide.
  public let font: (any BaselineMetrics)?

  /// The top or bottom of a view or a guide.
  public static func edge(font: (any BaselineMetrics)? = nil) -> SpacingSide {
    SpacingSide(isBaseline: false, font: font)
  }

  /// The first or last baseline of a view.
  public static func baseline(font: (any BaselineMetrics)?) -> SpacingSide {
    SpacingSide(isBaseline: true, font: font)
  }
}
