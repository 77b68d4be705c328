/// The alignment of lines in their container. UIKit's `NSTextAlignment`, with its raw values.
public enum TextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// At the left.
  case left = 0
  /// Centered.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides, except for the last line.
  case justified = 3
  /// At the side where the direction starts.
  case natural = 4
}
