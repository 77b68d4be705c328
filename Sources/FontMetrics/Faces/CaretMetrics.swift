/// The slope of the text cursor, as a vertical and a horizontal distance in design units.
///
/// An upright cursor has 1 and 0; a cursor in vertical text (from `vhea`) has 0 and 1.
public struct CaretMetrics: Hashable, Sendable {
  /// The vertical distance.
  public var rise: Double
  /// The horizontal distance, positive in a font that slants to the right.
  public var run: Double
  /// The shift to the right for a good position between slanted letters.
  public var offset: Double

  /// A caret of known numbers.
  package init(rise: Double, run: Double, offset: Double = 0) {
    self.rise = rise
    self.run = run
    self.offset = offset
  }
}
