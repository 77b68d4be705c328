/// What a face says about text that runs from top to bottom: its `vhea` table with `MVAR` applied, in design units.
public struct VerticalMetrics: Hashable, Sendable {
  /// From the line's center to its right edge.
  public var ascender: Double
  /// From the line's center to its left edge; negative.
  public var descender: Double
  /// Extra space the font asks for between columns.
  public var lineGap: Double
  /// The slope of the text cursor, or `nil` when the table ends before it.
  public var caret: CaretMetrics?
  /// Whether glyphs have vertical advances of their own (`vmtx`).
  public var hasAdvances: Bool
  /// Whether glyphs have vertical origins of their own (`VORG`).
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
