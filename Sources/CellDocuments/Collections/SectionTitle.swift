package import LayoutCore
package import TableLayout

/// The text of a header or footer in a collection view: the content of a list cell.
package enum SectionTitle {
  /// Shows the text of a header or footer in a list cell.
  ///
  /// The configuration is that of UIKit for the appearance of the list. In other layouts, which
  /// have no header of their own in UIKit, it is that of a plain list (Strut's rule).
  /// - Parameter list: The list of the section, or nil for other layouts.
  package static func show(
    _ text: String?, isHeader: Bool, in cell: CollectionListCell, of list: ListConfiguration?, traits: TraitCollection
  ) {
    var content = ListContentConfiguration(style(isHeader: isHeader, of: list), in: traits)
    content.text = text
    cell.contentConfiguration = content
  }

  private static func style(isHeader: Bool, of list: ListConfiguration?) -> ListContentConfiguration.Style {
    switch list?.appearance {
    case .grouped, .insetGrouped, .sidebar: isHeader ? .groupedHeader : .groupedFooter
    case .plain, .sidebarPlain, nil: isHeader ? .plainHeader : .plainFooter
    }
  }
}
