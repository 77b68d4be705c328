/// The plural form of a word that depends on a number: "1 file", "2 files".
///
/// The names are those of [UTS #35, part
/// 3](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules). ``PluralRules``
/// determines the categories of a language and their numbers.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// For example 0 in Arabic.
  case zero
  /// For example 1 in English.
  case one
  /// For example 2 in Arabic and Slovenian.
  case two
  /// For example 2, 3 and 4 in Polish.
  case few
  /// For example 5 and more in Polish.
  case many
  /// All other numbers; every language has it.
  case other
}
