/// Which strings a problem of a catalog is about, as far as that is known: what is nil may be any.
package struct ProblemScope: Hashable, Sendable {
  /// The key.
  package var key: String?
  /// The table.
  package var table: String?
  /// The locale, by its canonical tag; nil also for the source's.
  package var locale: String?
  /// Which of an app's targets: while files are read the folder of the strings, as in ``StringKey/target``.
  package var target: String?

  package init(key: String? = nil, table: String? = nil, locale: String? = nil, target: String? = nil) {
    self.key = key
    self.table = table
    self.locale = locale
    self.target = target
  }
}
