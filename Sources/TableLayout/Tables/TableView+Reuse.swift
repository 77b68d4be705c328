internal import FontMetrics
public import Foundation
import LayoutCore

extension TableView {
  /// Registers the class of cells with an identifier; nil removes the registration.
  ///
  /// The table creates cells with `init(style:reuseIdentifier:)` and the default style.
  public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    pool.cellTypes[identifier] = cellClass.map { type in { type.init(registeredAs: identifier) } }
  }

  /// Registers a closure that creates cells with an identifier, for cells that need more than a
  /// class. Strut's own. The cell must have the identifier as its reuse identifier, or it is not
  /// reused.
  public func registerCell(forCellReuseIdentifier identifier: String, making: @escaping () -> TableViewCell) {
    pool.cellTypes[identifier] = making
  }

  /// Registers the class of headers and footers with an identifier; nil removes the registration.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.edgeTypes[identifier] = viewClass.map { type in { type.init(registeredAs: identifier) } }
  }

  /// Registers a closure that creates headers and footers with an identifier.
  package func registerHeaderFooterView(
    forHeaderFooterViewReuseIdentifier identifier: String, making: @escaping () -> TableViewHeaderFooterView
  ) {
    pool.edgeTypes[identifier] = making
  }

  /// Returns a cell with an identifier: one that is no longer visible, or a new one if a class is
  /// registered, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = pool.takeLentCell(identifier) { return cell }
    if let cell = pool.takeCell(identifier) {
      cell.setTraits(traitCollection)
      cell.reuse()
      return cell
    }
    return pool.cellTypes[identifier].map { make in traitCollection.performAsCurrent(make) }
  }

  /// Returns a cell with an identifier for a row. Stops the program with UIKit's message if nothing
  /// is registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      stopAsUIKit(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a header or footer with an identifier: one that is no longer visible, or a new one if
  /// a class is registered, or nil.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    if let view = pool.takeEdge(identifier) {
      view.setTraits(traitCollection)
      view.reuse()
      return view
    }
    return pool.edgeTypes[identifier].map { make in traitCollection.performAsCurrent(make) }
  }
}
