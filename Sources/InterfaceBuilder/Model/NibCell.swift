public import LayoutCore
public import StringCatalogs

/// A cell of an Interface Builder file.
public struct NibCell: Sendable {
  /// Where a cell stands in its file.
  public enum Context: Hashable, Sendable {
    /// At the top of a nib, or free in a scene.
    case nib
    /// A prototype of the table with this object id.
    case prototype(table: String)
    /// A row of a static table, section and row counted from 0.
    case staticRow(table: String, section: Int, row: Int)
    /// A cell or a reusable view of a collection; nil where it stands in a nib.
    case collection(String?)
  }

  /// What kind of view it is.
  public enum Kind: Hashable, Sendable { case tableViewCell, collectionViewCell, collectionReusableView }

  /// What kind of view it is.
  public var kind: Kind
  /// Where it stands.
  public var context: Context
  /// The cell's own view, with its object id, class, constraints and place. Its subviews are those beside the content view (rare).
  public var view: NibView
  /// The content view; for a collection cell whose content view has no id its `id` is empty, and constraints name the cell.
  public var contentView: NibView
  /// `reuseIdentifier`; nil where none is written.
  public var reuseIdentifier: String?
  /// The built-in style; nil for a custom cell.
  public var style: BuiltInStyle?
  /// `textLabel`, `detailTextLabel` and `imageView`: object ids of views in the content view that a built-in style places.
  public var textLabel, detailTextLabel, imageView: String?
  /// `accessoryType` as the file writes it: "disclosureIndicator".
  public var accessoryType: String?
  /// Level and width in points of the indentation.
  public var indentationLevel: Int
  /// In points; 10 where none is written.
  public var indentationWidth: Double
  /// `separatorInset`, in points.
  public var separatorInset: EdgeInsets?
  /// `rowHeight` of the cell, in points; nil where none is written. It counts for static rows only.
  public var rowHeight: Double?
  /// The configuration `listContentConfiguration`; nil where there is none.
  public var listContent: NibListContent?
  /// `customSize` of a collection cell, in points.
  public var customSize: NibSize?
  /// `itemSize` of the collection's flow layout, for headers and footers `headerReferenceSize` and `footerReferenceSize`, in points; nil
  /// where the cell stands in no such collection.
  public var itemSize: NibSize?
  /// True where the collection's flow layout asks cells for their sizes: it has an `estimatedItemSize`.
  public var isSelfSizing: Bool
  /// Notes that reading made about this cell; building makes more.
  public var notes: [NibNote]
  /// The keys of the cell's variations, such as `widthClass=regular`, whether they fit the size classes or not.
  public var variations: Set<String> = []
}

extension NibCell {
  /// `IBUITableViewCellStyleDefault` and so on.
  public enum BuiltInStyle: String, Hashable, Sendable, CaseIterable {
    case `default` = "IBUITableViewCellStyleDefault"
    case value1 = "IBUITableViewCellStyleValue1"
    case value2 = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }
}

/// `listContentConfiguration` of a cell.
public struct NibListContent: Hashable, Sendable {
  /// `configurationType` or the element's `key`, as the file writes it.
  public var type: String?
  /// The texts.
  public var text, secondaryText: String?
  /// The picture.
  public var image: NibImage?
  /// Where it stands.
  public var position: SourcePosition
}
