import Foundation
import StringCatalogs
import XMLInterop

/// A file of the corpus by its plain elements: what the reader says is counted here by other means.
struct PlainNib {
  private(set) var viewIDs: [String] = []
  private(set) var constraintIDs: [String] = []
  private(set) var tableIDs: [String] = []
  private(set) var customClassIDs: [String] = []
  private(set) var cellClassIDs: [String] = []
  private(set) var outletIDs: Set<String> = []
  private var destinations: Set<String> = []
  private var left: Set<String> = []

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  init(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let limits = XMLLimits(depth: 1000, elements: 1_000_000, textBytes: 1 << 26)
    let root = try XMLElement(parsing: bytes, limits: limits)
    // No file of the corpus has a mask of views, or a variation for a phone that puts a constraint
    // back.
    left = Self.all(root).filter { $0.name == "exclude" }.reduce(into: []) { ids, element in
      if let id = element.attributes["reference"] { ids.insert(id) }
    }
    destinations = Self.all(root).filter { $0.name == "outlet" || $0.name == "outletCollection" }
      .reduce(into: []) { ids, element in if let id = element.attributes["destination"] { ids.insert(id) } }
    look(at: root, isInCell: false, isView: false)
  }

  private static func all(_ element: XMLElement) -> [XMLElement] { [element] + element.children.flatMap(all) }

  /// Views are what stands in `subviews` within a cell, content views, and cells.
  private mutating func look(at element: XMLElement, isInCell: Bool, isView: Bool) {
    let isCell = Self.cells.contains(element.name)
    if element.name == "tableView", let id = element.attributes["id"] { tableIDs.append(id) }
    if isCell || isView, let id = element.attributes["id"] { addView(id, element, isCell) }
    if element.name == "constraint", isInCell, element.attributes["placeholder"] != "YES" {
      element.attributes["id"].map { if !left.contains($0) { constraintIDs.append($0) } }
    }
    for child in element.children {
      let isInside = isInCell || isCell
      look(
        at: child, isInCell: isInside,
        isView: isInside && (element.name == "subviews" || child.attributes["key"] == "contentView"))
    }
  }

  private mutating func addView(_ id: String, _ element: XMLElement, _ isCell: Bool) {
    viewIDs.append(id)
    if destinations.contains(id) { outletIDs.insert(id) }
    guard element.attributes["customClass"] != nil else { return }
    if isCell { cellClassIDs.append(id) } else { customClassIDs.append(id) }
  }
}
