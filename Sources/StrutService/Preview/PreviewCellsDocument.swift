#if Service
import JSONText
import Queries
import Strut

/// The list of the page: the cells, and the languages of their strings.
struct PreviewCellsDocument: Encodable {
  struct Cell: Encodable {
    var name: String
    @Nullable var width: Double?
    /// The number of rows of a table; `null` for others.
    @Nullable var rows: Int?
    /// The number of items, headers and footers of a collection view; `null` for others.
    @Nullable var parts: Int?
    @Nullable var problem: String?
  }
  struct Pseudo: Encodable {
    var tag: String
    var isRightToLeft: Bool
  }

  var schema = 1
  var engines = Engines.current
  var revision: String
  var cells: [Cell]
  var categories: [String]
  /// The pseudolanguages; empty if there are no strings.
  var locales: [String]
  @Nullable var sourceLocale: String?
  var pseudolanguages: [Pseudo]
  var problems: [String]

  init(_ cells: PreviewedCells) {
    revision = cells.revision
    self.cells = cells.documents.map {
      Cell(name: $0.name, width: $0.width, rows: $0.rowCount, parts: $0.partCount, problem: $0.problem)
    }
    categories = ContentSizeCategory.allCases.map(\.shortName)
    locales = cells.locales
    sourceLocale = cells.sourceLocale
    pseudolanguages =
      cells.hasPseudolanguages
      ? Pseudolanguage.allCases.map { Pseudo(tag: $0.tag, isRightToLeft: $0.direction == .rightToLeft) } : []
    problems = cells.problems
  }
}
#endif
