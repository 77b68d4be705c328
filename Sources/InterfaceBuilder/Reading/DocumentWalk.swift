import XMLInterop

/// Finds the cells, tables and collection views of a document, in file order.
struct DocumentWalk {
  private let reading: NibReading
  private(set) var cells: [NibCell] = []
  private(set) var tables: [NibTable] = []
  private(set) var collections: [NibCollection] = []
  private(set) var variations: Set<String> = []

  /// The context of an element.
  private struct Surroundings {
    /// The view controller.
    var controller: XMLElement?
    /// The context of child cells.
    var place = Place.free
  }

  /// The context of the cells in an element.
  private enum Place {
    case free
    case prototypes(of: String)
    case rows(of: String, section: Int)
    case collection(NibCollection)
  }

  init(_ reading: NibReading) { self.reading = reading }

  /// Reads the document.
  mutating func walk(_ root: XMLElement) throws(NibError) {
    try walkChildren(of: root, Surroundings())
    if cells.count == 1 { cells[0].isAlone = true }
  }

  private mutating func walkChildren(of element: XMLElement, _ surroundings: Surroundings) throws(NibError) {
    var row = 0
    for child in element.children {
      if let kind = CellReader.kinds[child.name] {
        try addCell(child, kind, surroundings.place, row)
        row += 1
        try walkChildren(of: child, Surroundings(controller: surroundings.controller))
      } else {
        try walk(child, surroundings)
      }
    }
  }

  private mutating func walk(_ element: XMLElement, _ surroundings: Surroundings) throws(NibError) {
    var inner = Surroundings(controller: surroundings.controller)
    switch element.name {
    case "tableView": return try addTable(element, surroundings.controller)
    case "collectionView":
      let collection = try NibElement(element, in: reading).collection()
      collections.append(collection)
      inner.place = .collection(collection)
    // The cells of a collection view are in a separate element.
    case "cells": inner.place = surroundings.place
    default: if element.attributes["sceneMemberID"] == "viewController" { inner.controller = element }
    }
    try walkChildren(of: element, inner)
  }

  private mutating func addCell(
    _ element: XMLElement, _ kind: NibCell.Kind, _ place: Place, _ row: Int
  ) throws(NibError) {
    var (cell, varied) = try CellReader(element, kind, reading.context).read(context(of: kind, in: place, row))
    if case .collection(let collection) = place {
      cell.itemLayout = collection.layout
      cell.sizeKey = Self.sizeKey(of: kind, key: element.attributes["key"])
    }
    cell.variations = varied
    cells.append(cell)
    variations.formUnion(varied)
  }

  /// Returns the key under which a flow layout has the size of a cell, header or footer.
  private static func sizeKey(of kind: NibCell.Kind, key: String?) -> String {
    switch (kind, key) {
    case (.collectionReusableView, "sectionHeaderView"): "headerReferenceSize"
    case (.collectionReusableView, "sectionFooterView"): "footerReferenceSize"
    default: "itemSize"
    }
  }

  private func context(of kind: NibCell.Kind, in place: Place, _ row: Int) -> NibCell.Context {
    switch place {
    case .prototypes(let table): .prototype(table: table)
    case .rows(let table, let section): .staticRow(table: table, section: section, row: row)
    case .collection(let collection): .collection(collection.id)
    case .free: kind == .tableViewCell ? .nib : .collection(nil)
    }
  }

  private mutating func addTable(_ element: XMLElement, _ controller: XMLElement?) throws(NibError) {
    let table = try NibElement(element, in: reading).table(of: controller)
    tables.append(table)
    for child in element.children {
      var inner = Surroundings(controller: controller)
      switch child.name {
      case "prototypes":
        inner.place = .prototypes(of: table.id)
        try walkChildren(of: child, inner)
      case "sections":
        for (number, section) in child.children("tableViewSection").enumerated() {
          inner.place = .rows(of: table.id, section: number)
          for rows in section.children("cells") { try walkChildren(of: rows, inner) }
        }
      default: try walkChildren(of: child, inner)
      }
    }
  }
}
