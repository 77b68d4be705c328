/// The position of a bar. It has UIKit's raw values.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, behind the status bar.
  case topAttached = 3
}

/// The appearance of a bar. It has UIKit's raw values.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// By the appearance of the interface.
  case `default` = 0
  /// Dark.
  case black = 1
  /// The former name of a transparent dark bar.
  case blackTranslucent = 2
}

/// A bar with a position.
@MainActor @preconcurrency public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate for the position of a bar.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar; `any` by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
