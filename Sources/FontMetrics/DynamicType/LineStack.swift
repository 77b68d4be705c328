/// The vertical distances of lines in one font, defined only here.
///
/// ```swift
/// let lines = try FontCatalog.bundled().preferredFont(for: .body).lineStack
/// lines.pitch                  // 22
/// lines.height(lineCount: 3)   // 64.287…: the line height and twice the pitch
/// ```
/// All lengths are in points, not rounded. There is no leading above the first line or below the
/// last (A on iOS 14 to 26 for text styles and plain system fonts, A on iOS 11 for a font with its
/// own line gap: Facts.md#labels).
public struct LineStack: Hashable, Sendable {
  /// The height of a single line.
  public var lineHeight: Double

  /// The distance between two lines, like `UIFont.leading`. It may be negative.
  public var leading: Double

  /// Creates a line stack.
  public init(lineHeight: Double, leading: Double) {
    self.lineHeight = lineHeight
    self.leading = leading
  }

  /// The distance from one baseline to the next.
  public var pitch: Double { lineHeight + leading }

  /// Returns the height of a number of lines; 0 for none.
  public func height(lineCount: Int) -> Double {
    // Without a leading a product, which a sum of the same length differs from in the last bit.
    if leading == 0 { return Double(max(0, lineCount)) * lineHeight }
    return lineCount > 0 ? lineHeight + drop(to: lineCount - 1) : 0
  }

  /// Returns the distance from the first baseline down to that of another line, whose index starts
  /// at 0.
  public func drop(to line: Int) -> Double { Double(line) * pitch }

  /// Returns the number of lines that fit a height, at most `limit`. A line that exceeds it by a
  /// millionth of a pixel still fits.
  public func lineCount(within height: Double, limit: Int) -> Int {
    guard limit > 0, PixelGrid.floor(height - lineHeight, scale: 1) >= 0 else { return 0 }
    guard pitch > 0 else { return limit }
    let further = PixelGrid.floor((height - lineHeight) / pitch, scale: 1)
    return further < Double(limit - 1) ? 1 + Int(further) : limit
  }
}

extension Font {
  /// The vertical distances of lines in the font.
  public var lineStack: LineStack { LineStack(lineHeight: lineHeight, leading: leading) }
}
