package import InterfaceBuilder
internal import LayoutCore

/// Makes cells, headers and footers of an app's classes for audits. The caller holds them.
package enum AppCells {
  /// Returns a new cell, made with `init(style:reuseIdentifier:)`.
  @MainActor package static func cell(_ type: UITableViewCell.Type) -> UITableViewCell {
    UITableViewCell.create(type, identifier: "\(type)")
  }

  /// Returns a new header or footer, made with `init(reuseIdentifier:)`.
  @MainActor package static func headerFooter(_ type: UITableViewHeaderFooterView.Type) -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView.create(type, identifier: "\(type)")
  }

  /// Returns a new cell of an Interface Builder file, with its outlets, after `awakeFromNib()`; nil
  /// if it is not a table cell. Its views have the given names as accessibility identifiers.
  @MainActor package static func cell(_ source: NibCell, in file: NibObjects, names: NibNames) -> UITableViewCell? {
    let loader = NibLoader(file)
    let cell = loader.cell(source, reuseIdentifier: source.reuseIdentifier)
    loader.finish(holder: cell)
    loader.take(names)
    return cell as? UITableViewCell
  }
}
