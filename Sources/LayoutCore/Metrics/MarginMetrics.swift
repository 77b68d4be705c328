internal import FontMetrics

/// Margins of views that are no cells, and the width of comfortable reading. See ``LayoutMetrics``.
public struct MarginMetrics: Hashable, Sendable, Codable {
  /// A plain view's margin on each side: 8 (C).
  public var plain = 8.0
  /// The least margins at the sides of a controller's view: 16, and 20 from 390 wide (B; the width C).
  public var controllerSide = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// The greatest width of comfortable reading: 672 at L (A), 560 at XS (C), in proportion to the size of body text elsewhere (D).
  public var readableWidth = CategoryLength(atLarge: 672, growth: .bodyPointSize, byCategory: ["XS": 560])

  init(_ era: Era) { if era < .iOS13 { controllerSide.wideFrom = 414 } }
}

/// A length at the sides that is larger in wide views.
public struct SideLength: Hashable, Sendable, Codable {
  /// The length in others, in points.
  public var narrow: Double
  /// The length in wide ones, in points.
  public var wide: Double
  /// The width from which a view is wide, in points.
  public var wideFrom: Double

  /// Makes lengths.
  public init(narrow: Double, wide: Double, wideFrom: Double) {
    self.narrow = narrow
    self.wide = wide
    self.wideFrom = wideFrom
  }

  /// The length in a view of a width.
  package func callAsFunction(width: Double) -> Double { isWide(width) ? wide : narrow }

  /// Whether a view of a width is wide.
  package func isWide(_ width: Double) -> Bool { width >= wideFrom }
}

/// A length that depends on the text size: by a rule from its value at L, or as measured.
public struct CategoryLength: Hashable, Sendable, Codable {
  /// How a length follows the text size.
  public enum Growth: String, Hashable, Sendable, Codable {
    /// As `UIFontMetrics.default.scaledValue(for:)`, on whole pixels.
    case scaledValue
    /// So above L, and at L and below the length at L.
    case scaledValueAboveLarge
    /// In proportion to the point size of body text, in whole points.
    case bodyPointSize
    /// Not at all.
    case none
  }

  /// The length at L, in points.
  public var atLarge: Double
  /// The rule for categories that ``byCategory`` does not name.
  public var growth: Growth
  /// Lengths that were measured, in points, by the category's short name: `AX1`. They count before the rule.
  public var byCategory: [String: Double]

  /// Makes a length.
  public init(atLarge: Double, growth: Growth, byCategory: [String: Double] = [:]) {
    self.atLarge = atLarge
    self.growth = growth
    self.byCategory = byCategory
  }
}
