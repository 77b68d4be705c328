internal import FontMetrics

/// How far ink reaches over the edges of a box, in points; 0 where it does not.
public struct InkOverflow: Hashable, Sendable {
  /// Above the box.
  public var top = 0.0
  /// To its left.
  public var left = 0.0
  /// Below it.
  public var bottom = 0.0
  /// To its right.
  public var right = 0.0

  /// Whether all ink is inside.
  public var isNone: Bool { self == InkOverflow() }
}

extension TextLine {
  /// The box around the line's ink, from the line's left edge and baseline, in points, y down; `nil` for a line that draws
  /// nothing. From outlines, and from the boxes of color glyphs.
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
  /// How far the line's ink reaches out of its box: marks on capitals, tails of a maximum line height, slanted letters.
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
  /// The box around the ink of all lines, in points, from the layout's left top corner, y down; `nil` for a text that draws nothing.
  ///
  /// - Complexity: O(n) in the text shown.
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

  /// How far ink reaches out of the text's size: what a view that clips would cut off.
  ///
  /// - Complexity: O(n) in the text shown.
  public var inkOverflow: InkOverflow {
    guard let ink = inkBounds else { return InkOverflow() }
    return InkOverflow(
      top: max(0, -ink.y), left: max(0, -ink.x), bottom: max(0, ink.y + ink.height - size.height),
      right: max(0, ink.x + ink.width - size.width))
  }
}
