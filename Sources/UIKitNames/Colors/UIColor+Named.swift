internal import LayoutCore

extension UIColor {
  /// Black.
  public static let black = UIColor(Color(white: 0))
  /// Dark gray, with a white level of 1/3.
  public static let darkGray = UIColor(Color(white: 1.0 / 3))
  /// Light gray, with a white level of 2/3.
  public static let lightGray = UIColor(Color(white: 2.0 / 3))
  /// White.
  public static let white = UIColor(Color(white: 1))
  /// Gray, with a white level of 0.5.
  public static let gray = UIColor(Color(white: 0.5))
  /// Pure red.
  public static let red = UIColor(Color(hexadecimal: 0xFF0000))
  /// Pure green.
  public static let green = UIColor(Color(hexadecimal: 0x00FF00))
  /// Pure blue.
  public static let blue = UIColor(Color(hexadecimal: 0x0000FF))
  /// Cyan: green and blue.
  public static let cyan = UIColor(Color(hexadecimal: 0x00FFFF))
  /// Yellow: red and green.
  public static let yellow = UIColor(Color(hexadecimal: 0xFFFF00))
  /// Magenta: red and blue.
  public static let magenta = UIColor(Color(hexadecimal: 0xFF00FF))
  /// Orange: red and half as much green.
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  /// Purple: half of red and half of blue.
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  /// Brown.
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  /// Transparent.
  public static let clear = UIColor(Color(white: 0, alpha: 0))

  /// Text on a dark background: white with an alpha of 0.6.
  public static let lightText = UIColor(Color(white: 1, alpha: 0.6))
  /// Text on a light background: black.
  public static let darkText = UIColor(Color(white: 0))
}
