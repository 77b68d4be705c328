import Foundation
import JSONText
import Strut

/// The JSON output of `strut table` for one text size.
package struct TableReport: Encodable {
  package struct Item: Encodable {
    package var y, height, estimate: Double
    /// The real height minus the estimate.
    package var error: Double
  }
  package struct Section: Encodable {
    @Nullable var header: Item?
    package var rows: [Item]
    @Nullable var footer: Item?
  }
  package struct ContentSize: Encodable { var width, height, estimatedHeight: Double }
  package struct Correction: Encodable {
    /// The name of the cell; absent for a header or footer.
    @Nullable var section: Int?
    @Nullable var row: Int?
    package var amount: Double
    package var reason: String
  }
  package struct Scroll: Encodable {
    package var steps, correctionCount: Int
    package var sum, distance: Double
    package var corrections: [Correction]
  }

  package var schema = 1
  package var engines = Engines.current
  package var category, style, era: String
  package var width, height, scale: Double
  package var contentSize: ContentSize
  package var sections: [Section]
  package var scrollDown, scrollUp: Scroll
  /// The problems of rows, each with its file and line.
  package var problems: [String]
  /// The findings about rows.
  package var findings: [FindingEntry]
  /// The number of rows that were examined for findings if there are more.
  package var examinedCount: Int?

  package init(_ table: LaidTable) {
    let layout = table.layout
    category = layout.contentSizeCategory.shortName
    (style, era) = ("\(table.style)", table.era.rawValue)
    (width, height, scale) = (layout.width, layout.height, layout.displayScale)
    contentSize = ContentSize(
      width: layout.width, height: layout.contentHeight, estimatedHeight: layout.estimatedContentHeight)
    sections = layout.sections.map {
      Section(header: $0.header.map(Item.init), rows: $0.rows.map(Item.init), footer: $0.footer.map(Item.init))
    }
    (scrollDown, scrollUp) = (Scroll(layout.scrollDown), Scroll(layout.scrollUp))
    problems = table.problems.map(\.description)
    findings = layout.findings.map { FindingEntry($0) }
    examinedCount = layout.examinedCount
  }
}

/// The JSON output of `strut table` for several text sizes.
package struct TableReports: Encodable {
  package var schema = 1
  package var engines = Engines.current
  package var tables: [TableReport]

  package init(tables: [TableReport]) { self.tables = tables }
}

extension TableReport.Item {
  fileprivate init(_ item: MeasuredTable.Item) {
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
