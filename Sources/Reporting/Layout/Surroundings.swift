package import Strut

/// What cells and tables are laid out in, as words: the language, the direction, the display and the era.
package struct Surroundings: Sendable {
  /// The language of the texts, BCP 47, or a pseudolanguage; it decides the direction too.
  package var locale: String?
  /// `natural`, `leftToRight` or `rightToLeft`.
  package var direction = "natural"
  /// Pixels in a point.
  package var scale = "3"
  /// Whose numbers count where releases differ: `iOS11`, `iOS17`, `iOS26`.
  package var era: String?

  package init(locale: String? = nil, direction: String = "natural", scale: String = "3", era: String? = nil) {
    (self.locale, self.direction, self.scale, self.era) = (locale, direction, scale, era)
  }

  /// Whether the language decides the direction.
  package var hasNaturalDirection: Bool { direction.lowercased() == "natural" }

  /// The traits, at L.
  package func traits(_ typesetting: Typesetting) throws -> TraitCollection {
    if let locale { try Self.check(locale) }
    return TraitCollection(
      displayScale: try Values.scale(scale), layoutDirection: try layoutDirection(),
      language: locale.map { TextLocale($0).shapingLanguage }, typesetting: typesetting)
  }

  /// The numbers of the era that was asked for, or else of the document's.
  package func metrics(documentEra: LayoutMetrics.Era?) throws -> LayoutMetrics {
    LayoutMetrics(era: try metricsEra() ?? documentEra ?? .iOS17)
  }

  /// Fails for a word that can be no language.
  package static func check(_ locale: String) throws(RequestFailure) {
    guard LanguageTag.isWellFormed(locale) else {
      throw .usage("a locale is a language tag such as de, ar or zh-Hant, not \"\(locale)\".")
    }
  }

  private func metricsEra() throws(RequestFailure) -> LayoutMetrics.Era? {
    guard let era else { return nil }
    guard let found = LayoutMetrics.Era.allCases.first(where: { $0.rawValue.lowercased() == era.lowercased() }) else {
      throw .usage("no era \"\(era)\"; they are iOS11, iOS17 and iOS26.")
    }
    return found
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
