internal import TextLayout

/// How many lines a sample takes in a column, in both fonts.
///
/// Characters that a font lacks are in the catalog's fallback faces, as they would be on a page.
public struct SampleLines: Hashable, Sendable {
  /// The column's width, in points.
  public let columnWidth: Double
  /// The lines in the original.
  public let original: Int
  /// The lines in the stand-in.
  public let standIn: Int
  /// The lines in the stand-in with `size-adjust`; `nil` without one.
  public let adjusted: Int?
  /// Whether, with `size-adjust`, every line breaks where the original's does; `nil` without one.
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
