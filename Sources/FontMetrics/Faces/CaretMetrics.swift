/// The slope of the text cursor: how far it goes up and to the side, in design units.
///
/// Upright is 1 up and 0 to the side. A cursor in vertical text (of `vhea`) lies flat: 0 and 1.
public struct CaretMetrics: Hashable, Sendable {
  /// How far it goes up.
  public var rise: Double
  /// How far it goes to the right on that way; positive in a font that leans right.
  public var run: Double
  /// How far it is moved to the right of its place, so that it stands well between slanted letters.
  public var offset: Double

  /// A caret of known numbers.
  package init(rise: Double, run: Double, offset: Double = 0) {
    self.rise = rise
    self.run = run
    self.offset = offset
  }
}
