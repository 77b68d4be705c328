package import Strut

/// The environment of cells and tables, as words: language, direction, display and release.
package struct Surroundings: Sendable {
  /// The language (BCP 47) or a pseudolanguage, which also sets the direction.
  package var locale: String?
  /// `natural`, `leftToRight` or `rightToLeft`.
  package var direction = "natural"
  /// The display scale, in pixels per point.
  package var scale = "3"
  /// The iOS release whose metrics are used: `iOS11` to `iOS18`, or `iOS26`.
  package var era: String?
  /// True for the taller lines of text styles that some languages of the device need, in all
  /// languages; those of ``TextLocale/hasTallLines`` always have them.
  package var hasTallLines = false

  package init(
    locale: String? = nil, direction: String = "natural", scale: String = "3", era: String? = nil,
    hasTallLines: Bool = false
  ) {
    (self.locale, self.direction, self.scale, self.era) = (locale, direction, scale, era)
    self.hasTallLines = hasTallLines
  }

  /// True if the language sets the direction.
  package var hasNaturalDirection: Bool { direction.lowercased() == "natural" }

  /// Returns the traits at text size L.
  package func traits(_ typesetting: Typesetting) throws -> TraitCollection {
    if let locale { try Self.check(locale) }
    var traits = TraitCollection(
      displayScale: try Values.scale(scale), layoutDirection: try layoutDirection(),
      language: locale.map { TextLocale($0).shapingLanguage }, typesetting: typesetting)
    traits.hasTallLines = hasTallLines || locale.map { TextLocale($0).hasTallLines } == true
    return traits
  }

  /// Returns the metrics of the requested release, or else of the document's.
  package func metrics(documentEra: Era?) throws -> LayoutMetrics {
    LayoutMetrics(era: try namedEra() ?? documentEra ?? .standard)
  }

  /// The requested release, or nil for that of the document.
  package func namedEra() throws(UnknownNameError) -> Era? {
    try era.map { name throws(UnknownNameError) in try Era.named(name) }
  }

  /// Throws for a word that is not the tag of a language or a pseudolanguage.
  package static func check(_ locale: String) throws(RequestFailure) {
    guard let known = TextLocale(wellFormed: locale) else {
      throw .usage("a locale must be a language tag such as de, ar or zh-Hant, not \"\(locale)\".")
    }
    guard known.isKnown else {
      let cure = TextLocale.code(ofLanguageNamed: locale).map { "Did you mean \"\($0)\"?" }
      throw .usage(
        "there is no language with the tag \"\(locale)\". " + (cure ?? "Use a tag such as de, ar or zh-Hant."))
    }
  }

  private func layoutDirection() throws(RequestFailure) -> LayoutDirection {
    switch direction.lowercased() {
    case "lefttoright": return .leftToRight
    case "righttoleft": return .rightToLeft
    case "natural": return locale.map { TextLocale($0).direction } ?? .leftToRight
    default: throw .usage("unknown direction \"\(direction)\"; use natural, leftToRight or rightToLeft.")
    }
  }
}
