/// The metrics for vertical text: the `vhea` table with `MVAR` applied, in design units.
public struct VerticalMetrics: Hashable, Sendable {
  /// The distance from the line's center to its right edge.
  public var ascender: Double
  /// The distance from the line's center to its left edge; negative.
  public var descender: Double
  /// The extra space between columns that the font requests.
  public var lineGap: Double
  /// The slope of the text cursor, or `nil` if the table is too short.
  public var caret: CaretMetrics?
  /// A Boolean value that indicates whether glyphs have vertical advances (`vmtx`).
  public var hasAdvances: Bool
  /// A Boolean value that indicates whether glyphs have vertical origins (`VORG`).
  public var hasOrigins: Bool

  /// Known numbers.
  package init(
    ascender: Double, descender: Double, lineGap: Double, caret: CaretMetrics? = nil, hasAdvances: Bool = false,
    hasOrigins: Bool = false
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.caret = caret
    self.hasAdvances = hasAdvances
    self.hasOrigins = hasOrigins
  }
}
