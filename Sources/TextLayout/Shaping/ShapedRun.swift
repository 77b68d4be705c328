internal import FontMetrics

/// One glyph, in the design units of its run's face, with y pointing up.
struct RunGlyph: Hashable, Sendable {
  var glyphID: UInt32
  /// The first UTF-16 unit of the glyph's cluster.
  var cluster: Int32
  var xAdvance: Int32
  var xOffset: Int32
  var yOffset: Int32
}

/// A stretch of text in one face, script, direction, and style.
struct ShapedRun: Sendable {
  /// The kind of a run that is not only text. Each represents one grapheme cluster.
  enum Filler: UInt8, Sendable {
    case none
    /// A tab in text with tab stops: its glyph is a space, and its line determines its width.
    case tab
    /// An inline attachment, which has no face.
    case attachment
  }

  /// The range in UTF-16 units.
  var range: Range<Int>
  /// `nil` for control characters, which have neither glyph nor width, and for attachments.
  var face: FontFace?
  var script: Script
  /// The embedding level; odd is right-to-left.
  var level: UInt8
  /// The index of the run's style in the text; 0 in plain text.
  var span = 0
  var filler = Filler.none
  /// A Boolean value that indicates whether it starts inside a cluster that no face has entirely.
  var goesOnWithCluster = false
  /// A Boolean value that indicates whether HarfBuzz failed, so that it has no glyphs.
  var isGivenUp = false
  /// The range of its glyphs among all glyphs, in visual order.
  var glyphs = 0..<0
  /// The sum of all advances: design units, including tracked clusters if its face has them
  /// (`TrackedSum`).
  var advance = 0

  var isRightToLeft: Bool { level % 2 == 1 }
  /// The fraction of a design unit of its face in which it is shaped.
  var unitsPerEm: Int { face?.shapingUnitsPerEm ?? 1 }
}
