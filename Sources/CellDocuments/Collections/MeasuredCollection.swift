public import FontMetrics
public import Foundation
internal import LayoutCore

/// The frames of everything in a collection view, and the estimates before.
///
/// This is a value without views. Lengths are in points, from the top left corner of the content.
public struct MeasuredCollection: Hashable, Sendable {
  /// An item, header or footer.
  public struct Item: Hashable, Sendable {
    /// The estimated frame before anything was visible.
    public let estimate: CGRect
    /// The frame. A header or footer that pins to the visible part has the frame of its place in
    /// the section.
    public let frame: CGRect
  }

  /// A section.
  public struct Section: Hashable, Sendable {
    /// The header; nil if the layout has none.
    public let header: Item?
    /// The items.
    public let items: [Item]
    /// The footer; nil if the layout has none.
    public let footer: Item?
  }

  /// The text size of the layout.
  public let contentSizeCategory: ContentSizeCategory
  /// The number of pixels in a point.
  public let displayScale: Double
  /// The visible size.
  public let size: CGSize
  /// The size of the content before anything was visible.
  public let estimatedContentSize: CGSize
  /// The size of the content when everything is measured.
  public let contentSize: CGSize
  /// The sections.
  public let sections: [Section]
  /// The findings in the cells of items, headers and footers.
  public let findings: [RowFinding]
  /// The number of items, headers and footers that were examined for findings if there are more;
  /// nil if all were examined.
  public let examinedCount: Int?
}
