public import Foundation
public import LayoutCore

/// A fixed color of Core Graphics, in sRGB.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// Strut's value.
  public let color: Color

  /// Creates a color from Strut's value.
  public init(_ color: Color) { self.color = color }

  /// Creates a color in sRGB. Components are clamped to 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a color in sRGB. Components are clamped to 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), alpha: Double(alpha)))
  }

  /// Black.
  public static let black = CGColor(.black)
  /// White.
  public static let white = CGColor(.white)
  /// Transparent.
  public static let clear = CGColor(.clear)

  /// Red, green, blue and alpha, each from 0 to 1.
  public var components: [CGFloat]? {
    [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
  }
  /// The number of ``components``: 4. Grays have four as well, unlike on Apple's platforms.
  public var numberOfComponents: Int { 4 }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Returns the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlpha(Double(alpha))) }

  /// Returns the color itself, which is immutable.
  public func copy() -> CGColor? { self }

  /// Returns `true` for equal components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The components, such as "CGColor(red: 1.0, green: 0.0, blue: 0.0, alpha: 1.0)".
  public var description: String {
    "CGColor(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
  }
}
