public import Foundation
public import LayoutCore

/// A color.
public typealias UIColor = Color

extension Color {
  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // The components rise and fall over six sextants of the color circle, each a third of the
    // circle from the next.
    func part(_ offset: Double) -> Double {
      let sextant = (offset + min(1, max(0, Double(hue))) * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(sextant, 4 - sextant, 1))
      return Double(brightness) * (1 - Double(saturation) * fall)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: Double(alpha))
  }

  /// Returns the color with another alpha.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color { withAlpha(Double(alpha)) }
}

// UIKit's named colors. Dynamic colors have the values of the light appearance.

extension Color {
  /// Gray, with a white level of 0.5.
  public static let gray = Color(white: 0.5)
  /// Dark gray, with a white level of 1/3.
  public static let darkGray = Color(white: 1.0 / 3)
  /// Light gray, with a white level of 2/3.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Pure red.
  public static let red = Color(hexadecimal: 0xFF0000)
  /// Pure green.
  public static let green = Color(hexadecimal: 0x00FF00)
  /// Pure blue.
  public static let blue = Color(hexadecimal: 0x0000FF)
  /// Cyan: green and blue.
  public static let cyan = Color(hexadecimal: 0x00FFFF)
  /// Yellow: red and green.
  public static let yellow = Color(hexadecimal: 0xFFFF00)
  /// Magenta: red and blue.
  public static let magenta = Color(hexadecimal: 0xFF00FF)
  /// Orange: red and half as much green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Purple: half of red and half of blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

  /// The system's red.
  public static let systemRed = Color(hexadecimal: 0xFF3B30)
  /// The system's orange.
  public static let systemOrange = Color(hexadecimal: 0xFF9500)
  /// The system's yellow.
  public static let systemYellow = Color(hexadecimal: 0xFFCC00)
  /// The system's green.
  public static let systemGreen = Color(hexadecimal: 0x34C759)
  /// The system's blue.
  public static let systemBlue = Color(hexadecimal: 0x007AFF)
  /// The system's indigo.
  public static let systemIndigo = Color(hexadecimal: 0x5856D6)
  /// The system's purple.
  public static let systemPurple = Color(hexadecimal: 0xAF52DE)
  /// The system's pink.
  public static let systemPink = Color(hexadecimal: 0xFF2D55)
  /// The system's teal.
  public static let systemTeal = Color(hexadecimal: 0x30B0C7)
  /// The system's gray.
  public static let systemGray = Color(hexadecimal: 0x8E8E93)
  /// The second level of gray.
  public static let systemGray2 = Color(hexadecimal: 0xAEAEB2)
  /// The third level of gray.
  public static let systemGray3 = Color(hexadecimal: 0xC7C7CC)
  /// The fourth level of gray.
  public static let systemGray4 = Color(hexadecimal: 0xD1D1D6)
  /// The fifth level of gray.
  public static let systemGray5 = Color(hexadecimal: 0xE5E5EA)
  /// The sixth and lightest level of gray.
  public static let systemGray6 = Color(hexadecimal: 0xF2F2F7)

  /// The color of primary text.
  public static let label = Color.black
  /// The color of secondary text.
  public static let secondaryLabel = Color(hexadecimal: 0x3C3C43, alpha: 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = Color(hexadecimal: 0x3C3C43, alpha: 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = Color(hexadecimal: 0x3C3C43, alpha: 0.18)
  /// The color of placeholder text.
  public static let placeholderText = Color(hexadecimal: 0x3C3C43, alpha: 0.3)
  /// The color of translucent separators.
  public static let separator = Color(hexadecimal: 0x3C3C43, alpha: 0.29)
  /// The color of opaque separators.
  public static let opaqueSeparator = Color(hexadecimal: 0xC6C6C8)
  /// The color of links.
  public static let link = Color(hexadecimal: 0x007AFF)
  /// The primary background.
  public static let systemBackground = Color.white
  /// The background of content on the primary background.
  public static let secondarySystemBackground = Color(hexadecimal: 0xF2F2F7)
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = Color.white
  /// The primary background of grouped content.
  public static let systemGroupedBackground = Color(hexadecimal: 0xF2F2F7)
  /// The background of content on the grouped background.
  public static let secondarySystemGroupedBackground = Color.white
}
