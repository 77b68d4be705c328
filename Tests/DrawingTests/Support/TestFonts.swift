import FontInterop
import FontMetrics
import Foundation

@testable import Drawing

/// The bundled fonts, and text of them set one glyph a character, without shaping.
enum TestFonts {
  static let catalogue = Result { try FontCatalogue.bundled(usesInstalledFonts: false) }

  /// A line of glyphs at a point size, its baseline starting at `origin`.
  static func text(
    _ text: String, font name: String, size: Double, origin: CGPoint, color: Color = Palette.text
  ) throws -> DrawnText {
    let face = try catalogue.get().font(named: name, size: size).face
    let scale = size / Double(face.shapingFont.face.unitsPerEm)
    var x = 0.0
    var glyphs: [DrawnGlyph] = []
    for scalar in text.unicodeScalars {
      let glyph = face.shapingFont.nominalGlyph(scalar) ?? 0
      glyphs.append(DrawnGlyph(glyphID: glyph, x: x, y: 0))
      x += Double(face.shapingFont.advance(glyph)) * scale
    }
    return DrawnText(runs: [DrawnRun(face: face, pointSize: size, glyphs: glyphs)], origin: origin, color: color)
  }
}
