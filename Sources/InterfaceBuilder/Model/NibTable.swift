public import LayoutCore
public import StringCatalogs

/// A table in a storyboard or nib.
public struct NibTable: Sendable {
  /// A section of a static table.
  public struct Section: Sendable {
    /// The object ID, which the keys of its titles contain: "abc.headerTitle".
    public var id: String
    /// The titles; nil if not specified.
    public var header, footer: String?
    /// The position of the section.
    public var position: SourcePosition
    /// The number of rows.
    public var rowCount: Int
  }
  /// The object ID.
  public var id: String
  /// The `userLabel`, or the name of the scene's view controller; nil if there is neither.
  public var name: String?
  /// The names of the scene's view controller, the preferred one first, and its object ID; empty if
  /// there is none.
  public var controllerNames: [String]
  /// The style: "plain", "grouped" or "insetGrouped".
  public var style: String
  /// True if the table is static: its `dataMode`.
  public var isStatic: Bool
  /// The heights, in points; -1 for automatic; nil if not specified.
  public var rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight: Double?
  /// True if the table has separators: its `separatorStyle` is not "none".
  public var hasSeparators: Bool
  /// The `separatorInset`, in points.
  public var separatorInset: EdgeInsets?
  /// The frame that Xcode recorded.
  public var frame: NibRect?
  /// The sections of a static table.
  public var sections: [Section]
  /// The position of the start tag.
  public var position: SourcePosition
}

extension NibTable {
  /// The width that Xcode recorded, in points; nil if there is none greater than 0.
  package var recordedWidth: Double? { frame.map(\.width).flatMap { $0 > 0 ? $0 : nil } }
}
