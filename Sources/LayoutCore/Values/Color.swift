/// A color in sRGB.
///
/// UIKit's `UIColor`, as a value: it does not change with light and dark appearance. Nothing is measured by colors; pictures
/// show them.
public struct Color: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// How much is covered of what is beneath: 1 is all of it.
  public var alpha: Double

  /// Makes a color; parts beyond 0 to 1 are brought to the nearer end, and what is no number to 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Makes a gray: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Makes a color as designers write it: `0xRRGGBB`.
  public init(hexadecimal: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hexadecimal >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The color, covering more or less.
  public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  private static func clamped(_ part: Double) -> Double { part > 0 ? min(1, part) : 0 }
}

extension Color {
  /// Nothing at all.
  public static let clear = Color(white: 0, alpha: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
}

extension Color {
  /// Text that says nothing of its color: near black.
  package static let text = Color(hexadecimal: 0x1C1C1E)
  /// Text that says less: iOS's `secondaryLabel` on white.
  package static let secondaryText = Color(hexadecimal: 0x8A8A8E)
  /// Text that stands in for text: iOS's `placeholderText` on white.
  static let placeholder = Color(hexadecimal: 0xC4C4C6)
  /// iOS's blue, with which controls are tinted at first.
  package static let tint = Color(hexadecimal: 0x007AFF)
}
