package import FontInterop

/// The code points that a face has glyphs for, by script and by language.
///
/// ```swift
/// let coverage = try FontFace(path: "texgyrepagella-regular.otf").coverage
/// coverage.scripts.first            // Zyyy, 649 code points
/// coverage.missing(for: "vi")       // [U+031B]: the combining horn, which Vietnamese needs
/// coverage.missingPunctuation(for: "de")   // []
/// ```
/// A code point counts that the character map leads to a glyph other than 0. Whether the glyph is right, and whether the layout
/// tables shape the script, is not looked at.
public struct CodePointCoverage: Hashable, Sendable {
  package let codePoints: CodePointSet

  package init(_ codePoints: CodePointSet) { self.codePoints = codePoints }

  /// How many code points there are.
  /// - Complexity: Linear in the pages of 256 code points that the face has something on, like all that follows unless noted.
  public var count: Int { codePoints.count }

  /// Whether the face has a glyph for a scalar.
  /// - Complexity: Logarithmic in the pages.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { codePoints.contains(scalar.value) }

  /// How many code points of each script there are, the most first, then by the script's code.
  ///
  /// By the Unicode property `Script` of the HarfBuzz in use: "Zyyy" is what scripts share, "Zinh" marks that take the script of
  /// their letter, "Zzzz" private use and what that version does not know.
  public var scripts: [ScriptCoverage] {
    UnicodeScript.counts(codePoints).map { ScriptCoverage(script: $0.script, count: $0.count) }
  }

  /// The languages all of whose letters are there, as BCP 47 tags, sorted by fontconfig's names.
  ///
  /// The letters are fontconfig's orthographies. "und-Zmth" and "und-Zsye" are its sets of mathematics and emoji. Unlike
  /// `fc-scan`, a face that is meant for one Han language alone still has those of the others whose characters it has.
  public var languages: [String] { languageSupport.complete }

  /// The languages of which one to four letters are missing, and not more than a tenth (Strut's rule), as BCP 47 tags, sorted.
  public var nearlyComplete: [LanguageGap] { languageSupport.nearly }

  /// `languages` and `nearlyComplete`, in one pass.
  package var languageSupport: (complete: [String], nearly: [LanguageGap]) {
    var (complete, nearly): ([String], [LanguageGap]) = ([], [])
    let orthographies = Orthographies.all
    for (index, missing) in Orthographies.missingCounts(in: codePoints, limit: 4).enumerated() {
      guard missing <= 4, missing * 10 <= orthographies[index].count else { continue }
      let language = LanguageName.tag(orthographies[index].name)
      if missing == 0 {
        complete.append(language)
      } else {
        let letters = orthographies[index].letters.missing(in: codePoints)
        nearly.append(LanguageGap(language: language, missing: Self.scalars(letters)))
      }
    }
    return (complete, nearly)
  }

  /// The letters that a language is written with and the face lacks, in order; `nil` when the language is not known.
  ///
  /// - Parameter language: BCP 47. "de-AT" is German; "zh-Hant", "zh-TW" and "zh-HK" are told from "zh-Hans" and each other. A
  ///   script that the known letters are not of ("sr-Latn", "de-Cyrl") makes a language unknown.
  public func missing(for language: String) -> [Unicode.Scalar]? {
    LanguageName(language).orthography.map { Self.scalars($0.letters.missing(in: codePoints)) }
  }

  /// The everyday punctuation of a language that the face lacks, in order; `nil` when the language is not known.
  ///
  /// Strut's choice among CLDR's facts: the quotation marks, the punctuation beyond ASCII that CLDR lists (without footnote
  /// marks, primes, U+2010 and U+2011), the currency sign of the likeliest region, and for French U+00A0 and U+202F. Empty
  /// where CLDR says nothing of the language.
  public func missingPunctuation(for language: String) -> [Unicode.Scalar]? {
    LanguageName(language).orthography.map { Self.scalars(EverydayPunctuation.of($0.name).missing(in: codePoints)) }
  }

  private static func scalars(_ codePoints: [UInt32]) -> [Unicode.Scalar] { codePoints.compactMap(Unicode.Scalar.init) }
}

/// How many code points of a script a face has.
public struct ScriptCoverage: Hashable, Sendable {
  /// ISO 15924, "Latn".
  public let script: String
  /// At least 1.
  public let count: Int
}

/// A language that a face almost has.
public struct LanguageGap: Hashable, Sendable {
  /// BCP 47, "vi".
  public let language: String
  /// The letters that are not there, in order.
  public let missing: [Unicode.Scalar]
}

extension FontFace {
  /// The code points that it has glyphs for; gathered once for a file.
  /// - Complexity: Linear in the character map, the first time.
  public var coverage: CodePointCoverage { CodePointCoverage(file.openType.codePoints) }

  /// How many code points it maps to glyphs.
  public var codePointCount: Int { file.openType.codePoints.count }
}
