/// What FreeType says of a face that has no OpenType tables: a Type 1 or bare CFF font program, or bitmaps for X11 or Windows.
///
/// Numbers are in design units, y up; of a face of bitmaps, in pixels of the chosen strike.
package struct ProgramFacts: Hashable, Sendable {
  package var unitsPerEm: Int
  /// Whether the numbers are pixels of a strike.
  package var isBitmap: Bool
  /// The line box that FreeType gives the face. Of a font program: the bounding box, and a gap up to 1.2 em.
  package var ascender, descender, lineGap: Double
  package var underlinePosition, underlineThickness: Double?
  /// Heights that a BDF or PCF font states in its properties.
  package var capHeight, xHeight: Double?
  /// Degrees, counter-clockwise from upright; `nil` when the face does not say.
  package var italicAngle: Double?
  package var isFixedPitch: Bool
  package var isItalic: Bool
  package var isBold: Bool
  package var family, style, fullName, postScriptName, version, notice: String?
  /// The weight in the font's own word: "Bold", "Demi".
  package var weightName: String?
  /// The name of the encoding that its character codes are in, where FreeType has no Unicode for it.
  package var foreignEncoding: String?
}
