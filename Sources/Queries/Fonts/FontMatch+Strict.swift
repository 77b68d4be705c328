package import Strut

extension FontMatch {
  /// The requested parts of a style that the font lacks, with the requested name.
  package var shortfallSentences: [String] { unfulfilled.map { "\"\(requested)\": \($0.message)" } }

  /// The findings for `--strict`: a substituted family, and a style that the family lacks.
  package var strictFindings: [String] { [substitution].compactMap { $0 } + shortfallSentences }
}

extension FontCatalog {
  /// Returns the match of the system font that a font is made of. A face that replaces the system
  /// font may lack the style. `nil` for a named font.
  package func systemMatch(of font: Font) -> FontMatch? {
    guard let request = font.origin.system else { return nil }
    return try? systemFontMatch(weight: request.effectiveWeight, width: request.width, slant: request.slant)
  }
}
