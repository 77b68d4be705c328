/// The appearance of the interface: light or dark. UIKit's `UIUserInterfaceStyle`.
public enum InterfaceStyle: Int, CaseIterable, Hashable, Sendable {
  /// No appearance; the light one is shown.
  case unspecified = 0
  /// The light appearance.
  case light = 1
  /// The dark appearance.
  case dark = 2
}

/// The room that an interface has along an axis. UIKit's `UIUserInterfaceSizeClass`.
public enum InterfaceSizeClass: Int, CaseIterable, Hashable, Sendable {
  /// No size class.
  case unspecified = 0
  /// Little room, such as the width of a phone in portrait orientation.
  case compact = 1
  /// Much room, such as the width of a tablet.
  case regular = 2
}

/// The kind of device. UIKit's `UIUserInterfaceIdiom`.
public enum InterfaceIdiom: Int, CaseIterable, Hashable, Sendable {
  /// No kind.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A display in a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The traits that do not affect layout by themselves. Programs read them, and set other
/// constraints or colors.
struct InterfaceTraits: Hashable, Sendable {
  var style = InterfaceStyle.light
  var horizontalSizeClass = InterfaceSizeClass.compact
  var verticalSizeClass = InterfaceSizeClass.regular
  var idiom = InterfaceIdiom.phone
}

extension TraitCollection {
  /// The appearance; light by default.
  public var userInterfaceStyle: InterfaceStyle {
    get { interface.style }
    set { interface.style = newValue }
  }

  /// The room along the horizontal axis; compact by default, as on a phone in portrait orientation.
  ///
  /// It is a value for programs: Strut's own margins depend on the width of views.
  public var horizontalSizeClass: InterfaceSizeClass {
    get { interface.horizontalSizeClass }
    set { interface.horizontalSizeClass = newValue }
  }

  /// The room along the vertical axis; regular by default, as on a phone in portrait orientation.
  public var verticalSizeClass: InterfaceSizeClass {
    get { interface.verticalSizeClass }
    set { interface.verticalSizeClass = newValue }
  }

  /// The kind of device; a phone by default.
  public var userInterfaceIdiom: InterfaceIdiom {
    get { interface.idiom }
    set { interface.idiom = newValue }
  }
}
