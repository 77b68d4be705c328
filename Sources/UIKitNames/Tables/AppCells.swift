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

  /// Returns a new cell of an Interface Builder file, or a header or footer of a collection view,
  /// with its outlets, after `awakeFromNib()`. Its views have the given names as accessibility
  /// identifiers.
  @MainActor package static func view(_ source: NibCell, in file: NibObjects, names: NibNames) -> UIView {
    let loader = NibLoader(file)
    let view = loader.cell(source, reuseIdentifier: source.reuseIdentifier)
    loader.finish(holder: view)
    loader.take(names)
    return view
  }
}
