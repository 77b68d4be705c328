/// How the font would have small text set, above or below the line: its subscript or its superscript, in design units.
///
/// `ySubscript…` and `ySuperscript…` of `OS/2`, with `MVAR` applied.
public struct ReducedTextMetrics: Hashable, Sendable {
  /// The em's width of the small text.
  public var xSize: Double
  /// The em's height of the small text: its point size over the text's is this over the em.
  public var ySize: Double
  /// How far the small text moves to the right, as for the slant of an italic.
  public var xOffset: Double
  /// How far its baseline lies from the text's: below it for a subscript, above it for a superscript; positive either way, as
  /// `OS/2` has it.
  public var yOffset: Double

  /// Known numbers.
  package init(xSize: Double, ySize: Double, xOffset: Double, yOffset: Double) {
    self.xSize = xSize
    self.ySize = ySize
    self.xOffset = xOffset
    self.yOffset = yOffset
  }
}
