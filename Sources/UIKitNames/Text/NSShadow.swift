public import Foundation

/// The shadow of text. It does not affect layout.
///
/// Two shadows with equal values are equal.
///
/// Sendable, because Foundation requires that of the values of an `AttributedString`. Change none
/// that another isolation domain has.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// The offset of the shadow, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a ``UIColor``; black with an alpha of 1/3 by default, and nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow with default values.
  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns `true` if the object is a shadow with equal values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? UIColor) == (shadowColor as? UIColor)
  }

  /// A hash value, equal for equal shadows.
  open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
