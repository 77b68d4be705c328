public import Foundation

/// Inward distances from the four edges of a rectangle, in points. Left and right do not depend on
/// the layout direction.
///
/// UIKit's `UIEdgeInsets`. Negative insets extend outward.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge down, in points.
  public var top: CGFloat
  /// The distance from the left edge to the right, in points.
  public var left: CGFloat
  /// The distance from the bottom edge up, in points.
  public var bottom: CGFloat
  /// The distance from the right edge to the left, in points.
  public var right: CGFloat

  /// Zero insets.
  public static let zero = EdgeInsets()

  /// Creates insets; the default for each edge is 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Inward distances from the four edges of a rectangle, in points. Leading is the right edge in
/// right-to-left layouts.
///
/// UIKit's `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge down, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge up, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Zero insets.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets; the default for each edge is 0.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets {
  /// Creates insets from directional insets in a layout direction.
  public init(_ insets: DirectionalEdgeInsets, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension DirectionalEdgeInsets {
  /// Creates directional insets from insets in a layout direction.
  public init(_ insets: EdgeInsets, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
  }
}

extension EdgeInsets {
  /// Returns the insets with opposite signs.
  static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }

  /// A Boolean value that indicates whether all insets are finite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// The insets with left and right exchanged.
  var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension CGRect {
  /// Returns the rectangle with every edge moved inward by its inset.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
