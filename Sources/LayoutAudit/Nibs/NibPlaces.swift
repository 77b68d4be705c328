package import InterfaceBuilder
package import StringCatalogs

/// Where the views and constraints of a cell stand in its file, by the names that reports have for views.
package struct NibPlaces: Sendable {
  /// The object id of the cell.
  package let cellID: String
  private let file: String
  /// Where the cell stands.
  package let cellPosition: SourcePosition
  private var views: [String: View] = [:]
  private var constraints: [String: SourcePosition] = [:]

  private struct View {
    var id: String
    var position: SourcePosition
  }

  /// - Complexity: O(*n*) in the views and constraints.
  package init(_ cell: NibCell, names: NibNames, file: String) {
    self.file = file
    (cellID, cellPosition) = (cell.view.id, cell.view.position)
    gather(cell.view, names)
    gather(cell.contentView, names)
  }

  private mutating func gather(_ view: NibView, _ names: NibNames) {
    if let name = names[view.id] { views[name] = View(id: view.id, position: view.position) }
    for constraint in view.constraints { constraints[constraint.id] = constraint.position }
    for child in view.subviews { gather(child, names) }
  }

  /// The object ids of the views, by their names.
  package var ids: [String: String] { views.mapValues(\.id) }

  /// Where a view stands, by its name; nil for a name that no view has.
  package func position(ofView name: String) -> SourcePosition? { views[name]?.position }

  /// The object id of the view that an element's path ends in; that of the cell for what no view has as name.
  func id(ofElement path: String) -> String { views[Fault.name(ofPath: path)]?.id ?? cellID }

  /// Where the view that an element's path ends in stands; the cell for what no view has as name.
  func place(ofElement path: String) -> ElementPlace {
    ElementPlace(file: file, position: views[Fault.name(ofPath: path)]?.position ?? cellPosition)
  }

  /// Where a constraint stands, by its object id; nil for one that the file does not have.
  func place(ofConstraint id: String) -> ElementPlace? {
    constraints[id].map { ElementPlace(file: file, position: $0) }
  }

  /// The objects that a fault is about.
  func objects(of fault: Fault, subject: String) -> FindingObjects {
    FindingObjects(subject: subject, element: id(ofElement: fault.element), other: fault.other.map(id(ofElement:)))
  }
}
