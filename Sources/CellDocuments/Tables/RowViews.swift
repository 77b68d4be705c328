import LayoutCore

/// The named views of a cell that shows the values of successive rows.
final class RowViews {
  private let views: [String: View]
  private let descriptions: [String: ViewDescription]
  /// The values set by the current row.
  private var given: [Place: ViewValue] = [:]

  private struct Place: Hashable {
    let view: String
    let property: ViewProperty
  }

  /// Finds the views that a document describes in the content view of its cell.
  init(_ document: CellDocument, in contentView: View) {
    descriptions = Dictionary(document.views.map { ($0.name, $0) }) { first, _ in first }
    var views: [String: View] = [:]
    for view in contentView.subtree {
      if let name = view.accessibilityIdentifier, views[name] == nil { views[name] = view }
    }
    self.views = views
  }

  /// Shows the values of a row. Values that only the previous row set are reset to those of the
  /// document.
  ///
  /// - Complexity: O(*n*) in the number of values in both rows. Unchanged values are not set again.
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
