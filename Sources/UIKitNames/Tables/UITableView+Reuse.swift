internal import FontMetrics
internal import Foundation
internal import LayoutCore
internal import TableLayout

extension UITableView {
  final func registerCells(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return strutTable.register(nil, forCellReuseIdentifier: identifier) }
    guard let cellType = type as? UITableViewCell.Type else {
      stopAsUIKit(
        "unable to dequeue a cell with identifier \(identifier) - \(type) must be a subclass of UITableViewCell"
      )
    }
    registerCells(identifier) { UITableViewCell.create(cellType, identifier: identifier) }
  }

  final func registerCells(in nib: UINib?, _ identifier: String) {
    guard let nib else { return strutTable.register(nil, forCellReuseIdentifier: identifier) }
    registerCells(identifier) { [weak self] in
      let cell = nib.onlyView(for: identifier, owner: self, as: UITableViewCell.self)
      if let own = cell.strutCell.reuseIdentifier, own != identifier {
        stopAsUIKit(
          "cell reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
        )
      }
      cell.strutCell.reuseIdentifier = identifier
      return cell
    }
  }

  private func registerCells(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell) {
    strutTable.registerCell(forCellReuseIdentifier: identifier) {
      onMain {
        let cell = make()
        // Until the table hands it out.
        cell.strutCell.holdFacade(true)
        return cell.strutCell
      }
    }
  }

  final func registerHeaderFooterViews(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return strutTable.register(nil, forHeaderFooterViewReuseIdentifier: identifier) }
    guard let viewType = type as? UITableViewHeaderFooterView.Type else {
      stopAsUIKit(
        "the class \(type) for the identifier \(identifier) must be a subclass of UITableViewHeaderFooterView")
    }
    registerHeaderFooterViews(identifier) { UITableViewHeaderFooterView.create(viewType, identifier: identifier) }
  }

  final func registerHeaderFooterViews(in nib: UINib?, _ identifier: String) {
    guard let nib else { return strutTable.register(nil, forHeaderFooterViewReuseIdentifier: identifier) }
    registerHeaderFooterViews(identifier) { [weak self] in
      let view = nib.onlyView(for: identifier, owner: self, as: UITableViewHeaderFooterView.self)
      view.strutHeaderFooterView.reuseIdentifier = identifier
      return view
    }
  }

  private func registerHeaderFooterViews(
    _ identifier: String, _ make: @escaping @MainActor () -> UITableViewHeaderFooterView
  ) {
    strutTable.registerHeaderFooterView(forHeaderFooterViewReuseIdentifier: identifier) {
      onMain {
        let view = make()
        view.strutHeaderFooterView.holdFacade(true)
        return view.strutHeaderFooterView
      }
    }
  }

  /// Returns the object of a cell from the engine, which its caller then holds.
  static func taken(_ cell: TableViewCell) -> UITableViewCell {
    let object = cell.uiCell
    cell.holdFacade(false)
    return object
  }

  /// Returns the object of a header or footer from the engine, which its caller then holds.
  static func taken(_ view: TableViewHeaderFooterView) -> UITableViewHeaderFooterView {
    let object = view.uiHeaderFooterView
    view.holdFacade(false)
    return object
  }
}
