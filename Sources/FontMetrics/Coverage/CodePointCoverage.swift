package import FontInterop

/// The code points for which a face has glyphs, by script and by language.
///
/// ```swift
/// let coverage = try FontFace(path: "texgyrepagella-regular.otf").coverage
/// coverage.scripts.first            // Zyyy, 649 code points
/// coverage.missing(for: "vi")       // [U+031B]: the combining horn, which Vietnamese needs
/// coverage.missingPunctuation(for: "de")   // []
/// ```
/// A code point counts if the character map assigns a glyph other than 0. It is not checked whether
/// the glyph is correct or whether the layout tables support the script.
public struct CodePointCoverage: Hashable, Sendable {
  package let codePoints: CodePointSet

  package init(_ codePoints: CodePointSet) { self.codePoints = codePoints }

  /// The number of code points.
  ///
  /// - Complexity: Linear in the covered pages of 256 code points, as for all members unless noted.
  public var count: Int { codePoints.count }

  /// Returns `true` if the face has a glyph for a scalar.
  ///
  /// - Complexity: Logarithmic in the number of pages.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { codePoints.contains(scalar.value) }

  /// The numbers of code points per script, the largest first, then by the script's code.
  ///
  /// Scripts are those of the Unicode property `Script` in the current HarfBuzz: "Zyyy" is common
  /// to several scripts, "Zinh" marks inherit the script of their letter, and "Zzzz" is private use
  /// and characters unknown to that version.
  public var scripts: [ScriptCoverage] {
    UnicodeScript.counts(codePoints).map { ScriptCoverage(script: $0.script, count: $0.count) }
  }

  /// The languages whose letters are all covered, as BCP 47 tags, sorted by fontconfig's names.
  ///
  /// The letters are those of fontconfig's orthographies. "und-Zmth" and "und-Zsye" are its sets
  /// for mathematics and emoji. Unlike in `fc-scan`, a face for one Han language also has the
  /// others whose characters it covers.
  public var languages: [String] { languageSupport.complete }

  /// The languages that lack one to four letters, and not more than a tenth (Strut's rule), as BCP
  /// 47 tags, sorted.
  public var nearlyComplete: [LanguageGap] { languageSupport.nearly }

  /// The values of `languages` and `nearlyComplete`, computed in one pass.
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

  /// Returns the letters of a language that the face lacks, in order, or `nil` for an unknown
  /// language.
  ///
  /// - Parameter language: A BCP 47 tag. "de-AT" is German. "zh-Hant", "zh-TW" and "zh-HK" differ
  ///   from "zh-Hans" and from one another. A language in a script other than that of its known
  ///   letters ("sr-Latn", "de-Cyrl") is unknown.
  public func missing(for language: String) -> [Unicode.Scalar]? {
    LanguageName(language).orthography.map { Self.scalars($0.letters.missing(in: codePoints)) }
  }

  /// Returns the everyday punctuation of a language that the face lacks, in order, or `nil` for an
  /// unknown language.
  ///
  /// Strut's selection from CLDR: the quotation marks, the listed punctuation beyond ASCII (without
  /// footnote marks, primes, U+2010 and U+2011), the currency sign of the likeliest region, and
  /// U+00A0 and U+202F for French. Empty for a language without data in CLDR.
  public func missingPunctuation(for language: String) -> [Unicode.Scalar]? {
    LanguageName(language).orthography.map { Self.scalars(EverydayPunctuation.of($0.name).missing(in: codePoints)) }
  }

  private static func scalars(_ codePoints: [UInt32]) -> [Unicode.Scalar] { codePoints.compactMap(Unicode.Scalar.init) }
}

/// The number of code points of a script in a face.
public struct ScriptCoverage: Hashable, Sendable {
  /// The script in ISO 15924, such as "Latn".
  public let script: String
  /// The number of code points, at least 1.
  public let count: Int
}

/// A language that a face nearly covers.
public struct LanguageGap: Hashable, Sendable {
  /// The language as a BCP 47 tag, such as "vi".
  public let language: String
  /// The missing letters, in order.
  public let missing: [Unicode.Scalar]
}

extension FontFace {
  /// The code points for which the face has glyphs, cached per file.
  ///
  /// - Complexity: Linear in the character map on first access.
  public var coverage: CodePointCoverage { CodePointCoverage(file.openType.codePoints) }

  /// The number of code points that the face maps to glyphs.
  public var codePointCount: Int { file.openType.codePoints.count }
}
