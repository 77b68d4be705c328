/// The ink bounds of text and the line box of its face, in design units, with y pointing up from
/// the baseline.
public struct InkBounds: Hashable, Sendable {
  /// The bounding box of all ink, with x relative to the left edge of the text; `nil` for text
  /// without ink.
  public var bounds: GlyphBounds?
  /// The width of the text: the sum of its advances.
  public var advance: Double
  /// The top of the line box, for `overshootAbove`.
  public var ascender: Double
  /// The bottom of the line box, for `overshootBelow`; negative below the baseline.
  public var descender: Double
  /// The characters with the highest ink: a grapheme, or the graphemes of a ligature; `nil` without
  /// ink.
  public var highest: String?
  /// The characters with the lowest ink; `nil` without ink.
  public var lowest: String?
  /// The distinct scalars without a glyph, in the order of the text. The ink includes the font's
  /// glyph for missing characters.
  public var missing: [Unicode.Scalar]

  /// The distance of ink above the line box; 0 if all ink is inside.
  public var overshootAbove: Double { bounds.map { max(0, $0.top - ascender) } ?? 0 }

  /// The distance of ink below the line box; 0 if all ink is inside.
  public var overshootBelow: Double { bounds.map { max(0, descender - $0.bottom) } ?? 0 }

  /// A Boolean value that indicates whether all ink is inside the line box vertically.
  public var staysInLine: Bool { overshootAbove == 0 && overshootBelow == 0 }
}
