import JSONText
package import Strut

/// The font that draws each part of a string, and the reason.
package struct FallbackReport: Encodable {
  package struct Face: Encodable {
    @Nullable var family: String?
    @Nullable var fullName: String?
    @Nullable var postScriptName: String?
    @Nullable var source: String?
    package var path: String
    package var faceIndex: Int
  }
  package struct Stretch: Encodable {
    package var text: String
    package var range: [Int]
    /// The script for which a face was searched, or `nil` if the font of the text draws the part.
    @Nullable var script: String?
    /// The face, or `nil` if no face has any of the characters.
    @Nullable var face: Face?
    package var missing: [String]
    @Nullable var explanation: ExplanationReport?
  }

  package var text: String
  @Nullable var language: String?
  /// The region whose forms Han characters have, if the language specifies one.
  @Nullable var hanForms: String?
  package var stretches: [Stretch]
  package var missing: [String]

  /// The scalars that the chosen faces lack, for their names.
  private let missingScalars: [Unicode.Scalar]

  private enum CodingKeys: String, CodingKey { case text, language, hanForms, stretches, missing }

  package init(_ text: String, language: String?, in match: FontMatch, _ catalog: FontCatalog) {
    let shaped = TextEngine(catalog: catalog).shape(text, font: match.font(size: 17), language: language)
    (self.text, self.language) = (text, language)
    hanForms = language.flatMap { FontLanguage($0)?.hanForms?.rawValue }
    var known: [FontFallbackRequest: FontMatchExplanation] = [:]
    stretches = shaped.stretches.map { stretch in
      let explanation = stretch.request.map { request in
        let made = known[request] ?? catalog.explainFallback(request)
        known[request] = made
        return made
      }
      return Stretch(stretch, explanation, own: shaped.font.face, from: match.source)
    }
    missingScalars = shaped.missing
    missing = shaped.missing.map(\.codePoint)
  }

  /// The language, and the forms that it selects.
  package var heading: String {
    let forms = hanForms.map { "; Han characters as in \($0 == "hongKong" ? "Hong Kong" : $0.capitalized)" }
    return (language.map { ", language \($0)" } ?? "") + (forms ?? "")
  }

  /// A row for each part, and the missing characters. White space alone has no row.
  package var table: String {
    let shown = stretches.filter { !$0.text.allSatisfy(\.isWhitespace) }
    // The text is the last column, because its width on a screen is not known.
    let table = TableText(
      headings: ["font", "from", "why", "text"],
      rows: shown.map { [$0.fontName, $0.origin, $0.reason, $0.text.onOneLine] }, wordColumns: [0, 1, 2, 3])
    let names = missingScalars.map { "  \($0.codePoint) \($0.properties.name ?? "")" }
    let lacking = names.isEmpty ? "" : "\n\nmissing\n" + names.joined(separator: "\n")
    return (shown.isEmpty ? "nothing to draw" : table.text) + lacking
  }
}

extension FallbackReport.Stretch {
  fileprivate init(
    _ stretch: FaceStretch, _ explanation: FontMatchExplanation?, own: FontFace, from ownSource: FontSource
  ) {
    let isOwn = stretch.face == own
    let hasNothing = isOwn && !stretch.missing.isEmpty && stretch.showsNothing
    let source = isOwn ? ownSource : explanation?.winner?.source
    text = stretch.text
    range = [stretch.utf16Range.lowerBound, stretch.utf16Range.upperBound]
    script = stretch.request?.script
    face = hasNothing ? nil : .init(stretch.face, source: source)
    missing = stretch.missing.map(\.codePoint)
    self.explanation = explanation.map(ExplanationReport.init)
  }

  fileprivate var fontName: String { face.map { ($0.fullName ?? $0.postScriptName ?? $0.path).onOneLine } ?? "none" }
  fileprivate var origin: String { face?.source ?? "-" }

  /// The reason for the face, in a few words.
  fileprivate var reason: String {
    guard let explanation else { return "font of the text" }
    let lacks = FontMatchExplanation.Verdict.lacksCharacters.rawValue
    let lacking = explanation.steps.flatMap(\.candidates).filter { $0.verdict == lacks }.map(\.face.family)
    guard face != nil else { return "all \(lacking.count) faces lack \(missing.joined(separator: " "))" }
    let what = script == FontFallbackRequest.emojiScript ? "emoji" : script ?? ""
    var passed: [String] = []
    for family in lacking where !passed.contains(family) { passed.append(family) }
    if !missing.isEmpty { return "has the letter; all faces lack \(missing.joined(separator: " "))" }
    if passed.isEmpty { return "first for \(what)" }
    let named = passed.prefix(2).joined(separator: ", ") + (passed.count > 2 ? " and \(passed.count - 2) more" : "")
    return "for \(what), after \(named)"
  }
}

extension FaceStretch {
  /// True if the face has none of the characters.
  fileprivate var showsNothing: Bool { text.unicodeScalars.filter(\.isVisible).allSatisfy(missing.contains) }
}

extension FallbackReport.Face {
  fileprivate init(_ face: FontFace, source: FontSource?) {
    let names = face.names
    self.init(
      family: names.family, fullName: names.fullName, postScriptName: names.postScriptName, source: source?.rawValue,
      path: face.path, faceIndex: face.faceIndex)
  }
}
