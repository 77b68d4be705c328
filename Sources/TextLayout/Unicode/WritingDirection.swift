/// The writing direction of a paragraph, like UIKit's `NSWritingDirection`.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable {
  /// The direction of the first strong character of each paragraph (UAX #9, rules P2 and P3), or
  /// left to right without one.
  case natural
  /// Left to right, regardless of the text.
  case leftToRight
  /// Right to left, regardless of the text.
  case rightToLeft
}
