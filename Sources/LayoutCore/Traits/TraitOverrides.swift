public import FontMetrics

/// Traits that override those of the superview for one view and its subviews. UIKit's
/// `UITraitOverrides`.
public struct TraitOverrides: Equatable, Sendable {
  /// The text size, or nil (or `ContentSizeCategory.unspecified`) for that of the superview.
  public var contentSizeCategory: ContentSizeCategory?
  /// The legibility weight, or nil for that of the superview.
  public var legibilityWeight: LegibilityWeight?
  /// The display scale, in pixels per point, or nil for that of the superview.
  public var displayScale: Double?
  /// The layout direction, or nil for that of the superview.
  public var layoutDirection: LayoutDirection?
  /// The language of the text, or nil for that of the superview.
  public var language: String?

  /// The appearance, or nil (or ``InterfaceStyle/unspecified``) for that of the superview.
  public var userInterfaceStyle: InterfaceStyle?
  /// The horizontal size class, or nil (or `unspecified`) for that of the superview.
  public var horizontalSizeClass: InterfaceSizeClass?
  /// The vertical size class, or nil (or `unspecified`) for that of the superview.
  public var verticalSizeClass: InterfaceSizeClass?
  /// The kind of device, or nil (or `unspecified`) for that of the superview.
  public var userInterfaceIdiom: InterfaceIdiom?

  /// Creates no overrides.
  public init() {}

  /// Returns traits with the overrides applied.
  public func applied(to traits: TraitCollection) -> TraitCollection {
    var result = traits
    if let contentSizeCategory, contentSizeCategory != .unspecified { result.contentSizeCategory = contentSizeCategory }
    result.legibilityWeight = legibilityWeight ?? traits.legibilityWeight
    result.displayScale = displayScale ?? traits.displayScale
    result.layoutDirection = layoutDirection ?? traits.layoutDirection
    result.language = language ?? traits.language
    if let userInterfaceStyle, userInterfaceStyle != .unspecified { result.userInterfaceStyle = userInterfaceStyle }
    if let horizontalSizeClass, horizontalSizeClass != .unspecified { result.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass, verticalSizeClass != .unspecified { result.verticalSizeClass = verticalSizeClass }
    if let userInterfaceIdiom, userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = userInterfaceIdiom }
    result.specified = nil
    return result
  }
}
