public import LayoutCore
public import StringCatalogs

/// A cell of an Interface Builder file.
public struct NibCell: Sendable {
  /// The context of a cell in its file.
  public enum Context: Hashable, Sendable {
    /// A top-level object of a nib or of a scene.
    case nib
    /// A prototype cell of the table with this object ID.
    case prototype(table: String)
    /// A row of a static table, with section and row counted from 0.
    case staticRow(table: String, section: Int, row: Int)
    /// A cell or a reusable view of a collection view; nil if it is in a nib.
    case collection(String?)
  }

  /// The kind of view.
  public enum Kind: Hashable, Sendable { case tableViewCell, collectionViewCell, collectionReusableView }

  /// The kind of view.
  public var kind: Kind
  /// The context of the cell.
  public var context: Context
  /// The view of the cell, with its object ID, class, constraints and position. Its subviews are
  /// siblings of the content view (rare).
  public var view: NibView
  /// The content view. If the content view of a collection view cell has no ID, its `id` is empty
  /// and constraints refer to the cell.
  public var contentView: NibView
  /// The `reuseIdentifier`; nil if not specified.
  public var reuseIdentifier: String?
  /// The built-in style; nil for a custom cell.
  public var style: BuiltInStyle?
  /// The object IDs of the views that a built-in style lays out, in the content view.
  public var textLabel, detailTextLabel, imageView: String?
  /// The `accessoryType` in the file: "disclosureIndicator".
  public var accessoryType: String?
  /// The indentation level.
  public var indentationLevel: Int
  /// The width of an indentation level, in points; 10 by default.
  public var indentationWidth: Double
  /// The `separatorInset`, in points.
  public var separatorInset: EdgeInsets?
  /// The `rowHeight` of the cell, in points; nil if not specified. It only affects static rows; in
  /// a prototype, it is the height that Xcode draws.
  public var rowHeight: Double?
  /// The `listContentConfiguration`; nil if there is none.
  public var listContent: NibListContent?
  /// The `customSize` of a collection view cell, in points.
  public var customSize: NibSize?
  /// The layout of the collection view; nil if the file does not contain it.
  public var itemLayout: NibCollection.Layout?
  /// The key of the cell's size in a flow layout: `itemSize`, `headerReferenceSize` or
  /// `footerReferenceSize`.
  public var sizeKey = "itemSize"
  /// The notes about the cell from reading; building adds more.
  public var notes: [NibNote]
  /// The keys of the cell's variations, such as `widthClass=regular`, whether they fit the size
  /// classes or not.
  public var variations: Set<String> = []
  /// True if the file has no other cell, so that the name of the file is also that of the cell.
  var isAlone = false
}

extension NibCell {
  /// The `itemSize` of the collection view's flow layout, in points; the `headerReferenceSize` or
  /// `footerReferenceSize` for headers and footers; nil if the cell is not in a collection view
  /// with a flow layout.
  public var itemSize: NibSize? {
    switch sizeKey {
    case "headerReferenceSize": itemLayout?.headerReferenceSize
    case "footerReferenceSize": itemLayout?.footerReferenceSize
    default: itemLayout?.itemSize
    }
  }

  /// True if cells of the flow layout are self-sizing: it has an `estimatedItemSize`.
  public var isSelfSizing: Bool { kind == .collectionViewCell && itemLayout?.isSelfSizing == true }
}

extension NibCell {
  /// The built-in styles, such as `IBUITableViewCellStyleDefault`.
  public enum BuiltInStyle: String, Hashable, Sendable, CaseIterable {
    case `default` = "IBUITableViewCellStyleDefault"
    case value1 = "IBUITableViewCellStyleValue1"
    case value2 = "IBUITableViewCellStyleValue2"
    case subtitle = "IBUITableViewCellStyleSubtitle"
  }
}

/// The `listContentConfiguration` of a cell.
public struct NibListContent: Hashable, Sendable {
  /// The `configurationType` in the file, or the `key` of the element.
  public var type: String?
  /// The text and the secondary text.
  public var text, secondaryText: String?
  /// The image.
  public var image: NibImage?
  /// The position of the element.
  public var position: SourcePosition
}
