internal import CICU

/// The plural categories of a language and their numbers, from ICU's data.
///
/// ```swift
/// PluralRules(language: "pl").category(of: 22)     // few
/// PluralRules(language: "ja").category(of: 22)     // other
/// ```
@safe
public final class PluralRules: Sendable {
  /// The use of numbers.
  public enum Kind: Hashable, Sendable {
    /// Counting: 1 file, 2 files.
    case cardinal
    /// Ordering: 1st, 2nd.
    case ordinal
  }

  /// ICU's rules do not change after they are opened, and a selection writes only its result. Nil
  /// if ICU fails to open them, which means that its data are missing or memory is exhausted.
  nonisolated(unsafe) private let raw: OpaquePointer?

  /// Creates the rules of a language tag such as "pt-PT". A language that ICU does not know has
  /// only `other`.
  public init(language: String, kind: Kind = .cardinal) {
    var opened: OpaquePointer?
    let locale = String(language.map { $0 == "-" ? "_" : $0 }.prefix(64))
    let status = unsafe strut_plural_open(locale, kind == .ordinal ? 1 : 0, &opened)
    unsafe raw = status == 0 ? opened : nil
  }

  deinit { unsafe strut_plural_close(raw) }

  /// Returns the category of a number. A whole number counts as written without decimals, and any
  /// other with as many as it needs.
  public func category(of number: Double) -> PluralCategory {
    switch unsafe strut_plural_category(raw, number) {
    case STRUT_PLURAL_ZERO: .zero
    case STRUT_PLURAL_ONE: .one
    case STRUT_PLURAL_TWO: .two
    case STRUT_PLURAL_FEW: .few
    case STRUT_PLURAL_MANY: .many
    default: .other
    }
  }
}
