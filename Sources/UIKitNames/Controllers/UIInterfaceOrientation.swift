/// The orientation of the interface. It has UIKit's raw values.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// No orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, with the top at the bottom.
  case portraitUpsideDown = 2
  /// Sideways, with the top at the right.
  case landscapeRight = 3
  /// Sideways, with the top at the left.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several orientations of the interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt
  /// Creates orientations from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright, with the top at the bottom.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Sideways, with the top at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Sideways, with the top at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Sideways in both directions.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except with the top at the bottom.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark or light, by the user interface style.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// None.
  case none
  /// Fading.
  case fade
  /// Sliding.
  case slide
}
