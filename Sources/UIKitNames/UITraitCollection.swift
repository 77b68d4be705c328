public import FontMetrics
public import LayoutCore

extension TraitCollection {
  /// The current traits at another content size category.
  public init(preferredContentSizeCategory category: ContentSizeCategory) {
    self = .current
    contentSizeCategory = category
  }

  /// The current traits in another direction.
  public init(layoutDirection: LayoutDirection) {
    self = .current
    self.layoutDirection = layoutDirection
  }

  /// The text size the user has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory { contentSizeCategory }
}

extension TraitOverrides {
  /// The text size, or nil for the superview's.
  public var preferredContentSizeCategory: ContentSizeCategory? {
    get { contentSizeCategory }
    set { contentSizeCategory = newValue }
  }
}

extension View {
  /// The direction a view with this attribute has in an interface that runs from left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    attribute.resolved(in: TraitCollection.current.layoutDirection)
  }
}
