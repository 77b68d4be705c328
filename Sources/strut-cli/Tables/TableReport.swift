import Foundation
import Strut

/// The JSON of `strut table` for one category.
struct TableReport: Encodable {
  struct Item: Encodable {
    var y, height, estimate: Double
    /// By how much the real height is greater than the estimate.
    var error: Double
  }
  struct Section: Encodable {
    @Nullable var header: Item?
    var rows: [Item]
    @Nullable var footer: Item?
  }
  struct ContentSize: Encodable { var width, height, estimatedHeight: Double }
  struct Correction: Encodable {
    /// Where there is one: a header or footer has none.
    @Nullable var section: Int?
    @Nullable var row: Int?
    var amount: Double
    var reason: String
  }
  struct Scroll: Encodable {
    var steps, correctionCount: Int
    var sum, distance: Double
    var corrections: [Correction]
  }

  var schema = 1
  var engines = Engines.current
  var category, style, era: String
  var width, height, scale: Double
  var contentSize: ContentSize
  var sections: [Section]
  var scrollDown, scrollUp: Scroll
  /// What was wrong with rows, each with its file and line.
  var problems: [String]
  /// What about rows will not do what its author meant.
  var findings: [FindingEntry]

  init(_ table: LaidTable) {
    let layout = table.layout
    category = layout.contentSizeCategory.shortName
    (style, era) = ("\(table.document.table.style)", table.era.rawValue)
    (width, height, scale) = (layout.width, layout.height, layout.displayScale)
    contentSize = ContentSize(
      width: layout.width, height: layout.contentHeight, estimatedHeight: layout.estimatedContentHeight)
    sections = layout.sections.map {
      Section(header: $0.header.map(Item.init), rows: $0.rows.map(Item.init), footer: $0.footer.map(Item.init))
    }
    (scrollDown, scrollUp) = (Scroll(layout.scrollDown), Scroll(layout.scrollUp))
    problems = table.problems.map(\.description)
    findings = layout.findings.map { FindingEntry($0) }
  }
}

/// The JSON of `strut table` for several categories.
struct TableReports: Encodable {
  var schema = 1
  var engines = Engines.current
  var tables: [TableReport]
}

extension TableReport.Item {
  fileprivate init(_ item: TableLayout.Item) {
    self.init(y: item.top, height: item.height, estimate: item.estimate, error: item.height - item.estimate)
  }
}

extension TableReport.Scroll {
  fileprivate init(_ scroll: TableScroll) {
    self.init(
      steps: scroll.steps, correctionCount: scroll.correctionCount, sum: scroll.sum, distance: scroll.distance,
      corrections: scroll.corrections.map {
        TableReport.Correction(
          section: $0.indexPath?.section, row: $0.indexPath?.row, amount: Double($0.amount), reason: $0.reason.rawValue)
      })
  }
}
