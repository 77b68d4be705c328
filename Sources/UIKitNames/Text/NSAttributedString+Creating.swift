public import Foundation

extension NSAttributedString {
  /// Creates an empty attributed string: `NSAttributedString()`, `NSMutableAttributedString()`.
  ///
  /// Foundation on Linux lacks `init()`, and a subclass cannot supply it. The argument has only one
  /// value and is omitted.
  public convenience init(withoutText: Void = ()) { self.init(string: "") }
}
