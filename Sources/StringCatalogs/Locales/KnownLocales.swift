import TextLayout
import Threads

/// The rules of a language for counting and for ordering, with numbers for each of its forms.
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

  /// The rules of a language, found once. `number` stands where nothing decides one; nil for Strut's own.
  static func known(for language: String, number: Double?) -> PluralRulesPair {
    let name = number.map { "\(language) \($0)" } ?? language
    return known.value(of: name) { PluralRulesPair(language: language, number: number) }
  }
}

extension LocaleSamples {
  private static let known = KnownLocales<LocaleSamples>()

  /// The samples of a locale, found once.
  static func known(for locale: TextLocale) -> LocaleSamples {
    known.value(of: locale.tag) { LocaleSamples(locale) }
  }
}

/// What was found out of locales, for the next text in them: hundreds of numbers and dates are looked at for each.
private final class KnownLocales<Value: Sendable>: Sendable {
  /// More than an app has; then all is forgotten, so that it never grows without end.
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
