import LayoutCore

/// The cells, headers and footers that wait for reuse, and the registered ways to create them.
struct ReusePool {
  /// The identifier of the views that the table creates for titles.
  static let titleIdentifier = "strut.section-title"

  var cellTypes: [String: () -> TableViewCell] = [:]
  var edgeTypes: [String: () -> TableViewHeaderFooterView] = [:]
  /// The cell of a row that is being reconfigured. It is dequeued by its identifier for the same
  /// row only.
  var lent: TableViewCell?
  private var cells = WaitingViews<TableViewCell>()
  private var edges = WaitingViews<TableViewHeaderFooterView>()

  mutating func takeLentCell(_ identifier: String) -> TableViewCell? {
    guard let cell = lent, cell.reuseIdentifier == identifier else { return nil }
    lent = nil
    return cell
  }
  mutating func takeCell(_ identifier: String) -> TableViewCell? { cells.take(identifier) }
  mutating func takeEdge(_ identifier: String) -> TableViewHeaderFooterView? { edges.take(identifier) }

  /// Adds a view that is no longer visible, if it can be reused.
  mutating func give(_ view: View) {
    if let cell = view as? TableViewCell {
      cells.add(cell, cell.reuseIdentifier)
    } else if let edge = view as? TableViewHeaderFooterView {
      edges.add(edge, edge.reuseIdentifier)
    } else {
      view.holdFacade(false)
    }
  }

  /// Releases the facades of all waiting views, before the pool is released.
  func releaseFacades() {
    cells.releaseFacades()
    edges.releaseFacades()
  }
}

/// Views that wait for reuse, by their identifiers.
struct WaitingViews<Kept: View> {
  /// The maximum number of waiting views per identifier. More than are visible at once are useless.
  static var limit: Int { 128 }

  private var views: [String: [Kept]] = [:]

  /// Adds a view. Without an identifier it is not reused.
  mutating func add(_ view: Kept, _ identifier: String?) {
    guard let identifier, views[identifier]?.count ?? 0 < Self.limit else { return view.holdFacade(false) }
    view.holdFacade(true)
    views[identifier, default: []].append(view)
  }

  /// Removes and returns a view. It is still held by its facade's caller or, once it is displayed,
  /// by its superview.
  mutating func take(_ identifier: String) -> Kept? { views[identifier]?.popLast() }

  /// Releases the facades of all waiting views.
  func releaseFacades() { for view in views.values.joined() { view.holdFacade(false) } }
}
