import LayoutCore

extension CellElement {
  /// Returns the paths of all views in a cell, including views that are hidden or have no content.
  ///
  /// - Complexity: O(*n*) in the views.
  static func paths(in cell: View) -> [String] { paths(in: cell, rootPath(of: cell)) }

  private static func paths(in view: View, _ path: [String]) -> [String] {
    view.subviews.enumerated().flatMap { index, child -> [String] in
      let isContent = contentView(of: view) === child
      let inner = isContent ? path : path + [name(of: child, index, in: view)]
      return [inner.joined(separator: "/")] + paths(in: child, inner)
    }
  }
}
