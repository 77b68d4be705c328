import Foundation
import JSONText
import Strut

/// The JSON output of `strut table` for a collection view at one text size.
package struct CollectionReport: Encodable {
  package struct Frame: Encodable { package var x, y, width, height: Double }
  package struct Item: Encodable { package var frame, estimate: Frame }
  package struct Section: Encodable {
    @Nullable var header: Item?
    package var items: [Item]
    @Nullable var footer: Item?
  }
  package struct Size: Encodable { package var width, height: Double }

  package var schema = 1
  package var engines = Engines.current
  package var category, layout, era: String
  package var width, height, scale: Double
  package var contentSize, estimatedContentSize: Size
  package var sections: [Section]
  /// The problems of items, each with its file and line.
  package var problems: [String]
  /// The findings about items, headers and footers.
  package var findings: [FindingEntry]
  /// The number of items, headers and footers that were examined for findings if there are more.
  package var examinedCount: Int?

  package init(_ laid: LaidCollection) {
    let measured = laid.layout
    category = measured.contentSizeCategory.shortName
    (layout, era, scale) = (laid.layoutName, laid.era.rawValue, measured.displayScale)
    (width, height) = (Double(measured.size.width), Double(measured.size.height))
    contentSize = Size(measured.contentSize)
    estimatedContentSize = Size(measured.estimatedContentSize)
    sections = measured.sections.map {
      Section(header: $0.header.map(Item.init), items: $0.items.map(Item.init), footer: $0.footer.map(Item.init))
    }
    problems = laid.problems.map(\.description)
    findings = measured.findings.map { FindingEntry($0) }
    examinedCount = measured.examinedCount
  }
}

/// The JSON output of `strut table` for a collection view at several text sizes.
package struct CollectionReports: Encodable {
  package var schema = 1
  package var engines = Engines.current
  package var collections: [CollectionReport]

  package init(collections: [CollectionReport]) { self.collections = collections }
}

extension CollectionReport.Size {
  fileprivate init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CollectionReport.Frame {
  fileprivate init(_ frame: CGRect) {
    self.init(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
  }
}

extension CollectionReport.Item {
  fileprivate init(_ item: MeasuredCollection.Item) {
    self.init(frame: CollectionReport.Frame(item.frame), estimate: CollectionReport.Frame(item.estimate))
  }
}
