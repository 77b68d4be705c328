internal import FontMetrics
public import Foundation
import LayoutCore

extension TableView {
  /// Says what cells of an identifier are made of; nil takes the identifier back.
  ///
  /// The class is made by `init(style:reuseIdentifier:)`, with the default style.
  public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    pool.cellTypes[identifier] = cellClass.map { type in { type.init(registeredAs: identifier) } }
  }

  /// Says how cells of an identifier are made: Strut's own, for cells that no class alone makes. The cell is to have the identifier
  /// as its reuse identifier, or it is not found again.
  public func registerCell(forCellReuseIdentifier identifier: String, making: @escaping () -> TableViewCell) {
    pool.cellTypes[identifier] = making
  }

  /// Says what headers and footers of an identifier are made of; nil takes the identifier back.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.edgeTypes[identifier] = viewClass.map { type in { type.init(registeredAs: identifier) } }
  }

  /// A cell of an identifier: one that shows no longer, else a new one if a class is registered, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = pool.takeLentCell(identifier) { return cell }
    if let cell = pool.takeCell(identifier) {
      cell.setTraits(traitCollection)
      cell.prepareForReuse()
      return cell
    }
    return pool.cellTypes[identifier].map { make in traitCollection.performAsCurrent(make) }
  }

  /// A cell of an identifier for a row. Stops with UIKit's message when nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      stopAsUIKit(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A header or footer of an identifier: one that shows no longer, else a new one if a class is registered, else nil.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    if let view = pool.takeEdge(identifier) {
      view.setTraits(traitCollection)
      view.prepareForReuse()
      return view
    }
    return pool.edgeTypes[identifier].map { make in traitCollection.performAsCurrent(make) }
  }
}
