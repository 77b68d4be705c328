/// Where the ink of a text lies, against the line box of the face it is set in; in design units, y up from the baseline.
public struct InkBounds: Hashable, Sendable {
  /// The box of all ink, x from the text's left edge; `nil` for a text without any.
  public var bounds: GlyphBounds?
  /// How wide the text is: the sum of its glyphs' advances.
  public var advance: Double
  /// The line box's top that `overshootAbove` was measured from.
  public var ascender: Double
  /// The line box's bottom that `overshootBelow` was measured from; negative below the baseline.
  public var descender: Double
  /// The characters whose ink reaches highest: a grapheme, or the graphemes of one ligature; `nil` without ink.
  public var highest: String?
  /// The characters whose ink reaches lowest; `nil` without ink.
  public var lowest: String?
  /// The scalars that the face has no glyph for, in the text's order, each once. The ink is that of the font's stand-in for them.
  public var missing: [Unicode.Scalar]

  /// How far ink goes above the line box; 0 when it stays inside.
  public var overshootAbove: Double { bounds.map { max(0, $0.top - ascender) } ?? 0 }

  /// How far ink goes below the line box; 0 when it stays inside.
  public var overshootBelow: Double { bounds.map { max(0, descender - $0.bottom) } ?? 0 }

  /// Whether all ink is inside the line box: above and below, the sides are not looked at.
  public var staysInLine: Bool { overshootAbove == 0 && overshootBelow == 0 }
}
