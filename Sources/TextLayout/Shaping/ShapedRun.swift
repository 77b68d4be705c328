internal import FontMetrics

/// One glyph, in the design units of its run's face, y up.
struct RunGlyph: Hashable, Sendable {
  var glyphID: UInt32
  /// The first UTF-16 unit of the cluster that the glyph belongs to.
  var cluster: Int32
  var xAdvance: Int32
  var xOffset: Int32
  var yOffset: Int32
}

/// A stretch of text in one face, script and direction.
struct ShapedRun: Sendable {
  /// In UTF-16 units.
  var range: Range<Int>
  /// `nil` for control characters, which have neither glyph nor width.
  var face: FontFace?
  var script: Script
  /// The embedding level; odd is right to left.
  var level: UInt8
  /// Where its glyphs are among all, in visual order.
  var glyphs = 0..<0
  /// The sum of all advances, in design units.
  var advance = 0

  var isRightToLeft: Bool { level % 2 == 1 }
  var unitsPerEm: Int { face?.unitsPerEm ?? 1 }
}
