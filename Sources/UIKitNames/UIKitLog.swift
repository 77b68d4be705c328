internal import LayoutCore

/// Messages about what UIKit does and Strut does not.
enum UIKitLog {
  /// Logs once that a call is accepted and not simulated.
  static func notSimulated(_ name: String) {
    TraitCollection.current.log.once("UIKit: \(name) is accepted but not simulated.")
  }

  /// Logs a message once.
  static func once(_ message: String) { TraitCollection.current.log.once("UIKit: \(message)") }
}
