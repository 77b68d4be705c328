package import Strut

extension FontMatch {
  /// What of a style was asked for and is not there, with the name of who asked.
  package var shortfallSentences: [String] { unfulfilled.map { "\"\(requested)\": \($0.message)" } }

  /// What `--strict` minds of a match: another family than the one named, and a style that its family does not have.
  package var strictFindings: [String] { [substitution].compactMap { $0 } + shortfallSentences }
}

extension FontCatalog {
  /// How the system font that a font was made of was found: a face that somebody has put in its place may lack the style.
  /// `nil` for a font that was named.
  package func systemMatch(of font: Font) -> FontMatch? {
    guard let request = font.origin.system else { return nil }
    return try? systemFontMatch(weight: request.effectiveWeight, width: request.width, slant: request.slant)
  }
}
