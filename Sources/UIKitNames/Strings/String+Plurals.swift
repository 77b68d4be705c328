internal import Foundation

// Foundation on Linux does not choose plural forms. These functions are preferred to Foundation's,
// which take any number of arguments, unless the format is a literal.

extension String {
  /// Returns a format with its argument, in the plural form of the argument if the format of a
  /// `.stringsdict` or a string catalog has some.
  public static func localizedStringWithFormat(_ format: String, _ first: some CVarArg) -> String {
    AppStrings.formatted(format, [first]) ?? String(format: format, locale: .current, arguments: [first])
  }

  /// Returns a format with its arguments, in their plural forms.
  public static func localizedStringWithFormat(
    _ format: String, _ first: some CVarArg, _ second: some CVarArg
  ) -> String {
    AppStrings.formatted(format, [first, second])
      ?? String(format: format, locale: .current, arguments: [first, second])
  }

  /// Creates a string from a format with its argument, in its plural form.
  public init(format: String, _ first: some CVarArg) {
    self = AppStrings.formatted(format, [first]) ?? String(format: format, arguments: [first])
  }

  /// Creates a string from a format with its arguments, in their plural forms.
  public init(format: String, _ first: some CVarArg, _ second: some CVarArg) {
    self = AppStrings.formatted(format, [first, second]) ?? String(format: format, arguments: [first, second])
  }
}
