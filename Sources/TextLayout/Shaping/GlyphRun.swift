public import FontMetrics

/// Glyphs of one face and direction on a line, from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face the glyphs are of.
  public let face: FontFace
  /// The em, in points.
  public let fontSize: Double
  /// The glyphs, from left to right whatever the direction.
  public let glyphs: [PlacedGlyph]
  /// Whether the text of the run reads from right to left.
  public let isRightToLeft: Bool
  /// What of the text the run draws, in UTF-16 units; for an ellipsis what it stands for.
  public internal(set) var utf16Range = 0..<0
}

/// A glyph and where it stands on its line.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  public let glyphID: UInt32
  /// Distance from the line's left edge to the glyph's origin, in points, to the right.
  public let x: Double
  /// Distance from the line's baseline to the glyph's origin, in points, y down.
  public let y: Double
  /// How far the glyph moves the pen to the right, in points.
  public let advance: Double
}
