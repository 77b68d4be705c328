public import StringCatalogs

/// The part of a collection view's layout that determines the size of a cell, header or footer.
public struct NibItemLayout: Hashable, Sendable {
  /// The key of the size in a flow layout: `itemSize`, `headerReferenceSize` or
  /// `footerReferenceSize`.
  public var sizeKey: String
  /// True for a flow layout of UIKit, whose sizes the file contains; false for a layout with a
  /// class of the app.
  public var isFlow: Bool
  /// The `customClass` of the layout; nil if it has none.
  public var customClass: String?
  /// True if the collection view scrolls horizontally.
  public var isHorizontal: Bool
  /// The `itemSize`, in points; nil if not specified.
  public var itemSize: NibSize?
  /// The `estimatedItemSize`, in points; nil if not specified.
  public var estimate: NibSize?
  /// The position of the layout.
  public var position: SourcePosition
}
