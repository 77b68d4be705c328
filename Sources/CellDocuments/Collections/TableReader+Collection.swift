import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import Yams

extension TableReader {
  private static let layouts = ["flow", "list", "compositional"]

  /// Reads the description of a collection view. An invalid value is logged and replaced with the
  /// default.
  func readCollection(_ entry: MappingReader.Entry, _ root: MappingReader, into document: inout TableDocument) {
    if let table = root["table"] {
      log.report(
        .invalidValue, at: table.position, "a document has either \"table\" or \"collection\"; remove one of them")
    }
    guard let mapping = MappingReader(entry.value, "collection", log: log) else { return }
    mapping.checkKeys(of: "the collection", known: ["width", "height", "era", "tallLines"] + Self.layouts)
    document.tablePositions = Dictionary(mapping.entries.map { ($0.key, $0.value.position) }) { first, _ in first }
    readSurroundings(mapping, into: &document.table)
    guard let collection = layout(mapping, at: entry.position) else { return }
    document.collection = collection
    checkEdges(of: document, collection)
    checkCells(of: document, collection, root["cells"])
  }

  private func layout(_ mapping: MappingReader, at position: SourcePosition) -> CollectionDescription? {
    let given = Self.layouts.compactMap { mapping[$0] }
    guard let entry = given.first, given.count == 1 else {
      log.report(
        given.isEmpty ? .missingKey : .invalidValue, at: given.last?.position ?? position,
        given.isEmpty
          ? "\"collection\" has no layout; add flow, list or compositional"
          : "\"collection\" has more than one layout; keep one of \(Wording.list(given.map(\.key), "or"))")
      return nil
    }
    let options = CollectionReader(log: log)
    switch entry.key {
    case "flow": return options.flow(entry.value).map { .flow($0) }
    case "list": return options.list(entry.value).map { .list($0) }
    default: return options.compositional(entry.value).map { .compositional($0) }
    }
  }

  /// Logs headers and footers for which the layout has no space.
  private func checkEdges(of document: TableDocument, _ collection: CollectionDescription) {
    for (number, section) in document.sections.enumerated() {
      if let header = section.header, !collection.hasHeader(inSection: number) {
        log.report(.invalidValue, at: header.position, collection.spacelessMessage("header"))
      }
      if let footer = section.footer, !collection.hasFooter(inSection: number) {
        log.report(.invalidValue, at: footer.position, collection.spacelessMessage("footer"))
      }
    }
  }

  /// Logs cells of a table's styles, and accessories of cells that are not in a list.
  private func checkCells(
    of document: TableDocument, _ collection: CollectionDescription, _ cells: MappingReader.Entry?
  ) {
    let entries = cells.flatMap { MappingReader($0.value, "cells", log: ProblemLog(file: log.file))?.entries } ?? []
    let listsCells = (0..<document.sections.count).contains { collection.list(ofSection: $0) != nil }
    for entry in entries {
      guard let cell = document.cells[entry.key]?.cell else { continue }
      if cell.style != .custom {
        log.report(
          .invalidValue, at: entry.position,
          """
          cell \(Wording.quoted(entry.key)) has the style \(cell.style.rawValue) of table cells, which a collection view does \
          not have; remove the style, and add constraints
          """)
      }
      if cell.accessory != .none, !listsCells {
        log.report(
          .invalidValue, at: entry.position,
          "cell \(Wording.quoted(entry.key)) has an accessory, which only cells of a list have; remove it")
      }
    }
  }
}

extension CollectionDescription {
  fileprivate func spacelessMessage(_ edge: String) -> String {
    let cure =
      switch self {
      case .flow: "add \(edge)ReferenceSize to \"flow\""
      case .list: "add \(edge)Mode: supplementary to \"list\""
      case .compositional: "add a \"\(edge)\" with a size to the section of the layout"
      }
    return "the layout has no space for the \(edge); \(cure)"
  }
}
