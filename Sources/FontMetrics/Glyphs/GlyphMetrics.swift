/// The measures of one glyph of a face at one variation location, in design units, y up.
public struct GlyphMetrics: Hashable, Sendable {
  /// The glyph's number in the font.
  public var glyphID: UInt32
  /// Its name in `post` or `CFF `, or `nil` when the font has none for it.
  public var name: String?
  /// How far the pen moves to the right past it: `hmtx` and `HVAR`, rounded to a design unit as HarfBuzz does.
  public var advance: Double
  /// The box of its ink at this location, or `nil` for a glyph without any, as a space.
  public var bounds: GlyphBounds?
  /// Its place in vertical text, or `nil` where the face has no `vmtx`.
  public var vertical: Vertical?

  /// From the origin to the leftmost ink; negative where the ink begins before the origin.
  ///
  /// Of the outline as it is drawn, curves at their true extremes. `hmtx` has the same number where its maker counted so.
  public var leftSideBearing: Double? { bounds?.left }

  /// From the rightmost ink to where the next glyph begins; negative where the ink goes beyond.
  public var rightSideBearing: Double? { bounds.map { advance - $0.right } }

  /// What a glyph needs in text that runs from top to bottom, in design units.
  public struct Vertical: Hashable, Sendable {
    /// How far the pen moves down past the glyph, positive downwards: `vmtx` and `VVAR`.
    public var advance: Double
    /// The vertical origin, from the horizontal one: half the advance.
    public var originX: Double
    /// The height of the vertical origin above the baseline: of `VORG`, else of the top side bearing and the ink.
    public var originY: Double

    /// Known measures.
    package init(advance: Double, originX: Double, originY: Double) {
      self.advance = advance
      self.originX = originX
      self.originY = originY
    }
  }

  /// Known measures.
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
