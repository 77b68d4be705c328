public import FontMetrics
internal import LayoutCore
public import TableLayout

/// The heights of everything in a table, the estimates before, and the effects of scrolling through
/// it.
///
/// This is a value without views. Lengths are in points, and y runs down from the top of the
/// content.
public struct MeasuredTable: Hashable, Sendable {
  /// A row, header or footer.
  public struct Item: Hashable, Sendable {
    /// The estimated height before the item was visible.
    public let estimate: Double
    /// The height.
    public let height: Double
    /// The distance from the top of the content.
    public let top: Double
  }

  /// A section.
  public struct Section: Hashable, Sendable {
    /// The header; nil if there is none and no space for one.
    public let header: Item?
    /// The rows.
    public let rows: [Item]
    /// The footer; nil if there is none and no space for one.
    public let footer: Item?
  }

  /// The text size of the layout.
  public let contentSizeCategory: ContentSizeCategory
  /// The number of pixels in a point.
  public let displayScale: Double
  /// The width of the table.
  public let width: Double
  /// The visible height of the table.
  public let height: Double
  /// The estimated height of the content before anything was visible.
  public let estimatedContentHeight: Double
  /// The height of the content when everything is measured.
  public let contentHeight: Double
  /// The sections.
  public let sections: [Section]
  /// A scroll from the top to the bottom.
  public let scrollDown: TableScroll
  /// A scroll of another instance of the table from the bottom to the top. Only its bottom had been
  /// visible before.
  public let scrollUp: TableScroll
  /// The findings in the cells of the first thousand rows.
  public package(set) var findings: [RowFinding]
  /// The number of rows that were examined for findings if there are more; nil if all were
  /// examined.
  public package(set) var examinedCount: Int?

  /// All rows, headers and footers, in order.
  public var items: [Item] {
    sections.flatMap { [$0.header].compactMap(\.self) + $0.rows + [$0.footer].compactMap(\.self) }
  }
}

/// A scroll through a table: each item that is not entirely visible is scrolled to the edge.
public struct TableScroll: Hashable, Sendable {
  /// The maximum number of corrections to keep.
  package static let keptCount = 10_000

  /// The number of scroll steps.
  public internal(set) var steps = 0
  /// The number of times that the table changed its offset to keep visible content in place.
  public internal(set) var correctionCount = 0
  /// The sum of these changes, in points.
  public internal(set) var sum = 0.0
  /// The sum of these changes without their signs, in points.
  public internal(set) var distance = 0.0
  /// The changes, in order, up to the first 10,000.
  public internal(set) var corrections: [OffsetCorrection] = []

  mutating func add(_ table: TableView) {
    let summary = table.correctionSummary
    correctionCount += summary.count
    sum += Double(summary.sum)
    distance += Double(summary.distance)
    corrections += table.offsetCorrections.prefix(max(0, Self.keptCount - corrections.count))
    table.clearRecords()
  }
}
