/// A place in a text for an argument: `%@`, `%1$lld`, `{count}`, `{when, date, long}`.
package struct Placeholder: Hashable, Sendable {
  /// What the argument is, and how it is written.
  package enum Kind: Hashable, Sendable {
    /// A word or a name.
    case text
    /// A whole number, with thousands set apart as `String.localizedStringWithFormat` does.
    case integer
    /// A number, whole or not.
    case number
    /// A number with so many decimals.
    case decimal(fractionDigits: Int)
    /// A part of a hundred.
    case percent
    /// An amount of money, with the currency's code where the file gives one.
    case currency(code: String?)
    /// A day.
    case date(Style)
    /// A time of day.
    case time(Style)
    /// A single letter.
    case character
  }

  /// How long dates and times are written.
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

  /// As the file writes it.
  package var source: String
  /// The argument's name, or its number from 1.
  package var argument: String
  /// What the argument is.
  package var kind: Kind
  /// What the file gives as an example; nil where it gives none.
  package var example: String?
  /// The argument that says how many decimals a number has, or how many characters of a text are shown, as in `%.*f`; nil where none does.
  package var precision: String?

  /// A placeholder.
  package init(
    source: String, argument: String, kind: Kind = .text, example: String? = nil, precision: String? = nil
  ) {
    self.source = source
    self.precision = precision
    self.argument = argument
    self.kind = kind
    self.example = example
  }

  /// Whether the argument is a number that a plural form can go by.
  var isNumber: Bool {
    switch kind {
    case .integer, .number, .decimal: true
    case .text, .percent, .currency, .date, .time, .character: false
    }
  }
}
