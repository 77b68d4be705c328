package import Foundation

extension NSAttributedString {
  /// Visits the stretches of equal attributes, in order, with their ranges in UTF-16 units.
  ///
  /// It is in this module because Foundation's method passes a pointer, which only modules that
  /// import C may use.
  package func forEachStretch(_ body: ([Key: Any], Range<Int>) -> Void) {
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      body(attributes, range.location..<(range.location + range.length))
    }
  }
}
