public import Foundation

extension NSAttributedString {
  /// The size of the text with no limit on the width, in points, not rounded: users round up.
  ///
  /// Newlines end lines. Fonts, language and log are those of the current traits.
  /// - Complexity: O(n).
  public func size() -> CGSize { StringDrawing(self).size() }

  /// The rectangle of the text in a width and a height, in points, not rounded: users round up.
  ///
  /// - Parameters:
  ///   - size: Where lines are broken, with `.usesLineFragmentOrigin`. A side of 0 or less, or without end, is no limit. The height
  ///     limits nothing but with `.truncatesLastVisibleLine`, and what a context may scale (as a label's: Facts.md#labels, rule 4).
  ///   - options: Without `.usesLineFragmentOrigin` the text is one line, up to its first newline, whatever the width, and the
  ///     origin's y is the font's descender (measured). An empty text is one line high and has no width (measured).
  ///     Words wrap in truncating modes too, as in a label (Strut's rule).
  ///   - context: May let the text be smaller, and is told what came of it.
  /// - Complexity: O(n).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(in: size, options, context)
  }
}

extension String {
  /// The size of the text in one style, with no limit on the width, in points, not rounded: users round up.
  ///
  /// Newlines end lines. Fonts, language and log are those of the current traits.
  /// - Complexity: O(n).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attributes).size()
  }

  /// The rectangle of the text in one style, found as that of an `NSAttributedString`.
  /// - Complexity: O(n).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).boundingRect(in: size, options, context)
  }
}

extension NSString {
  /// The size of the text in one style, with no limit on the width, in points, not rounded: users round up.
  /// - Complexity: O(n).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// The rectangle of the text in one style, found as that of an `NSAttributedString`.
  /// - Complexity: O(n).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
