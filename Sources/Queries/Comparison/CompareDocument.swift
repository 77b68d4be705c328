import JSONText
package import Strut

/// The JSON output of `strut compare`. Lengths are in points at the size. Overrides, `share` and
/// `wordDeviation` are fractions of 1. A `difference` is B minus A.
package struct CompareDocument: Encodable {
  package struct Sample: Encodable {
    package var text: String
    @Nullable var script: String?
    @Nullable var language: String?
  }
  package struct Widths: Encodable {
    package var a, b: Double
    package var words, wordsLeftOut: Int
    @Nullable var wordDeviation: Double?
    @Nullable var worstWord: Word?
  }
  package struct Word: Encodable {
    package var text: String
    package var a, b, adjusted, difference: Double
  }
  package struct Lines: Encodable {
    package var width: Double
    package var a, b: Int
    @Nullable var adjusted: Int?
    @Nullable var breaksAlike: Bool?
  }
  package struct Missing: Encodable {
    package var sample, sampleInA: [String]
    package var codepoints: Int
  }
  package struct Overrides: Encodable {
    @Nullable var sizeAdjust: Double?
    @Nullable var ascentOverride: Double?
    @Nullable var descentOverride: Double?
    package var lineGapOverride: Double
  }
  package struct Verdict: Encodable {
    package var answer: String
    package var reasons: [String]
  }

  package var schema = 1
  package var engines = Engines.current
  package var pointSize: Double
  package var sample: Sample
  package var a, b: ComparedFontReport
  package var rows: [CompareRow]
  package var widths: Widths
  @Nullable var lines: Lines?
  package var missing: Missing
  package var overrides: Overrides
  /// The overrides for platforms on which the original has a different line box: Apple's systems
  /// and Windows. `webKit` is present if Safari's line box differs from that of Core Text, which is
  /// then that of Chrome on macOS.
  package var overridesElsewhere: [String: Overrides]
  package var css: String
  package var verdict: Verdict
  package var notes: [String]

  package init(_ comparison: FontComparison, original: FontMatch, standIn: FontMatch) {
    let names = standIn.face.names
    let family = original.face.names.family ?? original.requested
    pointSize = comparison.original.font.pointSize
    sample = Sample(
      text: comparison.sample.text, script: comparison.sample.script, language: comparison.sample.language)
    a = ComparedFontReport(comparison.original, original)
    b = ComparedFontReport(comparison.standIn, standIn)
    rows = CompareRow.all(comparison)
    widths = Widths(comparison.widths)
    lines = comparison.lines.map(Lines.init)
    missing = Missing(comparison.missing)
    overrides = Overrides(comparison.overrides)
    overridesElsewhere = Self.elsewhere(comparison)
    var locals: [String] = []
    for name in [names.fullName, names.postScriptName].compactMap({ $0 }) where !locals.contains(name) {
      locals.append(name)
    }
    css = comparison.overrides.css(family: "\(family) fallback", localNames: locals, pixelSize: pointSize)
    verdict = Verdict(answer: comparison.verdict.answer.rawValue, reasons: comparison.verdict.reasons)
    notes = [original.note, standIn.note].compactMap { $0 }
    notes += CompareNotes(comparison, elsewhere: Self.names(comparison), locals: locals).sentences
    matchFindings = original.strictFindings + standIn.strictFindings
  }

  private var matchFindings: [String]

  private enum CodingKeys: String, CodingKey {
    case schema, engines, pointSize, sample, a, b, rows, widths, lines, missing, overrides, overridesElsewhere, css
    case verdict, notes
  }

  private static func elsewhere(_ comparison: FontComparison) -> [String: Overrides] {
    let platforms = otherPlatforms(comparison) + (hasSafariLine(comparison) ? [.webKit] : [])
    return Dictionary(
      platforms.map { ($0.rawValue, Overrides(comparison.overrides(on: $0))) }, uniquingKeysWith: { first, _ in first })
  }

  private static func otherPlatforms(_ comparison: FontComparison) -> [LinePlatform] {
    [.coreText, .windowsBrowser].filter { comparison.overrides(on: $0) != comparison.overrides }
  }

  /// Returns true if Safari's line box of the original differs from that of Core Text.
  private static func hasSafariLine(_ comparison: FontComparison) -> Bool {
    comparison.overrides(on: .webKit) != comparison.overrides(on: .coreText)
  }

  /// Returns the names of the platforms on which the original has a different line box.
  private static func names(_ comparison: FontComparison) -> [String] {
    let isApart = hasSafariLine(comparison)
    let safari = isApart && comparison.overrides(on: .webKit) != comparison.overrides ? ["Safari"] : []
    let others = otherPlatforms(comparison).map { platform in
      platform == .coreText ? isApart ? "Chrome on macOS" : "Apple's systems" : "Windows"
    }
    return safari + others
  }

  /// The findings for `--strict`: a substituted family or style, or a character that B lacks.
  package var strictFindings: [String] {
    matchFindings + missing.sample.map { "\"\(b.name)\" has no glyph for \($0)." }
  }
}

extension CompareDocument.Widths {
  fileprivate init(_ widths: SampleWidths) {
    self.init(
      a: widths.original, b: widths.standIn, words: widths.wordCount, wordsLeftOut: widths.wordsLeftOut,
      wordDeviation: widths.wordDeviation,
      worstWord: widths.worstWord.map {
        .init(text: $0.text, a: $0.original, b: $0.standIn, adjusted: $0.adjusted, difference: $0.difference)
      })
  }
}

extension CompareDocument.Lines {
  fileprivate init(_ lines: SampleLines) {
    self.init(
      width: lines.columnWidth, a: lines.original, b: lines.standIn, adjusted: lines.adjusted,
      breaksAlike: lines.breaksAlike)
  }
}

extension CompareDocument.Missing {
  fileprivate init(_ missing: MissingCharacters) {
    self.init(
      sample: missing.inSample.map(\.codePoint), sampleInA: missing.inOriginal.map(\.codePoint),
      codepoints: missing.codePointCount)
  }
}

extension CompareDocument.Overrides {
  fileprivate init(_ overrides: FontFaceOverrides) {
    self.init(
      sizeAdjust: overrides.sizeAdjust, ascentOverride: overrides.ascent, descentOverride: overrides.descent,
      lineGapOverride: overrides.lineGap)
  }
}
