import JSONText
package import Strut

/// The optional parts of the output of `strut inspect`.
package struct InspectQuestions {
  /// The characters whose glyphs to measure, each once.
  package var glyphs: String?
  /// The text whose ink to compare with the line box.
  package var sample: Sample?
  /// The requested values on the axes, before they are clamped.
  package var variations: [String: Double] = [:]
  /// The languages whose missing characters to list.
  package var languages: [String] = []
  /// The text sizes at which to report metrics.
  package var categories: CategoryQuestion?

  package init(
    glyphs: String? = nil, sample: Sample? = nil, variations: [String: Double] = [:], languages: [String] = [],
    categories: CategoryQuestion? = nil
  ) {
    (self.glyphs, self.sample, self.variations) = (glyphs, sample, variations)
    (self.languages, self.categories) = (languages, categories)
  }

  package enum Sample {
    /// Strut's samples for the scripts of the face.
    case automatic
    case text(String)
  }
}

/// The bounds of ink in design units, with y upward.
package struct BoundsReport: Encodable {
  package var left, bottom, right, top: Double

  package init(_ bounds: GlyphBounds) {
    (left, bottom, right, top) = (bounds.left, bounds.bottom, bounds.right, bounds.top)
  }
}

/// The glyph of a character and its measures, in design units. `glyph` is `null` if the face has
/// none.
package struct GlyphReport: Encodable {
  package struct Vertical: Encodable { var advance, originX, originY: Double }

  package var character, codepoint: String
  @Nullable var glyph: UInt32?
  @Nullable var name: String?
  @Nullable var advance: Double?
  @Nullable var leftSideBearing: Double?
  @Nullable var rightSideBearing: Double?
  @Nullable var bounds: BoundsReport?
  @Nullable var vertical: Vertical?

  package init(_ scalar: Unicode.Scalar, in face: FontFace) {
    let metrics = face.glyphMetrics(of: scalar)
    character = String(scalar)
    codepoint = scalar.codePoint
    (glyph, name, advance) = (metrics?.glyphID, metrics?.name, metrics?.advance)
    (leftSideBearing, rightSideBearing) = (metrics?.leftSideBearing, metrics?.rightSideBearing)
    bounds = metrics?.bounds.map(BoundsReport.init)
    vertical = metrics?.vertical.map { Vertical(advance: $0.advance, originX: $0.originX, originY: $0.originY) }
  }

  /// Returns a report for each character of the text, without duplicates, in order.
  package static func reports(_ text: String, in face: FontFace) -> [GlyphReport] {
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter { seen.insert($0).inserted }.map { GlyphReport($0, in: face) }
  }
}

/// The ink of a sample compared with the line box, in design units.
package struct InkReport: Encodable {
  @Nullable var script: String?
  @Nullable var language: String?
  package var text: String
  @Nullable var bounds: BoundsReport?
  package var advance, overshootAbove, overshootBelow: Double
  @Nullable var highest: String?
  @Nullable var lowest: String?
  package var missing: [String]

  /// - Parameter line: The line box of the report, which may be that of an alias.
  package init(_ text: String, script: String? = nil, language: String? = nil, in face: FontFace, line: FaceMetrics) {
    var ink = face.inkBounds(of: text, language: language)
    let scale = Double(face.unitsPerEm) / Double(line.unitsPerEm)
    (ink.ascender, ink.descender) = (line.ascender * scale, line.descender * scale)
    (self.text, self.script, self.language) = (text, script, language)
    bounds = ink.bounds.map(BoundsReport.init)
    (advance, overshootAbove, overshootBelow) = (ink.advance, ink.overshootAbove, ink.overshootBelow)
    (highest, lowest) = (ink.highest, ink.lowest)
    missing = ink.missing.map(\.codePoint)
  }

  package static func reports(_ sample: InspectQuestions.Sample, in face: FontFace, line: FaceMetrics) -> [InkReport] {
    switch sample {
    case .text(let text): [InkReport(text, in: face, line: line)]
    case .automatic:
      face.sampleTexts.map { InkReport($0.text, script: $0.script, language: $0.language, in: face, line: line) }
    }
  }
}
