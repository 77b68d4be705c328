internal import Foundation

extension UIButton {
  /// The type of a button. It has UIKit's raw values.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A title of 18 points in white.
    case custom = 0
    /// A title of 15 points in the tint color.
    case system = 1
    /// An "i" in a circle: 22 by 22 points (not measured).
    case detailDisclosure = 2
    /// An "i" in a circle: 22 by 22 points (not measured).
    case infoLight = 3
    /// An "i" in a circle: 22 by 22 points (not measured).
    case infoDark = 4
    /// A plus in a circle: 22 by 22 points (not measured).
    case contactAdd = 5
    /// As `system`, without its background (on Apple TV).
    case plain = 6
    /// A cross in a circle: 30 by 30 points (not measured).
    case close = 7
    /// The former name of `system`.
    public static let roundedRect = ButtonType.system

    /// The side of the symbol, or nil for a type without one.
    var symbolSide: CGFloat? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark, .contactAdd: 22
      case .close: 30
      }
    }
  }

  /// The meaning of a button. It has UIKit's raw values and does not affect layout.
  public enum Role: Int, Hashable, Sendable {
    /// No meaning.
    case normal = 0
    /// The button that a person is likely to choose.
    case primary = 1
    /// The button ends a task without changes.
    case cancel = 2
    /// The button deletes something.
    case destructive = 3
  }

  /// A closure that updates the configuration of a button.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
}
