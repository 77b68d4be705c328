package import FontMetrics

/// A face in which some text has no widths, with the reason.
package struct GivenUpFace: Hashable, Sendable {
  package let face: FontFace
  /// A clause about the font.
  package let reason: String
}

extension ShapedText {
  /// The faces in which some of the text has no widths, each once. Measurements of the text may be
  /// too narrow. After layout, the faces include those of parts next to the ends of lines.
  /// - Complexity: O(runs), and O(glyphs) in fonts that are programs.
  package var givenUp: [GivenUpFace] {
    var found: [GivenUpFace] = []
    let isOnlyInParts = content.hasPartsGivenUp.load(ordering: .relaxed) && !content.runs.contains(where: \.isGivenUp)
    for run in content.runs {
      guard let face = run.face, let reason = isOnlyInParts ? FontFace.shapingGivenUp : givenUp(run, face),
        !found.contains(where: { $0.face == face })
      else { continue }
      found.append(GivenUpFace(face: face, reason: reason))
    }
    return found
  }

  private func givenUp(_ run: ShapedRun, _ face: FontFace) -> String? {
    if run.isGivenUp { return FontFace.shapingGivenUp }
    guard let firstLost = face.firstLostGlyph else { return nil }
    return content.glyphs[run.glyphs].contains { $0.glyphID >= firstLost } ? FontFace.patienceLost : nil
  }
}
