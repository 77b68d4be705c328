/// The way a user interface runs: where a line begins, and so where leading is.
///
/// UIKit's `UIUserInterfaceLayoutDirection`, with its raw values.
public enum LayoutDirection: Int, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether a view turns round where the interface does.
///
/// UIKit's `UISemanticContentAttribute`, with its raw values.
public enum SemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
  /// Turns round with the interface.
  case unspecified = 0
  /// Playback controls: they run as the tape does, left to right everywhere.
  case playback = 1
  /// Controls that point in space: left stays left.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4

  /// The direction a view with this attribute has in an interface that runs in `direction`.
  public func resolved(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// One of the two directions in which sizes and priorities are given.
///
/// UIKit's `NSLayoutConstraint.Axis`, with its raw values.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Across: widths and the x axis.
  case horizontal = 0
  /// Down: heights and the y axis.
  case vertical = 1
}
