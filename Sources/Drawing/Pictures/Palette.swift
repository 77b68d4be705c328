internal import LayoutCore

/// The colors of a picture. There is one set: the light appearance of iOS, with guides in distinct
/// colors (blue, orange, and magenta are distinct with the common color deficiencies).
enum Palette {
  /// A cell's background: iOS's `systemBackground`.
  static let cell = Color.white
  /// The color around cells: iOS's `systemGroupedBackground`.
  static let page = Color(hexadecimal: 0xF2F2F7)
  /// The titles of columns: near black, as text in cells.
  static let text = Color(hexadecimal: 0x1C1C1E)
  /// The captions of columns, beneath their titles.
  static let secondaryText = Color(hexadecimal: 0x6C6C70)
  /// The line beneath a cell: iOS's `opaqueSeparator`.
  static let separator = Color(hexadecimal: 0xC6C6C8)
  /// A selected cell: iOS's `systemGray4`.
  static let selectedCell = Color(hexadecimal: 0xD1D1D6)
  /// The arrow of a cell that leads on: iOS's `tertiaryLabel` on white.
  static let sign = Color(hexadecimal: 0xC4C4C6)
  /// A switch that is on, and one that is off: iOS's `systemGreen` and `secondarySystemFill` on
  /// white.
  static let switchOn = Color(hexadecimal: 0x34C759)
  static let switchOff = Color(hexadecimal: 0xE9E9EB)
  /// The placeholder of an image, and the lines on it.
  static let picture = Color(hexadecimal: 0xE5E5EA)
  static let pictureLine = Color(hexadecimal: 0xC7C7CC)

  /// The layout margins.
  static let margin = Color(hexadecimal: 0xC2185B)
  /// A text's first baseline.
  static let firstBaseline = Color(hexadecimal: 0x0060DF)
  /// A text's last baseline.
  static let lastBaseline = Color(hexadecimal: 0xC45A00)
  /// Distances between lines of the layout.
  static let spacing = Color(hexadecimal: 0x3A3A3C)
  /// The line that connects a displaced number to its position.
  static let leader = Color(hexadecimal: 0x98989D)
}
