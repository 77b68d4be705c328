import LayoutCore

/// The named views of a cell, which take the values of one row after another.
final class RowViews {
  private let views: [String: View]
  private let descriptions: [String: ViewDescription]
  /// What the row that shows has given to views.
  private var given: [Place: ViewValue] = [:]

  private struct Place: Hashable {
    let view: String
    let property: ViewProperty
  }

  init(_ built: BuiltCell) {
    descriptions = Dictionary(built.document.views.map { ($0.name, $0) }) { first, _ in first }
    var views: [String: View] = [:]
    for view in built.cell.contentView.subtree {
      if let name = view.accessibilityIdentifier, views[name] == nil { views[name] = view }
    }
    self.views = views
  }

  /// Gives the views a row's values, and those of the document where the row before gave some and this one does not.
  ///
  /// - Complexity: O(*n*) in the values of both rows; a value that is there already costs nothing more.
  func show(_ row: TableRow) {
    var next: [Place: ViewValue] = [:]
    for bound in row.values { next[Place(view: bound.view, property: bound.value.property)] = bound.value }
    for place in given.keys where next[place] == nil {
      if let own = descriptions[place.view]?.value(of: place.property) { apply(own, at: place) }
    }
    for (place, value) in next where given[place] != value { apply(value, at: place) }
    given = next
  }

  private func apply(_ value: ViewValue, at place: Place) {
    if let view = views[place.view] { value.apply(to: view) }
  }
}
