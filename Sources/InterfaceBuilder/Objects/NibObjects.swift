import CellDocuments
import StringCatalogs
import XMLInterop

/// All objects of an Interface Builder file, for loading it into a running app.
package struct NibObjects: Sendable {
  /// The cells and tables.
  package let document: NibDocument
  /// The objects by ID.
  package private(set) var objects: [String: NibObject] = [:]
  /// The object IDs, in file order.
  package private(set) var order: [String] = []
  /// The object IDs of the top-level objects of a nib; empty for a storyboard.
  package private(set) var topLevel: [String] = []
  /// The views that are not in another view: top-level views, views of controllers, headers and
  /// footers of tables.
  package private(set) var views: [String: NibView] = [:]
  /// The object ID of the first controller of a storyboard; nil if there is none.
  package let initialController: String?

  /// Reads a file.
  ///
  /// - Throws: The first error in the file.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  package init(path: String) throws(NibError) {
    let bytes: [UInt8]
    do throws(CellDocumentErrors) {
      bytes = try DocumentFile.bytes(atPath: path)
    } catch {
      throw NibError(.unreadableFile, file: error.first.file, at: nil, error.first.message)
    }
    try self.init(bytes: bytes, file: path)
  }

  /// Reads the bytes of a file.
  package init(bytes: [UInt8], file: String) throws(NibError) {
    let root = try NibDocument.checkedRoot(of: bytes, file)
    let context = try NibDocument.context(of: root, file, nil)
    document = try NibDocument(root: root, context)
    initialController = root.attributes["initialViewController"]
    let reading = NibReading(context)
    for list in root.children("objects") {
      topLevel += list.children.compactMap { $0.attributes["id"] }
      try read(list, in: nil, reading)
    }
    for scene in root.children("scenes").flatMap({ $0.children("scene") }) {
      for list in scene.children("objects") { try read(list, in: nil, reading) }
    }
  }

  private mutating func read(_ element: XMLElement, in parent: String?, _ reading: NibReading) throws(NibError) {
    for child in element.children {
      var inner = parent
      if let id = child.attributes["id"], Self.isObject(child) {
        inner = id
        if objects[id] == nil { order.append(id) }
        objects[id] = try NibObject(child, id: id, in: parent, reading)
        if Self.isOuterView(child, in: parent.flatMap { objects[$0] }) {
          views[id] = try NibElement(child, in: NibReading(reading.context)).view()
        }
      }
      try read(child, in: inner, reading)
    }
  }

  private static func isObject(_ element: XMLElement) -> Bool {
    !["outlet", "outletCollection", "action", "segue", "constraint", "viewLayoutGuide"].contains(element.name)
  }

  /// Returns true for a view that is built by itself.
  private static func isOuterView(_ element: XMLElement, in parent: NibObject?) -> Bool {
    guard ElementTable.views[element.name] != nil, CellReader.kinds[element.name] == nil else { return false }
    guard let parent else { return true }
    switch element.attributes["key"] {
    case "view": return ElementTable.views[parent.element] == nil
    case "tableHeaderView", "tableFooterView": return true
    case "titleView": return parent.element == "navigationItem"
    default: return false
    }
  }

  /// Returns the cell with an object ID; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the cells.
  package func cell(_ id: String) -> NibCell? { document.cells.first { $0.view.id == id } }

  /// Returns the table with an object ID; nil if there is none.
  package func table(_ id: String) -> NibTable? { document.table(id) }

  /// Returns the cells of a table, in file order.
  package func cells(ofTable id: String) -> [NibCell] {
    document.cells.filter {
      switch $0.context {
      case .prototype(id), .staticRow(id, _, _): true
      default: false
      }
    }
  }

  /// Returns the collection view with an object ID; nil if there is none.
  package func collection(_ id: String) -> NibCollection? { document.collection(id) }

  /// Returns the cells, headers and footers of a collection view, in file order.
  package func cells(ofCollection id: String) -> [NibCell] {
    document.cells.filter { $0.context == .collection(id) }
  }

  /// Returns the objects in an object, in file order, without the object itself.
  package func objects(in id: String) -> [NibObject] {
    order.compactMap { objects[$0] }.filter { $0.parent == id }
  }

  /// Returns true if an object is in another one, or is that one.
  package func isObject(_ id: String, in outer: String) -> Bool {
    sequence(first: id) { objects[$0]?.parent }.contains(outer)
  }

  /// Returns the guides of a controller, by object ID: whether they are at the top.
  package func controllerGuides(of id: String) -> [String: Bool] {
    objects(in: id).filter { $0.element == "viewControllerLayoutGuide" }
      .reduce(into: [:]) { $0[$1.id] = $1.attributes["type"] == "top" }
  }
}
