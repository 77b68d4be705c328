package import InterfaceBuilder
package import StringCatalogs

/// The positions of the views and constraints of a cell in its file, by the names of views in
/// reports.
package struct NibPlaces: Sendable {
  /// The object ID of the cell.
  package let cellID: String
  private let file: String
  /// The position of the cell.
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

  /// The object IDs of the views, by their names.
  package var ids: [String: String] { views.mapValues(\.id) }

  /// Returns the position of a view by its name; nil for an unknown name.
  package func position(ofView name: String) -> SourcePosition? { views[name]?.position }

  /// Returns the object ID of the view at the end of an element's path; that of the cell for an
  /// unknown name.
  func id(ofElement path: String) -> String { views[Fault.name(ofPath: path)]?.id ?? cellID }

  /// Returns the position of the view at the end of an element's path; that of the cell for an
  /// unknown name.
  func place(ofElement path: String) -> ElementPlace {
    ElementPlace(file: file, position: views[Fault.name(ofPath: path)]?.position ?? cellPosition)
  }

  /// Returns the position of a constraint by its object ID; nil if the file does not contain it.
  func place(ofConstraint id: String) -> ElementPlace? {
    constraints[id].map { ElementPlace(file: file, position: $0) }
  }

  /// Returns the objects of a fault.
  func objects(of fault: Fault, in subject: some NibSubject) -> FindingObjects {
    FindingObjects(
      subject: subject.identity, subjectNames: subject.paths, element: id(ofElement: fault.element),
      other: fault.other.map(id(ofElement:)))
  }
}
