/// The priority of a constraint: 1000 is required, and lower priorities are satisfied as closely as
/// higher ones allow.
///
/// UIKit's `UILayoutPriority`, with its names and numbers (UIKit's header; Facts.md#auto-layout).
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// Above 0, at most 1000.
  public var rawValue: Float

  /// Creates a priority from any number. A constraint rejects priorities that are out of range.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from any number. A constraint rejects priorities that are out of range.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = LayoutPriority(1000)
  /// 750: what content resists being cut with.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: a drag that may resize the window.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: a window keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: a drag that may not resize the window.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: what content resists being stretched with.
  public static let defaultLow = LayoutPriority(250)
  /// The priority 50, which is the default of `systemLayoutSizeFitting` for its target.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Weaker before stronger.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

  var isInRange: Bool { rawValue > 0 && rawValue <= LayoutPriority.required.rawValue }
}
