internal import FontMetrics

/// The distances by which ink extends beyond a box, in points; 0 if it does not.
public struct InkOverflow: Hashable, Sendable {
  /// The distance above the box.
  public var top = 0.0
  /// The distance to its left.
  public var left = 0.0
  /// The distance below it.
  public var bottom = 0.0
  /// The distance to its right.
  public var right = 0.0

  /// A Boolean value that indicates whether all ink is inside.
  public var isNone: Bool { self == InkOverflow() }
}

extension TextLine {
  /// The bounding box of the line's ink, relative to the line's left edge and baseline, in points,
  /// with y pointing down; `nil` for a line without ink. It is computed from outlines and the boxes
  /// of color glyphs.
  ///
  /// - Complexity: O(length of the line).
  public var inkBounds: TextRect? {
    var edges: (left: Double, top: Double, right: Double, bottom: Double)?
    var known: [GlyphKey: GlyphBounds?] = [:]
    for run in runs {
      let scale = run.fontSize / Double(run.face.unitsPerEm)
      for glyph in run.glyphs {
        let key = GlyphKey(face: run.face, glyphID: glyph.glyphID)
        let bounds = known[key] ?? run.face.inkBounds(ofGlyph: glyph.glyphID)
        known[key] = .some(bounds)
        guard let bounds else { continue }
        edges = (
          min(edges?.left ?? .infinity, glyph.x + bounds.left * scale),
          min(edges?.top ?? .infinity, glyph.y - bounds.top * scale),
          max(edges?.right ?? -.infinity, glyph.x + bounds.right * scale),
          max(edges?.bottom ?? -.infinity, glyph.y - bounds.bottom * scale)
        )
      }
    }
    return edges.map { TextRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
  }
}

/// A glyph of a face.
private struct GlyphKey: Hashable {
  var face: FontFace
  var glyphID: UInt32
}

extension ParagraphLine {
  /// The distances by which the line's ink extends beyond its frame: marks on capitals, descenders
  /// with a maximum line height, slanted letters.
  ///
  /// - Complexity: O(length of the line).
  public var inkOverflow: InkOverflow {
    guard let ink = line.inkBounds else { return InkOverflow() }
    let top = baseline + ink.y
    return InkOverflow(
      top: max(0, frame.y - top), left: max(0, -ink.x),
      bottom: max(0, top + ink.height - frame.y - frame.height), right: max(0, ink.x + ink.width - frame.width))
  }
}

extension ParagraphLayout {
  /// The bounding box of the ink of all lines, relative to the layout's top left corner, in points,
  /// with y pointing down; `nil` for text without ink.
  ///
  /// - Complexity: O(n) in the displayed text.
  public var inkBounds: TextRect? {
    var edges: (left: Double, top: Double, right: Double, bottom: Double)?
    for line in lines {
      guard let ink = line.line.inkBounds else { continue }
      let (left, top) = (line.frame.x + ink.x, line.baseline + ink.y)
      edges = (
        min(edges?.left ?? .infinity, left), min(edges?.top ?? .infinity, top),
        max(edges?.right ?? -.infinity, left + ink.width), max(edges?.bottom ?? -.infinity, top + ink.height)
      )
    }
    return edges.map { TextRect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top) }
  }

  /// The distances by which ink extends beyond the text's size, where a clipping view would cut it
  /// off.
  ///
  /// - Complexity: O(n) in the displayed text.
  public var inkOverflow: InkOverflow {
    guard let ink = inkBounds else { return InkOverflow() }
    return InkOverflow(
      top: max(0, -ink.y), left: max(0, -ink.x), bottom: max(0, ink.y + ink.height - size.height),
      right: max(0, ink.x + ink.width - size.width))
  }
}
