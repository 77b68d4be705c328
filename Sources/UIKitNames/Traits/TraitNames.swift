public import LayoutCore

/// The appearance of the interface: light or dark.
public typealias UIUserInterfaceStyle = InterfaceStyle
/// The room that an interface has along an axis.
public typealias UIUserInterfaceSizeClass = InterfaceSizeClass
/// The kind of device.
public typealias UIUserInterfaceIdiom = InterfaceIdiom
/// The appearance, as a trait whose changes can be observed.
public typealias UITraitUserInterfaceStyle = InterfaceStyleTrait
/// The horizontal size class, as a trait whose changes can be observed.
public typealias UITraitHorizontalSizeClass = HorizontalSizeClassTrait
/// The vertical size class, as a trait whose changes can be observed.
public typealias UITraitVerticalSizeClass = VerticalSizeClassTrait
/// The kind of device, as a trait whose changes can be observed.
public typealias UITraitUserInterfaceIdiom = InterfaceIdiomTrait
/// Traits that a closure specifies. Those that it does not set are nil.
public typealias UIMutableTraits = TraitOverrides

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No preference.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// More contrast.
  case high = 1
}

/// The level of an interface above another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No level.
  case unspecified = -1
  /// The main interface.
  case base = 0
  /// An interface above the main one, such as a sheet.
  case elevated = 1
}
