/// The strings that an error in a catalog concerns, as far as they are known. A nil property stands
/// for any value.
package struct ProblemScope: Hashable, Sendable {
  /// The key.
  package var key: String?
  /// The table.
  package var table: String?
  /// The locale, by its canonical tag; also nil for the source locale.
  package var locale: String?
  /// The target of the app. While files are read, this is the folder of the strings, as in
  /// ``StringKey/target``.
  package var target: String?

  package init(key: String? = nil, table: String? = nil, locale: String? = nil, target: String? = nil) {
    self.key = key
    self.table = table
    self.locale = locale
    self.target = target
  }
}
