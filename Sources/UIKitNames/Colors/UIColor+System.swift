internal import LayoutCore

// The system's colors have the values of the light appearance in every appearance.

extension UIColor {
  /// The system's red.
  public static let systemRed = system("systemRed", 0xFF3B30)
  /// The system's green.
  public static let systemGreen = system("systemGreen", 0x34C759)
  /// The system's blue.
  public static let systemBlue = system("systemBlue", 0x007AFF)
  /// The system's orange.
  public static let systemOrange = system("systemOrange", 0xFF9500)
  /// The system's yellow.
  public static let systemYellow = system("systemYellow", 0xFFCC00)
  /// The system's pink.
  public static let systemPink = system("systemPink", 0xFF2D55)
  /// The system's purple.
  public static let systemPurple = system("systemPurple", 0xAF52DE)
  /// The system's teal.
  public static let systemTeal = system("systemTeal", 0x30B0C7)
  /// The system's indigo.
  public static let systemIndigo = system("systemIndigo", 0x5856D6)
  /// The system's brown.
  public static let systemBrown = system("systemBrown", 0xA2845E)
  /// The system's mint.
  public static let systemMint = system("systemMint", 0x00C7BE)
  /// The system's cyan.
  public static let systemCyan = system("systemCyan", 0x32ADE6)
  /// The system's gray.
  public static let systemGray = system("systemGray", 0x8E8E93)
  /// The second level of gray.
  public static let systemGray2 = system("systemGray2", 0xAEAEB2)
  /// The third level of gray.
  public static let systemGray3 = system("systemGray3", 0xC7C7CC)
  /// The fourth level of gray.
  public static let systemGray4 = system("systemGray4", 0xD1D1D6)
  /// The fifth level of gray.
  public static let systemGray5 = system("systemGray5", 0xE5E5EA)
  /// The sixth and lightest level of gray.
  public static let systemGray6 = system("systemGray6", 0xF2F2F7)

  /// The tint color. UIKit takes it from the view; here it is always the default, the system's
  /// blue.
  public static let tintColor = system("tintColor", 0x007AFF)
  /// The color of primary text.
  public static let label = system("label", 0x000000)
  /// The color of secondary text.
  public static let secondaryLabel = system("secondaryLabel", 0x3C3C43, alpha: 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = system("tertiaryLabel", 0x3C3C43, alpha: 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = system("quaternaryLabel", 0x3C3C43, alpha: 0.18)
  /// The color of links.
  public static let link = system("link", 0x007AFF)
  /// The color of placeholder text.
  public static let placeholderText = system("placeholderText", 0x3C3C43, alpha: 0.3)
  /// The color of translucent separators.
  public static let separator = system("separator", 0x3C3C43, alpha: 0.29)
  /// The color of opaque separators.
  public static let opaqueSeparator = system("opaqueSeparator", 0xC6C6C8)

  /// The primary background.
  public static let systemBackground = system("systemBackground", 0xFFFFFF)
  /// The background of content on the primary background.
  public static let secondarySystemBackground = system("secondarySystemBackground", 0xF2F2F7)
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = system("tertiarySystemBackground", 0xFFFFFF)
  /// The primary background of grouped content.
  public static let systemGroupedBackground = system("systemGroupedBackground", 0xF2F2F7)
  /// The background of content on the grouped background.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground", 0xFFFFFF)
  /// The background of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground", 0xF2F2F7)
  /// The background of grouped tables; the name before iOS 13.
  public static let groupTableViewBackground = system("groupTableViewBackground", 0xF2F2F7)

  /// The fill of thin and small shapes.
  public static let systemFill = system("systemFill", 0x787880, alpha: 0.2)
  /// The fill of medium shapes.
  public static let secondarySystemFill = system("secondarySystemFill", 0x787880, alpha: 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = system("tertiarySystemFill", 0x767680, alpha: 0.12)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = system("quaternarySystemFill", 0x747480, alpha: 0.08)

  private static func system(_ name: String, _ color: UInt32, alpha: Double = 1) -> UIColor {
    UIColor(source: .system(name, Color(hexadecimal: color, alpha: alpha)))
  }
}

extension UIColor {
  /// Returns the color with the name that asset catalogs use, such as "systemRedColor"; nil for an
  /// unknown name.
  static func ofSystem(named name: String) -> UIColor? {
    let key = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return known[key]
  }

  private static let known: [String: UIColor] = [
    "systemRed": systemRed, "systemGreen": systemGreen, "systemBlue": systemBlue, "systemOrange": systemOrange,
    "systemYellow": systemYellow, "systemPink": systemPink, "systemPurple": systemPurple, "systemTeal": systemTeal,
    "systemIndigo": systemIndigo, "systemBrown": systemBrown, "systemMint": systemMint, "systemCyan": systemCyan,
    "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3, "systemGray4": systemGray4,
    "systemGray5": systemGray5, "systemGray6": systemGray6, "label": label, "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel, "quaternaryLabel": quaternaryLabel, "link": link,
    "placeholderText": placeholderText, "separator": separator, "opaqueSeparator": opaqueSeparator,
    "systemBackground": systemBackground, "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground, "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
    "groupTableViewBackground": groupTableViewBackground, "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill, "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill, "darkText": darkText, "lightText": lightText,
  ]
}
