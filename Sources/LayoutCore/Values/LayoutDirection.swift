/// The direction of the user interface, which determines the leading edge.
///
/// UIKit's `UIUserInterfaceLayoutDirection`, with its raw values.
public enum LayoutDirection: Int, Hashable, Sendable, CaseIterable {
  /// The leading edge is the left edge.
  case leftToRight = 0
  /// The leading edge is the right edge.
  case rightToLeft = 1
}

/// The rule for mirroring a view in right-to-left layouts.
///
/// UIKit's `UISemanticContentAttribute`, with its raw values.
public enum SemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
  /// Mirrored with the interface.
  case unspecified = 0
  /// Playback controls, which run from left to right in every interface.
  case playback = 1
  /// Controls for directions in space, which are not mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4

  /// Returns the direction of a view with this attribute in an interface of the given direction.
  public func resolved(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// One of the two directions for sizes and priorities.
///
/// UIKit's `NSLayoutConstraint.Axis`, with its raw values.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Widths and the x axis.
  case horizontal = 0
  /// Heights and the y axis.
  case vertical = 1
}
