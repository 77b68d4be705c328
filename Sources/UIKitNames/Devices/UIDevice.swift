public import Foundation
public import LayoutCore

/// The device: that of the current traits and their release of iOS.
///
/// Nothing of the computer is read. The values that traits do not determine are settable, for
/// tests.
@MainActor @preconcurrency open class UIDevice {
  /// The device.
  public static let current = UIDevice()

  init() {}

  /// The kind of device, from the current traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// The model: `iPhone`, `iPad` and so on, from the current traits.
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    case .mac: "Mac"
    case .vision: "Apple Vision"
    case .phone, .carPlay, .unspecified: "iPhone"
    }
  }
  /// The model in the user's language: ``model``.
  open var localizedModel: String { model }
  /// The name of the device: ``model``.
  open var name: String { model }
  /// The name of the system: `iOS`, or `iPadOS` on a tablet.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The release of iOS whose metrics the current traits have, such as `17.0`.
  open var systemVersion: String { UITraitCollection.current.layoutMetrics.era.rawValue.dropFirst(3) + ".0" }
  /// An identifier of the device for the maker of the app; nil by default.
  open internal(set) var identifierForVendor: UUID?
  /// A Boolean value that indicates whether several apps run at once: true.
  open var isMultitaskingSupported: Bool { true }

  /// The orientation; portrait by default. Setting it posts the notification.
  open var orientation = UIDeviceOrientation.portrait {
    didSet {
      guard orientation != oldValue, isGeneratingDeviceOrientationNotifications else { return }
      NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
  }
  /// A Boolean value that indicates whether changes of the orientation are announced.
  open private(set) var isGeneratingDeviceOrientationNotifications = true
  /// Announces changes of the orientation, as is the default.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Does not announce changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// A Boolean value that indicates whether the battery is observed. It is recorded.
  open var isBatteryMonitoringEnabled = false
  /// The charge, from 0 to 1; -1, the default, if it is unknown.
  open var batteryLevel: Float = -1
  /// The state of the battery; unknown by default.
  open var batteryState = BatteryState.unknown
  /// A Boolean value that indicates whether the distance of a face is observed. It is recorded.
  open var isProximityMonitoringEnabled = false
  /// A Boolean value that indicates whether a face is near; false by default.
  open var proximityState = false
  /// Plays the click of a key. There is no sound.
  open func playInputClick() { UIKitLog.notSimulated("UIDevice.playInputClick()") }

  /// The state of a battery.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Unknown.
    case unknown = 0
    /// Not charging.
    case unplugged = 1
    /// Charging.
    case charging = 2
    /// Full.
    case full = 3
  }

  /// The notification of a changed orientation.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The notification of a changed charge. Strut does not post it.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification of a changed state of the battery. Strut does not post it.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The notification of a near or distant face. Strut does not post it.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// Lying with the screen up.
  case faceUp = 5
  /// Lying with the screen down.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
