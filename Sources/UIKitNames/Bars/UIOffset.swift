public import Foundation

/// A horizontal and a vertical distance, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() { (horizontal, vertical) = (0, 0) }
  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }

  /// No offset.
  public static let zero = UIOffset()
}
