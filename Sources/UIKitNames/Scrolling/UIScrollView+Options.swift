public import Foundation

extension UIScrollView {
  /// The style of the indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// Dark with a light border.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// The rule for dismissing the keyboard when content is scrolled.
  public enum KeyboardDismissMode: Int, Hashable, Sendable, CaseIterable {
    /// Never.
    case none = 0
    /// At the beginning of scrolling.
    case onDrag = 1
    /// As the finger moves over the keyboard.
    case interactive = 2
    /// At the beginning of scrolling, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// As the finger moves over the keyboard, with the view above it.
    case interactiveWithAccessory = 4
  }

  /// The rule for displaying an index.
  public enum IndexDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// As the system decides.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// The rate at which scrolling slows down: the share of the speed that remains each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public var rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
