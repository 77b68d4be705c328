import FontMetrics
import TextLayout

/// The distance of glyphs' ink from the baseline, in a limited cache, because strings share
/// letters.
struct GlyphInk {
  private struct Key: Hashable {
    let face: FontFace
    let glyphID: UInt32
  }

  private static let limit = 50_000
  private var known: [Key: GlyphBounds?] = [:]

  /// Returns the distances of a run's ink above and below its baseline, in points; negative if it
  /// does not reach the baseline.
  ///
  /// - Complexity: O(*n*) in the glyphs; the outline of each is computed once.
  mutating func reach(of run: GlyphRun) -> (above: Double, below: Double) {
    let scale = run.fontSize / Double(run.face.unitsPerEm)
    var reach = (above: -Double.infinity, below: -Double.infinity)
    for glyph in run.glyphs {
      guard let bounds = bounds(of: glyph.glyphID, in: run.face) else { continue }
      reach.above = max(reach.above, bounds.top * scale - glyph.y)
      reach.below = max(reach.below, glyph.y - bounds.bottom * scale)
    }
    return reach
  }

  private mutating func bounds(of glyphID: UInt32, in face: FontFace) -> GlyphBounds? {
    let key = Key(face: face, glyphID: glyphID)
    if let bounds = known[key] { return bounds }
    let bounds = face.inkBounds(ofGlyph: glyphID)
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[key] = .some(bounds)
    return bounds
  }
}
