import JSONText
package import Strut

/// The coverage of a face, in JSON.
package struct CoverageReport: Encodable {
  package struct Script: Encodable {
    package var script: String
    package var codepoints: Int
  }
  package struct Gap: Encodable {
    package var language: String
    package var missing: [String]
  }
  /// A requested language. The lists are `null` if the letters of the language are not known.
  package struct Asked: Encodable {
    package var language: String
    @Nullable var missing: [String]?
    @Nullable var missingPunctuation: [String]?
  }

  package var scripts: [Script]
  package var languages: [String]
  package var nearlyComplete: [Gap]
  package var asked: [Asked]?

  package init(_ coverage: CodePointCoverage, asked: [String]) {
    scripts = coverage.scripts.map { Script(script: $0.script, codepoints: $0.count) }
    let support = coverage.languageSupport
    languages = support.complete
    nearlyComplete = support.nearly.map { Gap(language: $0.language, missing: $0.missing.map(\.codePoint)) }
    guard !asked.isEmpty else { return }
    self.asked = asked.map { language in
      Asked(
        language: language, missing: coverage.missing(for: language)?.map(\.codePoint),
        missingPunctuation: coverage.missingPunctuation(for: language)?.map(\.codePoint))
    }
  }
}

extension CoverageReport {
  /// The coverage as lines of text: code points by script, languages that are complete or nearly
  /// complete, and requested languages.
  package var lines: [String] {
    let counts = scripts.map { "\($0.script) \($0.codepoints)" }.joined(separator: ", ")
    var found = ["code points by script: \(counts.isEmpty ? "none" : counts)"]
    found.append("languages: \(languages.isEmpty ? "none" : "\(languages.count): " + languages.joined(separator: " "))")
    if !nearlyComplete.isEmpty {
      let gaps = nearlyComplete.map { "\($0.language) (\($0.missing.joined(separator: " ")))" }
      found.append("nearly complete: \(gaps.joined(separator: ", "))")
    }
    return found + (asked ?? []).map(\.line)
  }
}

extension CoverageReport.Asked {
  fileprivate var line: String {
    guard let missing, let missingPunctuation else { return "\(language): the letters of this language are unknown" }
    func list(_ what: String, _ points: [String]) -> String? {
      guard !points.isEmpty else { return nil }
      let more = points.count > 24 ? " and \(points.count - 24) more" : ""
      return "\(what) \(points.prefix(24).joined(separator: " "))\(more)"
    }
    let lacks = [list("letters", missing), list("punctuation", missingPunctuation)].compactMap { $0 }
    return "\(language): " + (lacks.isEmpty ? "complete" : "lacks \(lacks.joined(separator: "; "))")
  }
}
