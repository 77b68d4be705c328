import TextLayout
import Threads

/// The cardinal and ordinal plural rules of a language, with sample numbers for each form.
struct PluralRulesPair: Sendable {
  let cardinal: PluralRules
  let ordinal: PluralRules
  let cardinalSamples: PluralSamples
  let ordinalSamples: PluralSamples

  init(language: String, number: Double?) {
    cardinal = PluralRules(language: language)
    ordinal = PluralRules(language: language, kind: .ordinal)
    cardinalSamples = PluralSamples(cardinal, number: number)
    ordinalSamples = PluralSamples(ordinal, number: number)
  }

  private static let known = KnownLocales<PluralRulesPair>()

  /// Returns the rules of a language, from a cache. `number` is used if nothing determines a
  /// number; nil for Strut's own sample.
  static func known(for language: String, number: Double?) -> PluralRulesPair {
    let name = number.map { "\(language) \($0)" } ?? language
    return known.value(of: name) { PluralRulesPair(language: language, number: number) }
  }
}

extension LocaleSamples {
  private static let known = KnownLocales<LocaleSamples>()

  /// Returns the samples of a locale, from a cache.
  static func known(for locale: TextLocale) -> LocaleSamples {
    known.value(of: locale.tag) { LocaleSamples(locale) }
  }
}

/// A cache of data about locales: hundreds of numbers and dates are examined for each.
private final class KnownLocales<Value: Sendable>: Sendable {
  /// The maximum number of entries, more than an app needs. When it is exceeded, the cache is
  /// emptied.
  private static var limit: Int { 128 }

  private let values = Locked<[String: Value]>([:])

  func value(of tag: String, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[tag] }) { return known }
    let made = make()
    return values.withLock { values in
      if values.count >= Self.limit { values = [:] }
      let first = values[tag] ?? made
      values[tag] = first
      return first
    }
  }
}
