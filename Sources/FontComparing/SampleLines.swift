internal import TextLayout

/// The numbers of lines of a sample in a column, in both fonts.
///
/// Characters that a font lacks use the catalog's fallback faces, as on a page.
public struct SampleLines: Hashable, Sendable {
  /// The width of the column, in points.
  public let columnWidth: Double
  /// The number of lines in the original font.
  public let original: Int
  /// The number of lines in the substitute font.
  public let standIn: Int
  /// The number of lines in the substitute font with `size-adjust`, or `nil` without it.
  public let adjusted: Int?
  /// A Boolean value that indicates whether, with `size-adjust`, all lines break at the same
  /// positions as in the original, or `nil` without it.
  public let breaksAlike: Bool?

  init(columnWidth: Double, original: Int, standIn: Int, adjusted: Int?, breaksAlike: Bool?) {
    self.columnWidth = columnWidth
    (self.original, self.standIn) = (original, standIn)
    (self.adjusted, self.breaksAlike) = (adjusted, breaksAlike)
  }

  /// - Parameter adjusted: The text in the stand-in with `size-adjust`; `nil` without one.
  /// - Complexity: O(n) in the text.
  init(_ original: ShapedText, _ standIn: ShapedText, adjusted: ShapedText?, columnWidth: Double) {
    let lines = Self.breaks(original, columnWidth)
    let adjustedLines = adjusted.map { Self.breaks($0, columnWidth) }
    self.init(
      columnWidth: columnWidth, original: lines.count, standIn: Self.breaks(standIn, columnWidth).count,
      adjusted: adjustedLines?.count, breaksAlike: adjustedLines.map { $0 == lines })
  }

  private static func breaks(_ text: ShapedText, _ width: Double) -> [Range<Int>] {
    text.lines(width: width, breakMode: .byWordWrapping).map(\.utf16Range)
  }
}
