import StringCatalogs
import Yams

/// Converts fields into rows: looks up the cell, and the view for each `view.property`.
struct RowReader {
  /// The cells of a document by name, each with its views by name.
  let cells: [String: [String: ViewDescription]]
  let log: ProblemLog

  /// The name of the field for the cell of a row.
  static let cellField = "cell"

  init(cells: [String: CellDocument], log: ProblemLog) {
    self.cells = cells.mapValues { cell in
      Dictionary(cell.views.map { ($0.name, $0) }) { first, _ in first }
    }
    self.log = log
  }

  /// Creates a reader with the cells of another and its own log.
  init(_ other: RowReader, log: ProblemLog) { (cells, self.log) = (other.cells, log) }

  /// Returns a row from fields with the names `view.property` and `cell`; nil if a field is
  /// invalid, which is logged.
  func row(_ entries: [MappingReader.Entry], cell usual: String?, at position: SourcePosition) -> TableRow? {
    let named = entries.first { $0.key == Self.cellField }
    let given = named?.value.scalar.flatMap {
      NodeReader.isNothing(named?.value ?? "") || $0.string.isEmpty ? nil : $0.string
    }
    guard let name = given ?? usual else {
      log.report(
        .missingKey, at: position,
        "neither the row nor its section has a \"cell\""
          + (cells.isEmpty ? "; define a cell under \"cells\"" : cells.count > 16 ? "" : "; the cells are \(cellNames)")
      )
      return nil
    }
    guard let views = cells[name] else {
      log.report(
        .unknownName, at: named?.valuePosition ?? named?.value.position ?? position,
        "unknown cell \(Wording.quoted(name))"
          + Wording.suggestion(for: name, among: cells.keys.sorted(), listing: "cells"))
      return nil
    }
    var values: [BoundValue] = []
    defer { log.place = nil }
    for entry in entries where entry.key != Self.cellField {
      log.place = entry.valuePosition
      guard let place = place(entry, in: views, of: name) else { continue }
      if isLeftOut(entry, place.property) { continue }
      if place.property.isText, TextReference.isMeant(by: entry) {
        guard let reference = TextReference(entry, log: log) else { continue }
        values.append(BoundValue(view: place.view, value: .text(""), textReference: reference))
        continue
      }
      let written = place.property.isText ? entry.value : entry.value.asWritten
      let field = MappingReader.Entry(key: entry.key, position: entry.position, value: written)
      guard let value = field.value(for: place.property, log: log) else { continue }
      values.append(BoundValue(view: place.view, value: value))
    }
    return TableRow(cell: name, values: values)
  }

  private var cellNames: String { Wording.list(cells.keys.sorted()) }

  /// Returns true if a field has no value, so that the value of the cell is kept. Empty text is a
  /// value.
  private func isLeftOut(_ entry: MappingReader.Entry, _ property: ViewProperty) -> Bool {
    guard let scalar = entry.value.scalar, scalar.string.isEmpty, scalar.style != .plain else {
      return NodeReader.isNothing(entry.value)
    }
    return !property.isText
  }

  /// Returns the view and the property of a field; nil if they do not exist, which is logged.
  func place(_ entry: MappingReader.Entry, of cell: String) -> (view: String, property: ViewProperty)? {
    cells[cell].flatMap { place(entry, in: $0, of: cell) }
  }

  private func place(
    _ entry: MappingReader.Entry, in views: [String: ViewDescription], of cell: String
  ) -> (view: String, property: ViewProperty)? {
    let parts = entry.key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      log.report(
        .unknownKey, at: entry.position,
        "unknown key \(Wording.quoted(entry.key)) of a row; write view.property, such as \"\(example(views))\", or bind it"
      )
      return nil
    }
    guard let view = views[parts[0]] else {
      log.report(
        .unknownName, at: entry.position,
        "cell \(Wording.quoted(cell)) has no view \(Wording.quoted(parts[0]))"
          + Wording.suggestion(for: parts[0], among: views.keys.sorted(), listing: "views in it"))
      return nil
    }
    let known = view.content.properties
    guard let property = ViewProperty(rawValue: parts[1]), known.contains(property) else {
      log.report(
        .unknownName, at: entry.position,
        "a row cannot set \(Wording.quoted(parts[1])) of \(Wording.quoted(parts[0]))"
          + Wording.suggestion(for: parts[1], among: known.map(\.rawValue), listing: "properties it can set"))
      return nil
    }
    return (parts[0], property)
  }

  private func example(_ views: [String: ViewDescription]) -> String {
    let view = views.values.sorted { $0.name < $1.name }.first
    return view.map { "\($0.name).\($0.content.properties[0].rawValue)" } ?? "name.text"
  }
}
