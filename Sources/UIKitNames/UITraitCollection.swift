public import FontMetrics
public import Foundation
public import LayoutCore

extension TraitCollection {
  /// The current traits at another content size category; unchanged for `unspecified`.
  public init(preferredContentSizeCategory category: ContentSizeCategory) {
    self.init(specifying: TraitOverrides { $0.contentSizeCategory = category })
  }

  /// The current traits, with or without bold text.
  public init(legibilityWeight: LegibilityWeight) {
    self.init(specifying: TraitOverrides { $0.legibilityWeight = legibilityWeight })
  }

  /// The current traits in another direction.
  public init(layoutDirection: LayoutDirection) {
    self.init(specifying: TraitOverrides { $0.layoutDirection = layoutDirection })
  }

  /// The current traits on a display of another scale: pixels to a point; unchanged for 0, which is UIKit's for none, and for what
  /// is no scale.
  public init(displayScale: CGFloat) {
    let isScale = displayScale > 0 && displayScale.isFinite
    self.init(specifying: TraitOverrides { $0.displayScale = isScale ? Double(displayScale) : nil })
  }

  /// The traits of several collections put together, the later ones winning.
  ///
  /// Of a collection made with one trait that trait alone counts, of any other every trait. What none says is as in the
  /// current traits.
  public init(traitsFrom collections: [TraitCollection]) {
    self = collections.reduce(.current) { traits, next in next.specified?.applied(to: traits) ?? next }
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

extension TraitOverrides {
  fileprivate init(_ change: (inout TraitOverrides) -> Void) {
    self.init()
    change(&self)
  }
}
