/// The direction a paragraph is written in: UIKit's `NSWritingDirection`.
public enum WritingDirection: String, CaseIterable, Hashable, Sendable {
  /// The first strong character of each paragraph decides (UAX #9, rules P2 and P3); left to right where there is none.
  case natural
  /// Left to right, whatever the text.
  case leftToRight
  /// Right to left, whatever the text.
  case rightToLeft
}
