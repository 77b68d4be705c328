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
  mutating func takeCell(_ identifier: String) -> TableViewCell? { cells[identifier]?.popLast() }
  mutating func takeEdge(_ identifier: String) -> TableViewHeaderFooterView? { edges[identifier]?.popLast() }

  /// Adds a view that is no longer visible, if it can be reused.
  mutating func give(_ view: View) {
    if let cell = view as? TableViewCell {
      if let identifier = cell.reuseIdentifier { Self.add(cell, to: &cells[identifier, default: []]) }
    } else if let edge = view as? TableViewHeaderFooterView {
      if let identifier = edge.reuseIdentifier { Self.add(edge, to: &edges[identifier, default: []]) }
    }
  }

  private static func add<Kept: View>(_ view: Kept, to views: inout [Kept]) {
    if views.count < limit { views.append(view) }
  }
}
