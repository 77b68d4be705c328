public import FontMetrics
internal import LayoutCore
public import TableLayout

/// How high everything in a table came to be, what it was taken to be before, and what scrolling through it did.
///
/// A value: it holds no view. Points, y down from the top of the content.
public struct MeasuredTable: Hashable, Sendable {
  /// A row, header or footer.
  public struct Item: Hashable, Sendable {
    /// What the height was taken to be before the item showed.
    public let estimate: Double
    /// The height.
    public let height: Double
    /// The distance from the top of the content.
    public let top: Double
  }

  /// A section.
  public struct Section: Hashable, Sendable {
    /// The header; nil where there is none and no room for one.
    public let header: Item?
    /// The rows.
    public let rows: [Item]
    /// The footer; nil where there is none and no room for one.
    public let footer: Item?
  }

  /// The text size it was laid out at.
  public let contentSizeCategory: ContentSizeCategory
  /// Pixels in a point.
  public let displayScale: Double
  /// The width of the table.
  public let width: Double
  /// How much of the table shows at once.
  public let height: Double
  /// The height of the content before anything was shown.
  public let estimatedContentHeight: Double
  /// The height of the content with everything measured.
  public let contentHeight: Double
  /// The sections.
  public let sections: [Section]
  /// A scroll from the top to the bottom.
  public let scrollDown: TableScroll
  /// A scroll of another such table from the bottom to the top, of which nothing but the bottom had shown before.
  public let scrollUp: TableScroll
  /// What is wrong with rows, where their cells say it: of the first thousand rows.
  public package(set) var findings: [RowFinding]

  /// All rows, headers and footers in their order.
  public var items: [Item] {
    sections.flatMap { [$0.header].compactMap(\.self) + $0.rows + [$0.footer].compactMap(\.self) }
  }
}

/// A scroll through a table: one item after another that does not show whole comes to the edge.
public struct TableScroll: Hashable, Sendable {
  /// How many corrections are kept.
  package static let keptCount = 10_000

  /// How often it was scrolled.
  public internal(set) var steps = 0
  /// How often the table changed its offset by itself, so that what was on screen stayed.
  public internal(set) var correctionCount = 0
  /// The sum of these changes, in points.
  public internal(set) var sum = 0.0
  /// The sum of these changes without their signs, in points.
  public internal(set) var distance = 0.0
  /// The changes themselves, in order: the first 10,000 of them.
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
