public import LayoutCore
public import StringCatalogs

/// A collection view in a storyboard or nib.
public struct NibCollection: Sendable {
  /// The object ID.
  public var id: String
  /// The layout; nil if the file has none.
  public var layout: Layout?
  /// The position of the start tag.
  public var position: SourcePosition
}

extension NibCollection {
  /// The layout of a collection view.
  public struct Layout: Sendable {
    /// The object ID; nil if not specified.
    public var id: String?
    /// True for a flow layout; false if the file only contains the class of the layout.
    public var isFlow: Bool
    /// The `customClass`, without its module; nil if there is none.
    public var customClass: String?
    /// The size of items, in points; nil if not specified.
    public var itemSize: NibSize?
    /// The estimate of the size of self-sizing items, in points; nil if not specified.
    public var estimatedItemSize: NibSize?
    /// True if the estimate is automatic: `automaticEstimatedItemSize`.
    public var hasAutomaticEstimate: Bool
    /// The sizes of headers and footers, in points; nil if not specified.
    public var headerReferenceSize, footerReferenceSize: NibSize?
    /// The minimum gaps between lines and between the items of a line, in points; nil if not
    /// specified.
    public var minimumLineSpacing, minimumInteritemSpacing: Double?
    /// The distances around the lines of a section, in points; nil if not specified.
    public var sectionInset: EdgeInsets?
    /// The origin of the section insets: "contentInset", "safeArea" or "layoutMargins"; nil if not
    /// specified.
    public var sectionInsetReference: String?
    /// True if the layout scrolls to the side: its `scrollDirection`.
    public var isHorizontal: Bool
    /// True if headers, or footers, stay at the visible edge of their section.
    public var pinsHeaders, pinsFooters: Bool
    /// The position of the start tag.
    public var position: SourcePosition
  }
}

extension NibCollection.Layout {
  /// True for a flow layout of UIKit, whose sizes the file contains; false for a layout with a
  /// class of the app.
  public var containsSizes: Bool { isFlow && customClass == nil }

  /// True if cells are self-sizing.
  public var isSelfSizing: Bool {
    hasAutomaticEstimate || estimatedItemSize.map { $0.width > 0 || $0.height > 0 } ?? false
  }
}
