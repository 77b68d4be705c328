/// A form that a word takes by the number beside it: "1 file", "2 files".
///
/// The names are those of [UTS #35, part 3](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules); which of them a language
/// has, and for which numbers, ``PluralRules`` says.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// In Arabic, of 0.
  case zero
  /// In English, of 1.
  case one
  /// In Arabic and Slovenian, of 2.
  case two
  /// In Polish, of 2, 3 and 4.
  case few
  /// In Polish, of 5 and more.
  case many
  /// Of every number that no other is for; every language has it.
  case other
}
