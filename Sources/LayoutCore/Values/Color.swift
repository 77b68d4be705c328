/// A color in sRGB.
///
/// UIKit's `UIColor` as a value, which does not follow light and dark appearance. Colors do not
/// affect layout, only pictures.
public struct Color: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color. Components are clamped to 0 to 1, and those that are not numbers become 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a gray: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Creates a color in the form `0xRRGGBB`.
  public init(hexadecimal: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hexadecimal >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Returns the color with another alpha.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  private static func clamped(_ part: Double) -> Double { part > 0 ? min(1, part) : 0 }
}

extension Color {
  /// Transparent.
  public static let clear = Color(white: 0, alpha: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
}

extension Color {
  /// The default color of text: near black.
  package static let text = Color(hexadecimal: 0x1C1C1E)
  /// The color of secondary text: iOS's `secondaryLabel` on white.
  package static let secondaryText = Color(hexadecimal: 0x8A8A8E)
  /// The color of placeholder text: iOS's `placeholderText` on white.
  static let placeholder = Color(hexadecimal: 0xC4C4C6)
  /// The default tint color: iOS's blue.
  package static let tint = Color(hexadecimal: 0x007AFF)
}
