import InterfaceBuilder
import TestSupport

/// A nib with tables of strings next to it.
enum TranslatedNib {
  /// A cell with the labels a, "News", and b, "Today", to which an outlet leads.
  static let cell = HandwrittenNib.cell(
    HandwrittenNib.label("a", "News") + HandwrittenNib.label("b", "Today"), outlets: [("dateLabel", "b")])

  /// Calls `body` with the file at a path and the tables next to it, which exist while `body` runs.
  static func withFile<Result>(
    _ tables: [String: String], path: String = "Base.lproj/Cell.xib", nib: String = cell,
    _ body: (NibFile) throws -> Result
  ) throws -> Result {
    try withFolder(tables.merging([path: nib]) { $1 }) { (folder) throws in
      try body(NibFile(path: folder.appending(path: path).path))
    }
  }

  /// Returns the text of the labels a and b in a locale, and its states.
  static func shown(_ file: NibFile, _ locale: String?) throws -> (texts: [String?], found: [String: String]) {
    let localized = try file.document.cells[0].localized(by: file.strings, locale: locale)
    return (
      ["a", "b"].map { localized.cell.label($0) },
      localized.references.compactMapValues { $0.lookup?.status.name }
    )
  }
}
