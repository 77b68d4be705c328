public import LayoutCore
public import StringCatalogs

/// A table of a storyboard or nib.
public struct NibTable: Sendable {
  /// A section of a static table.
  public struct Section: Sendable {
    /// The object id, which keys of its titles have: "abc.headerTitle".
    public var id: String
    /// Titles; nil where none is written.
    public var header, footer: String?
    /// Where the section stands.
    public var position: SourcePosition
    /// How many rows it has.
    public var rowCount: Int
  }
  /// The object id.
  public var id: String
  /// `userLabel`, or the name of the scene's controller; nil where there is neither.
  public var name: String?
  /// "plain", "grouped", "insetGrouped".
  public var style: String
  /// `dataMode` is static.
  public var isStatic: Bool
  /// In points; -1 for automatic; nil where none is written.
  public var rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight: Double?
  /// `separatorStyle` is not "none".
  public var hasSeparators: Bool
  /// `separatorInset`, in points.
  public var separatorInset: EdgeInsets?
  /// The frame that Xcode recorded.
  public var frame: NibRect?
  /// The sections of a static table.
  public var sections: [Section]
  /// Where the start tag is.
  public var position: SourcePosition
}

extension NibTable {
  /// The width that Xcode recorded, in points; nil where it recorded none above 0.
  package var recordedWidth: Double? { frame.map(\.width).flatMap { $0 > 0 ? $0 : nil } }
}
