public import FontMetrics

/// Glyphs of one face and direction on a line, from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face of the glyphs.
  public let face: FontFace
  /// The font size, in points.
  public let fontSize: Double
  /// The glyphs, from left to right regardless of the direction.
  public let glyphs: [PlacedGlyph]
  /// A Boolean value that indicates whether the text of the run is right-to-left.
  public let isRightToLeft: Bool
  /// The range of the text in UTF-16 units; for an ellipsis, the replaced range.
  public internal(set) var utf16Range = 0..<0
}

/// A glyph and its position on its line.
public struct PlacedGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public let glyphID: UInt32
  /// The distance from the line's left edge right to the glyph's origin, in points.
  public let x: Double
  /// The distance from the line's baseline down to the glyph's origin, in points.
  public let y: Double
  /// The advance of the glyph to the right, in points.
  public let advance: Double
}
