package import Foundation

extension NSAttributedString {
  /// Visits the stretches of equal attributes, in order, with their places in UTF-16 units.
  ///
  /// It is here because Foundation's way to do it hands a pointer on, which only modules that
  /// import C may do.
  package func forEachStretch(_ body: ([Key: Any], Range<Int>) -> Void) {
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      body(attributes, range.location..<(range.location + range.length))
    }
  }
}
