/// FreeType's data for a face without OpenType tables: a Type 1 or bare CFF font program, or
/// bitmaps for X11 or Windows.
///
/// Numbers are in design units, y up; for a bitmap face, they are in pixels of the chosen strike.
package struct ProgramFacts: Hashable, Sendable {
  package var unitsPerEm: Int
  /// True if the numbers are pixels of a strike.
  package var isBitmap: Bool
  /// FreeType's line box for the face. For a font program, it is the bounding box, plus a gap up to
  /// 1.2 em.
  package var ascender, descender, lineGap: Double
  package var underlinePosition, underlineThickness: Double?
  /// The heights in the properties of a BDF or PCF font.
  package var capHeight, xHeight: Double?
  /// The angle in degrees, counterclockwise from upright; `nil` if the face does not state it.
  package var italicAngle: Double?
  package var isFixedPitch: Bool
  package var isItalic: Bool
  package var isBold: Bool
  package var family, style, fullName, postScriptName, version, notice: String?
  /// The weight as a word in the font: "Bold", "Demi".
  package var weightName: String?
  /// The name of the encoding of its character codes, if FreeType has no Unicode for it.
  package var foreignEncoding: String?
}
