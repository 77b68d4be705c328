/// How lines lie between the sides of what they stand in. UIKit's `NSTextAlignment`, with its raw values.
public enum TextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// Against the left side.
  case left = 0
  /// In the middle.
  case center = 1
  /// Against the right side.
  case right = 2
  /// Against both sides, the last line naturally.
  case justified = 3
  /// Against the side where the direction begins.
  case natural = 4
}
