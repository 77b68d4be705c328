public import FontMetrics

/// The conditions of one layout of an audit.
public struct Situation: Hashable, Sendable {
  /// The text size.
  public var category: ContentSizeCategory
  /// The width of the cell, in points.
  public var width: Double

  /// Creates the conditions of a layout at a text size and a width.
  package init(category: ContentSizeCategory, width: Double) {
    self.category = category
    self.width = width
  }
}

extension Situation: Comparable {
  /// Smaller text sizes come first, and narrower cells for equal text sizes.
  public static func < (a: Situation, b: Situation) -> Bool {
    (a.category, a.width) < (b.category, b.width)
  }
}
