/// The metrics of a glyph at a variation location, in design units, with y pointing up.
public struct GlyphMetrics: Hashable, Sendable {
  /// The index of the glyph in the font.
  public var glyphID: UInt32
  /// The name in `post` or `CFF `, or `nil` if there is none.
  public var name: String?
  /// The advance to the right: `hmtx` and `HVAR`, rounded to a design unit as in HarfBuzz.
  public var advance: Double
  /// The bounding box of the ink at this location, or `nil` for a glyph without ink, such as a
  /// space.
  public var bounds: GlyphBounds?
  /// The metrics in vertical text, or `nil` without `vmtx`.
  public var vertical: Vertical?

  /// The distance from the origin to the left edge of the ink, negative if the ink starts before
  /// the origin.
  ///
  /// It is that of the drawn outline, with curves at their true extremes. `hmtx` contains the same
  /// number if the font was built that way.
  public var leftSideBearing: Double? { bounds?.left }

  /// The distance from the right edge of the ink to the next glyph, negative if the ink extends
  /// beyond.
  public var rightSideBearing: Double? { bounds.map { advance - $0.right } }

  /// The metrics of a glyph in vertical text, in design units.
  public struct Vertical: Hashable, Sendable {
    /// The advance downward, positive: `vmtx` and `VVAR`.
    public var advance: Double
    /// The vertical origin relative to the horizontal one: half the advance.
    public var originX: Double
    /// The height of the vertical origin above the baseline: from `VORG`, or else from the top side
    /// bearing and the ink.
    public var originY: Double

    /// Creates metrics from known lengths.
    package init(advance: Double, originX: Double, originY: Double) {
      self.advance = advance
      self.originX = originX
      self.originY = originY
    }
  }

  /// Creates metrics from known lengths.
  package init(
    glyphID: UInt32, name: String? = nil, advance: Double, bounds: GlyphBounds? = nil, vertical: Vertical? = nil
  ) {
    self.glyphID = glyphID
    self.name = name
    self.advance = advance
    self.bounds = bounds
    self.vertical = vertical
  }
}
