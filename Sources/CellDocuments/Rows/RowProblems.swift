import StringCatalogs

/// The problems of rows that were requested, in that order, without duplicates: the first
/// `DocumentLimits.errors`, followed by one that reports that there are more.
struct RowProblems {
  private(set) var all: [CellDocumentError] = []
  private var known: Set<CellDocumentError> = []

  /// Adds the problems of a row.
  mutating func note(_ errors: CellDocumentErrors) { errors.all.forEach { note($0) } }

  private mutating func note(_ problem: CellDocumentError) {
    guard all.count <= DocumentLimits.errors, known.insert(problem).inserted else { return }
    all.append(all.count < DocumentLimits.errors ? problem : .more(in: problem.file))
  }
}
