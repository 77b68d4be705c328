package import InterfaceBuilder
internal import LayoutCore
package import TableLayout

/// Makes cells, headers and footers of an app's classes for audits. The engine's views hold them.
package enum AppCells {
  /// Returns the engine's cell of a new cell, made with `init(style:reuseIdentifier:)`.
  @MainActor package static func cell(_ type: UITableViewCell.Type) -> TableViewCell {
    let cell = UITableViewCell.create(type, identifier: "\(type)")
    cell.strutCell.holdFacade(true)
    return cell.strutCell
  }

  /// Returns the engine's view of a new header or footer, made with `init(reuseIdentifier:)`.
  @MainActor package static func headerFooter(_ type: UITableViewHeaderFooterView.Type) -> TableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView.create(type, identifier: "\(type)")
    view.strutHeaderFooterView.holdFacade(true)
    return view.strutHeaderFooterView
  }

  /// Returns the class of a cell of an Interface Builder file; nil if it is not one of the app.
  @MainActor package static func type(of cell: NibCell, in file: NibObjects) -> UITableViewCell.Type? {
    NibClasses.viewType(of: cell.view, in: file) as? UITableViewCell.Type
  }

  /// Returns the engine's cell of a new cell of an Interface Builder file, with its outlets, after
  /// `awakeFromNib()`. Its views have the given names as accessibility identifiers.
  @MainActor package static func cell(_ source: NibCell, in file: NibObjects, names: NibNames) -> TableViewCell {
    let loader = NibLoader(file)
    let cell = loader.reusable(source, reuseIdentifier: source.reuseIdentifier ?? "")
    loader.take(names)
    return cell
  }
}
