import StringCatalogs
import Yams

extension TableReader {
  /// Reads a header or footer: text, a string key, or in a collection view a cell with its values.
  /// Returns nil if there is none, or if it is invalid, which is logged.
  func edge(_ entry: MappingReader.Entry?, _ rows: RowReader, isCollection: Bool) -> SectionEdge? {
    guard let entry else { return nil }
    if TextReference.isMeant(by: entry) {
      return TextReference(entry, log: log).map { SectionEdge(.title("", $0), position: entry.position) }
    }
    guard case .mapping = entry.value else {
      return reader.text(entry).map { SectionEdge(.title($0, nil), position: entry.position) }
    }
    guard isCollection else {
      log.report(
        .invalidValue, at: entry.value.position,
        "the \(entry.key) of a table's section is text or { key: … }; only a collection view has cells as \(entry.key)s"
      )
      return nil
    }
    guard let mapping = MappingReader(entry.value, entry.key, log: log) else { return nil }
    guard mapping[RowReader.cellField] != nil else {
      log.report(
        .missingKey, at: entry.value.position,
        "the \(entry.key) has no \"cell\"; write { cell: NAME, view.property: value }, text, or { key: … }")
      return nil
    }
    return rows.row(mapping.entries, cell: nil, at: entry.value.position).map {
      SectionEdge(.cell($0), position: entry.position)
    }
  }
}
