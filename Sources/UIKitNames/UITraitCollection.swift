public import FontMetrics
public import Foundation
public import LayoutCore

extension TraitCollection {
  /// Creates the current traits with another content size category; unchanged for `unspecified`.
  public init(preferredContentSizeCategory category: ContentSizeCategory) {
    self.init(specifying: TraitOverrides { $0.contentSizeCategory = category })
  }

  /// Creates the current traits with or without Bold Text.
  public init(legibilityWeight: LegibilityWeight) {
    self.init(specifying: TraitOverrides { $0.legibilityWeight = legibilityWeight })
  }

  /// Creates the current traits with another layout direction.
  public init(layoutDirection: LayoutDirection) {
    self.init(specifying: TraitOverrides { $0.layoutDirection = layoutDirection })
  }

  /// Creates the current traits with another display scale, in pixels per point. The traits are
  /// unchanged for 0, which means unspecified in UIKit, and for an invalid scale.
  public init(displayScale: CGFloat) {
    let isScale = displayScale > 0 && displayScale.isFinite
    self.init(specifying: TraitOverrides { $0.displayScale = isScale ? Double(displayScale) : nil })
  }

  /// Creates the union of several trait collections, in which later ones take precedence.
  ///
  /// A collection that was created with one trait contributes only that trait; any other
  /// contributes all. Traits that none of them specifies come from the current traits.
  public init(traitsFrom collections: [TraitCollection]) {
    self = collections.reduce(.current) { traits, next in next.specified?.applied(to: traits) ?? next }
  }

  /// The user's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory { contentSizeCategory }
}

extension TraitOverrides {
  /// The text size, or nil for that of the superview.
  public var preferredContentSizeCategory: ContentSizeCategory? {
    get { contentSizeCategory }
    set { contentSizeCategory = newValue }
  }
}

extension View {
  /// Returns the direction of a view with this attribute in a left-to-right interface.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    attribute.resolved(in: TraitCollection.current.layoutDirection)
  }
}

extension TraitOverrides {
  fileprivate init(_ change: (inout TraitOverrides) -> Void) {
    self.init()
    change(&self)
  }
}
