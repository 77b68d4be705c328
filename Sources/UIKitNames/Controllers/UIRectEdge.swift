/// The sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt
  /// Creates sides from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
