/// The recommended metrics of subscripts or superscripts, in design units.
///
/// `ySubscript…` and `ySuperscript…` of `OS/2`, with `MVAR` applied.
public struct ReducedTextMetrics: Hashable, Sendable {
  /// The width of the em of the small text.
  public var xSize: Double
  /// The height of the em of the small text; its ratio to the em is that of the point sizes.
  public var ySize: Double
  /// The shift of the small text to the right, for the slant of an italic.
  public var xOffset: Double
  /// The distance of its baseline from that of the text: downward for a subscript and upward for a
  /// superscript; positive in both cases, as in `OS/2`.
  public var yOffset: Double

  /// Known numbers.
  package init(xSize: Double, ySize: Double, xOffset: Double, yOffset: Double) {
    self.xSize = xSize
    self.ySize = ySize
    self.xOffset = xOffset
    self.yOffset = yOffset
  }
}
