internal import FontInterop

/// The punctuation that text of a language cannot do without: Strut's choice among CLDR's facts.
///
/// Its quotation marks; the punctuation that CLDR lists for it, without ASCII, footnote marks,
/// primes, compatibility forms and the hyphens U+2010 and U+2011, which software replaces by
/// U+002D; the currency sign of the region it is most likely of; French's two no-break spaces.
enum EverydayPunctuation {
  private static let sets: [String: CodePointSet] = {
    var sets: [String: CodePointSet] = [:]
    for row in table {
      let punctuation = CodePointSet(row.punctuation)
      for language in row.languages.split(separator: " ") { sets[String(language)] = punctuation }
    }
    return sets
  }()

  /// Returns the punctuation of a language by fontconfig's name; empty if CLDR has none.
  static func of(_ language: String) -> CodePointSet { sets[language] ?? CodePointSet() }
}
