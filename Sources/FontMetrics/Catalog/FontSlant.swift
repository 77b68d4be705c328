/// The slant of a face, as in CSS's `font-style`.
public enum FontSlant: String, CaseIterable, Hashable, Sendable {
  /// Upright.
  case upright
  /// An italic design.
  case italic
  /// A slanted upright design.
  case oblique
}
