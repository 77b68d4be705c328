public import Foundation

extension NSAttributedString {
  /// Returns the size of the text without a limit on its width, in points. The size is not rounded;
  /// callers round it up.
  ///
  /// Newlines end lines. Fonts, language and log are those of the current traits.
  ///
  /// - Complexity: O(n).
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Returns the bounding rectangle of the text in a given size, in points. The rectangle is not
  /// rounded; callers round its size up.
  ///
  /// - Parameters:
  ///   - size: The width at which lines are broken, with `.usesLineFragmentOrigin`, and the height.
  ///     A side that is 0 or less, or infinite, means no limit. The height applies only with
  ///     `.truncatesLastVisibleLine`, or if the context allows scaling (Facts.md#labels, rule 4).
  ///   - options: Without `.usesLineFragmentOrigin` the text is one line, up to its first newline,
  ///     at any width, and the y of the origin is the font's descender (measured). Empty text is
  ///     one line high and has no width (measured). Words wrap in truncating modes too, as in a
  ///     label (Strut's rule).
  ///   - context: A context that may allow smaller text and that receives the results.
  /// - Complexity: O(n).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(in: size, options, context)
  }
}

extension String {
  /// Returns the size of the string in one style without a limit on its width, in points. The size
  /// is not rounded; callers round it up.
  ///
  /// Newlines end lines. Fonts, language and log are those of the current traits.
  ///
  /// - Complexity: O(n).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attributes).size()
  }

  /// Returns the bounding rectangle of the string in one style, as for an `NSAttributedString`.
  /// - Complexity: O(n).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).boundingRect(in: size, options, context)
  }
}

extension NSString {
  /// Returns the size of the string in one style without a limit on its width, in points. The size
  /// is not rounded; callers round it up.
  /// - Complexity: O(n).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Returns the bounding rectangle of the string in one style, as for an `NSAttributedString`.
  /// - Complexity: O(n).
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

// Drawing is not simulated.

extension NSAttributedString {
  /// Draws the text at a point. It is not simulated.
  public func draw(at point: CGPoint) { UIKitLog.notSimulated("NSAttributedString.draw(at:)") }

  /// Draws the text in a rectangle. It is not simulated.
  public func draw(in rect: CGRect) { UIKitLog.notSimulated("NSAttributedString.draw(in:)") }

  /// Draws the text in a rectangle. It is not simulated.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    UIKitLog.notSimulated("NSAttributedString.draw(with:options:context:)")
  }
}

extension NSString {
  /// Draws the string at a point. It is not simulated.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    UIKitLog.notSimulated("NSString.draw(at:withAttributes:)")
  }

  /// Draws the string in a rectangle. It is not simulated.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    UIKitLog.notSimulated("NSString.draw(in:withAttributes:)")
  }
}

extension String {
  /// Draws the string at a point. It is not simulated.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    UIKitLog.notSimulated("String.draw(at:withAttributes:)")
  }

  /// Draws the string in a rectangle. It is not simulated.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    UIKitLog.notSimulated("String.draw(in:withAttributes:)")
  }
}
