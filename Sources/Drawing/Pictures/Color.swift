/// A colour in sRGB, each part from 0 to 1; an alpha of 1 covers what is beneath.
struct Color: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour as designers write it: `0xRRGGBB`.
  init(_ hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  static let white = Color(0xFFFFFF)
}

/// The colours of a picture. There is one set: the light appearance of iOS, with guides that the eye tells apart
/// (blue, orange and magenta stay distinct under the common colour deficiencies).
enum Palette {
  /// A cell's background: iOS's `systemBackground`.
  static let cell = Color.white
  /// What lies around cells: iOS's `systemGroupedBackground`.
  static let page = Color(0xF2F2F7)
  /// A cell's text: near black.
  static let text = Color(0x1C1C1E)
  /// The captions of columns, beneath their titles.
  static let secondaryText = Color(0x6C6C70)
  /// The line beneath a cell: iOS's `opaqueSeparator`.
  static let separator = Color(0xC6C6C8)

  /// The layout margins.
  static let margin = Color(0xC2185B)
  /// A text's first baseline.
  static let firstBaseline = Color(0x0060DF)
  /// A text's last baseline.
  static let lastBaseline = Color(0xC45A00)
  /// Distances between lines of the layout.
  static let spacing = Color(0x3A3A3C)
  /// What ties a number to its place where it had to move.
  static let leader = Color(0x98989D)
}
