import LayoutCore

/// The cells, headers and footers that wait for reuse, and the registered ways to create them.
struct ReusePool {
  /// The maximum number of waiting views per identifier. More than are visible at once are useless.
  static let limit = 128

  /// The identifier of the views that the table creates for titles.
  static let titleIdentifier = "strut.section-title"

  var cellTypes: [String: () -> TableViewCell] = [:]
  var edgeTypes: [String: () -> TableViewHeaderFooterView] = [:]
  /// The cell of a row that is being reconfigured. It is dequeued by its identifier for the same
  /// row only.
  var lent: TableViewCell?
  private var cells: [String: [TableViewCell]] = [:]
  private var edges: [String: [TableViewHeaderFooterView]] = [:]

  mutating func takeLentCell(_ identifier: String) -> TableViewCell? {
    guard let cell = lent, cell.reuseIdentifier == identifier else { return nil }
    lent = nil
    return cell
  }
  mutating func takeCell(_ identifier: String) -> TableViewCell? { Self.take(from: &cells[identifier]) }
  mutating func takeEdge(_ identifier: String) -> TableViewHeaderFooterView? { Self.take(from: &edges[identifier]) }

  /// Adds a view that is no longer visible, if it can be reused.
  mutating func give(_ view: View) {
    if let cell = view as? TableViewCell {
      guard let identifier = cell.reuseIdentifier else { return cell.holdFacade(false) }
      Self.add(cell, to: &cells[identifier, default: []])
    } else if let edge = view as? TableViewHeaderFooterView {
      guard let identifier = edge.reuseIdentifier else { return edge.holdFacade(false) }
      Self.add(edge, to: &edges[identifier, default: []])
    } else {
      view.holdFacade(false)
    }
  }

  /// Releases the facades of all waiting views, before the pool is released.
  func releaseFacades() {
    for view in cells.values.joined() { view.holdFacade(false) }
    for view in edges.values.joined() { view.holdFacade(false) }
  }

  private static func add<Kept: View>(_ view: Kept, to views: inout [Kept]) {
    guard views.count < limit else { return view.holdFacade(false) }
    view.holdFacade(true)
    views.append(view)
  }

  /// A view that is taken is still held by its facade's caller or, once it is displayed, by its
  /// superview.
  private static func take<Kept: View>(from views: inout [Kept]?) -> Kept? { views?.popLast() }
}
