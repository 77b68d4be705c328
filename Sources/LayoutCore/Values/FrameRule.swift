import Foundation

/// Which sides of a view give way when its superview changes size. UIKit's `UIView.AutoresizingMask`, with its raw values.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the superview's left edge gives way.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge gives way.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge gives way.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge gives way.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// Where a view lies in its container, as a function of the container's size: every number is `share × length + constant`.
package struct FrameRule: Hashable {
  /// A share of the container's length, and points.
  struct Share: Hashable {
    var share: Double
    var constant: Double

    func value(of length: Double) -> Double { share * length + constant }
  }

  var left: Share
  var width: Share
  var top: Share
  var height: Share

  /// The container, inset.
  package static func filling(inset: EdgeInsets) -> FrameRule {
    FrameRule(
      left: Share(share: 0, constant: Double(inset.left)),
      width: Share(share: 1, constant: -Double(inset.left + inset.right)),
      top: Share(share: 0, constant: Double(inset.top)),
      height: Share(share: 1, constant: -Double(inset.top + inset.bottom)))
  }

  /// What an autoresizing mask makes of a frame in a container of a size: parts that give way share the change in
  /// proportion to their lengths; with no mask the far margin gives way.
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
