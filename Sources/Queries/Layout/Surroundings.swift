package import Strut

/// What cells and tables are laid out in, as words: the language, the direction, the display and the release.
package struct Surroundings: Sendable {
  /// The language of the texts, BCP 47, or a pseudolanguage; it decides the direction too.
  package var locale: String?
  /// `natural`, `leftToRight` or `rightToLeft`.
  package var direction = "natural"
  /// Pixels in a point.
  package var scale = "3"
  /// The release whose numbers count where releases differ: `iOS11` to `iOS18` or `iOS26`.
  package var era: String?
  /// Whether text styles have higher lines, as where a language of the device needs it.
  package var hasTallLines = false

  package init(
    locale: String? = nil, direction: String = "natural", scale: String = "3", era: String? = nil,
    hasTallLines: Bool = false
  ) {
    (self.locale, self.direction, self.scale, self.era) = (locale, direction, scale, era)
    self.hasTallLines = hasTallLines
  }

  /// Whether the language decides the direction.
  package var hasNaturalDirection: Bool { direction.lowercased() == "natural" }

  /// The traits, at L.
  package func traits(_ typesetting: Typesetting) throws -> TraitCollection {
    if let locale { try Self.check(locale) }
    var traits = TraitCollection(
      displayScale: try Values.scale(scale), layoutDirection: try layoutDirection(),
      language: locale.map { TextLocale($0).shapingLanguage }, typesetting: typesetting)
    traits.hasTallLines = hasTallLines
    return traits
  }

  /// The numbers of the release that was asked for, or else of the document's.
  package func metrics(documentEra: Era?) throws -> LayoutMetrics {
    LayoutMetrics(era: try namedEra() ?? documentEra ?? .standard)
  }

  /// The release that was asked for; nil for what documents say.
  package func namedEra() throws(UnknownNameError) -> Era? {
    try era.map { name throws(UnknownNameError) in try Era.named(name) }
  }

  /// Fails for a word that can be no language.
  package static func check(_ locale: String) throws(RequestFailure) {
    guard TextLocale(wellFormed: locale) != nil else {
      throw .usage("a locale is a language tag such as de, ar or zh-Hant, not \"\(locale)\".")
    }
  }

  private func layoutDirection() throws(RequestFailure) -> LayoutDirection {
    switch direction.lowercased() {
    case "lefttoright": return .leftToRight
    case "righttoleft": return .rightToLeft
    case "natural": return locale.map { TextLocale($0).direction } ?? .leftToRight
    default: throw .usage("no direction \"\(direction)\"; it is natural, leftToRight or rightToLeft.")
    }
  }
}
