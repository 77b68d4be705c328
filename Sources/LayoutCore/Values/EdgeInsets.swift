public import Foundation

/// Distances inwards from the four edges of a rectangle, in points, by side: left is left in every writing direction.
///
/// UIKit's `UIEdgeInsets`. A negative inset reaches outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge down, in points.
  public var top: CGFloat
  /// Distance from the left edge rightwards, in points.
  public var left: CGFloat
  /// Distance from the bottom edge up, in points.
  public var bottom: CGFloat
  /// Distance from the right edge leftwards, in points.
  public var right: CGFloat

  /// No distance on any side.
  public static let zero = EdgeInsets()

  /// Makes insets; a side that is left out is 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances inwards from the four edges of a rectangle, in points, by reading direction: leading is right where text
/// runs from right to left.
///
/// UIKit's `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// Distance from the top edge down, in points.
  public var top: CGFloat
  /// Distance from the edge where lines begin, in points.
  public var leading: CGFloat
  /// Distance from the bottom edge up, in points.
  public var bottom: CGFloat
  /// Distance from the edge where lines end, in points.
  public var trailing: CGFloat

  /// No distance on any side.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets; a side that is left out is 0.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets {
  /// The same distances with leading and trailing put on the sides where `direction` has them.
  public init(_ insets: DirectionalEdgeInsets, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension DirectionalEdgeInsets {
  /// The same distances with left and right named by what they are in `direction`.
  public init(_ insets: EdgeInsets, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
  }
}

extension EdgeInsets {
  /// The same distances the other way: outwards where they ran inwards.
  static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  /// Whether every distance is a finite number.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// The same distances with left and right the other way round.
  var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension CGRect {
  /// The rectangle that is left when every edge has moved inwards by its inset.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
