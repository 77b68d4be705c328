import StringCatalogs
import XMLInterop

/// Adds notes about elements and properties of a cell or a layout that are not in
/// ``ElementTable``, once for each name.
struct UnknownNames {
  private let reading: NibReading
  private var told: Set<String> = []

  private init(_ reading: NibReading) { self.reading = reading }

  /// Adds notes about the unknown elements and properties of a cell or a layout.
  ///
  /// - Complexity: O(*n*) in the number of elements in it.
  static func note(in cell: XMLElement, _ reading: NibReading) {
    var names = UnknownNames(reading)
    names.lookAtContents(of: cell)
  }

  /// The elements whose content is not checked: it does not concern layout, or is read as is.
  private static let unread: Set<String> = [
    "connections", "userDefinedRuntimeAttributes", "gestureRecognizers", "animations", "userGuides",
  ]

  private mutating func look(at element: XMLElement) {
    // A nested cell has its own notes.
    if CellReader.kinds[element.name] == nil { lookAtContents(of: element) }
  }

  private mutating func lookAtContents(of element: XMLElement) {
    guard let row = ElementTable.row(of: element.name) else { return tell(element: element) }
    guard !row.isClosed else { return lookAtSubviews(of: element) }
    lookAtAttributes(of: element, row)
    for child in element.children { look(at: child, in: element, row) }
  }

  private mutating func lookAtSubviews(of element: XMLElement) {
    for subviews in element.children("subviews") { lookAtContents(of: subviews) }
  }

  private mutating func lookAtAttributes(of element: XMLElement, _ row: ElementRow) {
    for name in element.attributes.keys.sorted() where !row.knows(name) {
      tell(property: name, of: element.name, at: element)
    }
  }

  private mutating func look(at child: XMLElement, in element: XMLElement, _ row: ElementRow) {
    if element.name == "subviews" { return ElementTable.isView(child.name) ? look(at: child) : tell(element: child) }
    if child.name == "variation" { return look(at: child, varying: element, row) }
    if Self.unread.contains(child.name) || child.attributes["key"] == "userComments" { return }
    if let key = child.attributes["key"], !row.elements.contains(child.name) {
      if row.reads[key] != nil {
        look(at: child)
      } else if !row.ignores.contains(key) {
        tell(property: key, of: element.name, at: child)
      }
    } else if row.elements.contains(child.name) {
      // Only the normal state of a button is shown.
      if child.name != "state" || child.attributes["key"] == "normal" { look(at: child) }
    } else {
      tell(element: child)
    }
  }

  /// Checks a variation, which has the properties of its element.
  private mutating func look(at variation: XMLElement, varying element: XMLElement, _ row: ElementRow) {
    for name in variation.attributes.keys.sorted() where name != "key" && !row.knows(name) {
      tell(property: name, of: element.name, at: variation)
    }
    for child in variation.children where child.name != "mask" { look(at: child, in: element, row) }
  }

  private mutating func tell(element: XMLElement) {
    guard told.insert("<\(element.name)>").inserted else { return }
    reading.note(
      .unknownElement, objectID: element.attributes["id"], at: element.position,
      "unknown element \(Wording.quoted(element.name)); the cell is laid out without it")
  }

  private mutating func tell(property name: String, of owner: String, at element: XMLElement) {
    guard told.insert("\(owner).\(name)").inserted else { return }
    reading.note(
      .unknownAttribute, objectID: element.attributes["id"], at: element.position,
      "unknown property \(Wording.quoted(name)) of <\(owner)>; the cell is laid out without it")
  }
}
