public import FontMetrics

/// Traits that one view and everything in it have in place of the superview's. UIKit's `UITraitOverrides`.
public struct TraitOverrides: Equatable, Sendable {
  /// The text size, or nil (and `ContentSizeCategory.unspecified`) for the superview's.
  public var contentSizeCategory: ContentSizeCategory?
  /// Whether text is bold, or nil for the superview's.
  public var legibilityWeight: LegibilityWeight?
  /// Pixels in a point, or nil for the superview's.
  public var displayScale: Double?
  /// The way the interface runs, or nil for the superview's.
  public var layoutDirection: LayoutDirection?
  /// The language of texts, or nil for the superview's.
  public var language: String?

  /// No overrides.
  public init() {}

  /// Traits with what is overridden in its place.
  public func applied(to traits: TraitCollection) -> TraitCollection {
    var result = traits
    if let contentSizeCategory, contentSizeCategory != .unspecified { result.contentSizeCategory = contentSizeCategory }
    result.legibilityWeight = legibilityWeight ?? traits.legibilityWeight
    result.displayScale = displayScale ?? traits.displayScale
    result.layoutDirection = layoutDirection ?? traits.layoutDirection
    result.language = language ?? traits.language
    result.specified = nil
    return result
  }
}
