internal import FontMetrics

/// The margins of views other than cells, and the readable width. See ``LayoutMetrics``.
public struct MarginMetrics: Hashable, Sendable, Codable {
  /// A plain view's margin on each side: 8 (C).
  public var plain = 8.0
  /// The minimum side margins of a controller's view: 16, or 20 from a width of 390 (B; the width
  /// C).
  public var controllerSide = SideLength(narrow: 16, wide: 20, wideFrom: 390)
  /// The maximum readable width: 672 at L (A), 560 at XS (C), otherwise proportional to the size of
  /// body text (D).
  public var readableWidth = CategoryLength(atLarge: 672, growth: .bodyPointSize, byCategory: ["XS": 560])

  init(_ era: Era) { if era < .iOS13 { controllerSide.wideFrom = 414 } }
}

/// A side length that is larger in wide views.
public struct SideLength: Hashable, Sendable, Codable {
  /// The length in narrow views, in points.
  public var narrow: Double
  /// The length in wide views, in points.
  public var wide: Double
  /// The minimum width of a wide view, in points.
  public var wideFrom: Double

  /// Creates a length.
  public init(narrow: Double, wide: Double, wideFrom: Double) {
    self.narrow = narrow
    self.wide = wide
    self.wideFrom = wideFrom
  }

  /// Returns the length in a view of a given width.
  package func callAsFunction(width: Double) -> Double { isWide(width) ? wide : narrow }

  /// Returns `true` if a view of the given width is wide.
  package func isWide(_ width: Double) -> Bool { width >= wideFrom }
}

/// A length that depends on the text size, from a rule and its value at L or from measurements.
public struct CategoryLength: Hashable, Sendable, Codable {
  /// The rule by which a length follows the text size.
  public enum Growth: String, Hashable, Sendable, Codable {
    /// `UIFontMetrics.default.scaledValue(for:)`, in whole pixels.
    case scaledValue
    /// `scaledValue` above L, and the length at L for L and below.
    case scaledValueAboveLarge
    /// Proportional to the point size of body text, in whole points.
    case bodyPointSize
    /// No change.
    case none
  }

  /// The length at L, in points.
  public var atLarge: Double
  /// The rule for categories that ``byCategory`` does not contain.
  public var growth: Growth
  /// Measured lengths, in points, by the short name of the category, such as `AX1`. They take
  /// precedence over the rule.
  public var byCategory: [String: Double]

  /// Creates a length.
  public init(atLarge: Double, growth: Growth, byCategory: [String: Double] = [:]) {
    self.atLarge = atLarge
    self.growth = growth
    self.byCategory = byCategory
  }
}
