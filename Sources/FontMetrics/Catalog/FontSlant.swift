/// Whether a face leans: CSS's `font-style`.
public enum FontSlant: String, CaseIterable, Hashable, Sendable {
  /// Upright.
  case upright
  /// Drawn as an italic.
  case italic
  /// An upright face that leans.
  case oblique
}
