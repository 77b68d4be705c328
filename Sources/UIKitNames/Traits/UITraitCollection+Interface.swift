public import LayoutCore

extension TraitCollection {
  /// Creates the current traits with another appearance; unchanged for `unspecified`.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }

  /// Creates the current traits with another horizontal size class.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates the current traits with another vertical size class.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }

  /// Creates the current traits with another kind of device.
  public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }

  /// Creates the current traits with those that a closure sets.
  public init(mutations: (inout UIMutableTraits) -> Void) {
    var specified = UIMutableTraits()
    mutations(&specified)
    self.init(specifying: specified)
  }

  /// Returns the traits with those that a closure sets.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> TraitCollection {
    var specified = UIMutableTraits()
    mutations(&specified)
    return specified.applied(to: self)
  }

  /// Returns `true` if a dynamic color may have another value: in another appearance, or for
  /// another kind of device.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || userInterfaceIdiom != traitCollection.userInterfaceIdiom
  }

  /// Returns `true` if the collection has all traits that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let specified = trait?.specified else { return trait.map { $0 == self } ?? true }
    return specified.applied(to: self) == self
  }

  /// The contrast that the user prefers, from `UIAccessibility.isDarkerSystemColorsEnabled`.
  public var accessibilityContrast: UIAccessibilityContrast {
    UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal
  }

  /// The level of the interface: always the main one.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}

extension TraitOverrides {
  /// Returns `true` if a trait of UIKit's is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    var without = self
    without.remove(trait)
    return without != self
  }

  /// Removes the override of a trait of UIKit's. Other traits have no overrides.
  public mutating func remove(_ trait: UITrait) {
    switch trait {
    case is UITraitPreferredContentSizeCategory.Type: contentSizeCategory = nil
    case is UITraitLegibilityWeight.Type: legibilityWeight = nil
    case is UITraitLayoutDirection.Type: layoutDirection = nil
    case is UITraitDisplayScale.Type: displayScale = nil
    case is UITraitUserInterfaceStyle.Type: userInterfaceStyle = nil
    case is UITraitHorizontalSizeClass.Type: horizontalSizeClass = nil
    case is UITraitVerticalSizeClass.Type: verticalSizeClass = nil
    case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom = nil
    default: break
    }
  }
}
