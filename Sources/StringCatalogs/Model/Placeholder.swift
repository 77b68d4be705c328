/// A placeholder for an argument, such as `%@`, `%1$lld`, `{count}` or `{when, date, long}`.
package struct Placeholder: Hashable, Sendable {
  /// The type and the format of an argument.
  package enum Kind: Hashable, Sendable {
    /// A word or a name.
    case text
    /// A whole number, with grouping separators as in `String.localizedStringWithFormat`.
    case integer
    /// A number, with or without decimals.
    case number
    /// A number with a fixed number of decimals.
    case decimal(fractionDigits: Int)
    /// A percentage.
    case percent
    /// An amount of money, with the currency code if the file contains one.
    case currency(code: String?)
    /// A date.
    case date(Style)
    /// A time of day.
    case time(Style)
    /// A single letter.
    case character
  }

  /// The length of dates and times.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// 9/27/45
    case short
    /// Sep 27, 2045
    case medium
    /// September 27, 2045
    case long
    /// Wednesday, September 27, 2045
    case full
  }

  /// The placeholder as it appears in the file.
  package var source: String
  /// The name of the argument, or its number, counted from 1.
  package var argument: String
  /// The type and the format of the argument.
  package var kind: Kind
  /// The example in the file; nil if there is none.
  package var example: String?
  /// The argument with the number of decimals, or the number of characters that are shown, as in
  /// `%.*f`; nil if there is none.
  package var precision: String?

  /// Creates a placeholder.
  package init(
    source: String, argument: String, kind: Kind = .text, example: String? = nil, precision: String? = nil
  ) {
    self.source = source
    self.precision = precision
    self.argument = argument
    self.kind = kind
    self.example = example
  }

  /// True if the argument is a number that can select a plural form.
  var isNumber: Bool {
    switch kind {
    case .integer, .number, .decimal: true
    case .text, .percent, .currency, .date, .time, .character: false
    }
  }
}
