import Foundation

/// The margins and dimensions of a view that change with the size of its superview. UIKit's
/// `UIView.AutoresizingMask`, with its raw values.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt
  /// Creates a mask from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the superview's left edge is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// The frame of a view as a function of its container's size: every number is `share × length +
/// constant`.
package struct FrameRule: Hashable {
  /// A share of the container's length plus a number of points.
  struct Share: Hashable {
    var share: Double
    var constant: Double

    func value(of length: Double) -> Double { share * length + constant }
  }

  var left: Share
  var width: Share
  var top: Share
  var height: Share

  /// Returns the rule of a view that fills its container with insets.
  package static func filling(inset: EdgeInsets) -> FrameRule {
    FrameRule(
      left: Share(share: 0, constant: Double(inset.left)),
      width: Share(share: 1, constant: -Double(inset.left + inset.right)),
      top: Share(share: 0, constant: Double(inset.top)),
      height: Share(share: 1, constant: -Double(inset.top + inset.bottom)))
  }

  /// Creates the rule of an autoresizing mask from a frame in a container of a given size. Flexible
  /// parts share the change in proportion to their lengths. Without a mask, the trailing margin is
  /// flexible.
  init(_ frame: CGRect, in size: CGSize, mask: AutoresizingMask) {
    (left, width) = Self.parts(
      start: Double(frame.minX), length: Double(frame.width), of: Double(size.width),
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (top, height) = Self.parts(
      start: Double(frame.minY), length: Double(frame.height), of: Double(size.height),
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  init(left: Share, width: Share, top: Share, height: Share) {
    self.left = left
    self.width = width
    self.top = top
    self.height = height
  }

  private static func parts(
    start: Double, length: Double, of container: Double, flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (Share, Share) {
    let end = container - start - length
    let giving = (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
    let count = [flexible.start, flexible.length, flexible.end].count(where: \.self)
    func share(_ part: Double, _ isFlexible: Bool) -> Share {
      guard isFlexible else { return Share(share: 0, constant: part) }
      let share = giving == 0 ? 1 / Double(count) : part / giving
      return Share(share: share, constant: part - share * container)
    }
    return (share(start, flexible.start), share(length, flexible.length))
  }
}
