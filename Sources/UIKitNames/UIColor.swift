public import Foundation
public import LayoutCore

/// A color.
public typealias UIColor = Color

extension Color {
  /// A color of the color circle: hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // The parts of a color rise and fall over six sextants, each a third of the circle from the next.
    func part(_ offset: Double) -> Double {
      let sextant = (offset + min(1, max(0, Double(hue))) * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(sextant, 4 - sextant, 1))
      return Double(brightness) * (1 - Double(saturation) * fall)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: Double(alpha))
  }

  /// The color, covering more or less.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color { withAlpha(Double(alpha)) }
}

// The colors by which UIKit's code calls them. Those that follow the appearance have the values of the light one.

extension Color {
  /// Half of white.
  public static let gray = Color(white: 0.5)
  /// A third of white.
  public static let darkGray = Color(white: 1.0 / 3)
  /// Two thirds of white.
  public static let lightGray = Color(white: 2.0 / 3)
  /// Pure red.
  public static let red = Color(hexadecimal: 0xFF0000)
  /// Pure green.
  public static let green = Color(hexadecimal: 0x00FF00)
  /// Pure blue.
  public static let blue = Color(hexadecimal: 0x0000FF)
  /// Green and blue.
  public static let cyan = Color(hexadecimal: 0x00FFFF)
  /// Red and green.
  public static let yellow = Color(hexadecimal: 0xFFFF00)
  /// Red and blue.
  public static let magenta = Color(hexadecimal: 0xFF00FF)
  /// Red, and half as much green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// Half of red and blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// Dark orange.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)

  /// iOS's red.
  public static let systemRed = Color(hexadecimal: 0xFF3B30)
  /// iOS's orange.
  public static let systemOrange = Color(hexadecimal: 0xFF9500)
  /// iOS's yellow.
  public static let systemYellow = Color(hexadecimal: 0xFFCC00)
  /// iOS's green.
  public static let systemGreen = Color(hexadecimal: 0x34C759)
  /// iOS's blue.
  public static let systemBlue = Color(hexadecimal: 0x007AFF)
  /// iOS's indigo.
  public static let systemIndigo = Color(hexadecimal: 0x5856D6)
  /// iOS's purple.
  public static let systemPurple = Color(hexadecimal: 0xAF52DE)
  /// iOS's pink.
  public static let systemPink = Color(hexadecimal: 0xFF2D55)
  /// iOS's teal.
  public static let systemTeal = Color(hexadecimal: 0x30B0C7)
  /// iOS's gray.
  public static let systemGray = Color(hexadecimal: 0x8E8E93)
  /// A lighter gray.
  public static let systemGray2 = Color(hexadecimal: 0xAEAEB2)
  /// A lighter gray still.
  public static let systemGray3 = Color(hexadecimal: 0xC7C7CC)
  /// A light gray.
  public static let systemGray4 = Color(hexadecimal: 0xD1D1D6)
  /// A very light gray.
  public static let systemGray5 = Color(hexadecimal: 0xE5E5EA)
  /// The lightest gray.
  public static let systemGray6 = Color(hexadecimal: 0xF2F2F7)

  /// Text.
  public static let label = Color.black
  /// Text that matters less.
  public static let secondaryLabel = Color(hexadecimal: 0x3C3C43, alpha: 0.6)
  /// Text that matters less still.
  public static let tertiaryLabel = Color(hexadecimal: 0x3C3C43, alpha: 0.3)
  /// Text that is hardly there.
  public static let quaternaryLabel = Color(hexadecimal: 0x3C3C43, alpha: 0.18)
  /// What stands in a field that is empty.
  public static let placeholderText = Color(hexadecimal: 0x3C3C43, alpha: 0.3)
  /// A thin line between things.
  public static let separator = Color(hexadecimal: 0x3C3C43, alpha: 0.29)
  /// A thin line between things that covers what is beneath.
  public static let opaqueSeparator = Color(hexadecimal: 0xC6C6C8)
  /// A link.
  public static let link = Color(hexadecimal: 0x007AFF)
  /// The ground of a screen.
  public static let systemBackground = Color.white
  /// The ground of what is grouped on a screen.
  public static let secondarySystemBackground = Color(hexadecimal: 0xF2F2F7)
  /// The ground of what is grouped once more.
  public static let tertiarySystemBackground = Color.white
  /// The ground of a screen of groups.
  public static let systemGroupedBackground = Color(hexadecimal: 0xF2F2F7)
  /// The ground of a group on such a screen.
  public static let secondarySystemGroupedBackground = Color.white
}
