public import Foundation
public import LayoutCore

// Strings of geometry in UIKit's form: "{{0, 0}, {320, 44}}".

extension NSCoder {
  /// Returns a string such as "{1, 2}".
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
  /// Returns a string such as "{1, 2}".
  public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }
  /// Returns a string such as "{1, 2}".
  public class func string(for vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }
  /// Returns a string such as "{{0, 0}, {320, 44}}".
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a string such as "[1, 0, 0, 1, 0, 0]".
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + GeometryText.text(numbers).dropFirst().dropLast() + "]"
  }
  /// Returns a string of the top, left, bottom and right inset, such as "{1, 2, 3, 4}".
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns a string of the top, leading, bottom and trailing inset, such as "{1, 2, 3, 4}".
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns the point of a string such as "{1, 2}"; zero for another string.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size of a string such as "{1, 2}"; zero for another string.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the vector of a string such as "{1, 2}"; zero for another string.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the rectangle of a string such as "{{0, 0}, {320, 44}}"; zero for another string.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the matrix of a string such as "[1, 0, 0, 1, 0, 0]"; the identity for another string.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Returns the insets of a string such as "{1, 2, 3, 4}"; zero for another string.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string such as "{1, 2}".
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string such as "{1, 2}".
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string such as "{{0, 0}, {320, 44}}".
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string such as "[1, 0, 0, 1, 0, 0]".
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a string such as "{1, 2, 3, 4}".
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the point of a string such as "{1, 2}"; zero for another string.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a string such as "{1, 2}"; zero for another string.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle of a string such as "{{0, 0}, {320, 44}}"; zero for another string.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Numbers in braces.
private enum GeometryText {
  /// Returns the numbers in braces, each in the form of C's `%.17g`.
  static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ") + "}"
  }

  /// Returns the numbers in a string; nil unless there are `count` of them.
  static func numbers(_ text: String, count: Int) -> [CGFloat]? {
    let words = text.split { "{}[], \t\n".contains($0) }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    return words.count == count && numbers.count == count ? numbers : nil
  }
}
