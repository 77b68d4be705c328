/// How the lines of a text in one font stand below one another: the one place that says it.
///
/// ```swift
/// let lines = try FontCatalog.bundled().preferredFont(for: .body).lineStack
/// lines.pitch                  // 22
/// lines.height(lineCount: 3)   // 64.287…: the line height and twice the pitch
/// ```
/// All lengths are in points, unrounded. No leading lies above the first line or below the last (A on iOS 14 to 26 for text styles and
/// plain system fonts, A on iOS 11 for a font with a line gap of its own: Facts.md#labels).
public struct LineStack: Hashable, Sendable {
  /// The height of a line by itself.
  public var lineHeight: Double

  /// What lies between two lines: `UIFont.leading`. It may be negative.
  public var leading: Double

  /// Lines of a height, with so much between them.
  public init(lineHeight: Double, leading: Double) {
    self.lineHeight = lineHeight
    self.leading = leading
  }

  /// The distance from a baseline to the next.
  public var pitch: Double { lineHeight + leading }

  /// The height of so many lines; 0 of none.
  public func height(lineCount: Int) -> Double {
    // Without a leading a product, which a sum of the same length differs from in the last bit.
    if leading == 0 { return Double(max(0, lineCount)) * lineHeight }
    return lineCount > 0 ? lineHeight + drop(to: lineCount - 1) : 0
  }

  /// The distance from the first baseline down to that of another line, which is counted from 0.
  public func drop(to line: Int) -> Double { Double(line) * pitch }

  /// How many lines a height has room for, at most `limit`; one a pixel's millionth too high still fits.
  public func lineCount(within height: Double, limit: Int) -> Int {
    guard limit > 0, PixelGrid.floor(height - lineHeight, scale: 1) >= 0 else { return 0 }
    guard pitch > 0 else { return limit }
    let further = PixelGrid.floor((height - lineHeight) / pitch, scale: 1)
    return further < Double(limit - 1) ? 1 + Int(further) : limit
  }
}

extension Font {
  /// How lines of the font stand below one another.
  public var lineStack: LineStack { LineStack(lineHeight: lineHeight, leading: leading) }
}
