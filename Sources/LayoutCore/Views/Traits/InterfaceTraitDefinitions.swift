/// The appearance, as a trait whose changes can be observed.
public enum InterfaceStyleTrait: TraitDefinition {
  /// Returns `true` if the appearance is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.userInterfaceStyle == second.userInterfaceStyle
  }
}

/// The horizontal size class, as a trait whose changes can be observed.
public enum HorizontalSizeClassTrait: TraitDefinition {
  /// Returns `true` if the size class is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.horizontalSizeClass == second.horizontalSizeClass
  }
}

/// The vertical size class, as a trait whose changes can be observed.
public enum VerticalSizeClassTrait: TraitDefinition {
  /// Returns `true` if the size class is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.verticalSizeClass == second.verticalSizeClass
  }
}

/// The kind of device, as a trait whose changes can be observed.
public enum InterfaceIdiomTrait: TraitDefinition {
  /// Returns `true` if the kind of device is equal.
  public static func isEqual(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.userInterfaceIdiom == second.userInterfaceIdiom
  }
}
