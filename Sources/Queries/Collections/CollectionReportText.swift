import Foundation
import Strut

/// The text output of `strut table` for a collection view.
package enum CollectionReportText {
  /// If there are more items, they are not listed.
  private static let listedCount = 100

  /// Returns a collection view at several text sizes as text, one line each; the frames of one.
  package static func text(_ laid: [LaidCollection]) -> String {
    guard laid.count > 1 else { return laid.map(text).joined() }
    var table = TableText(headings: ["category", "content width", "height", "estimated width", "height"])
    for one in laid {
      let (size, estimate) = (one.layout.contentSize, one.layout.estimatedContentSize)
      table.rows.append(
        [one.layout.contentSizeCategory.shortName]
          + [size.width, size.height, estimate.width, estimate.height].map { Values.text(Double($0)) })
    }
    let findings = laid.flatMap { FindingLines($0.layout).lines(at: $0.layout.contentSizeCategory) }
    return ([table.text] + findings).joined(separator: "\n")
  }

  private static func text(_ laid: LaidCollection) -> String {
    ([listed(laid)] + FindingLines(laid.layout).lines()).joined(separator: "\n")
  }

  private static func listed(_ laid: LaidCollection) -> String {
    let layout = laid.layout
    let head =
      "\(layout.contentSizeCategory.shortName), \(laid.layoutName), \(Values.text(Double(layout.size.width))) wide: "
      + "content \(text(layout.contentSize)), estimated \(text(layout.estimatedContentSize))"
    let items = named(layout)
    guard items.count <= listedCount else { return "\(head)\n\(items.count) items; use --json to list them" }
    var table = TableText(headings: ["item", "x", "y", "width", "height", "estimate"])
    for (name, item) in items {
      let frame = item.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Values.text(Double($0)) }
      table.rows.append([name] + numbers + [text(item.estimate.size)])
    }
    return "\(head)\n\(table.text)"
  }

  private static func text(_ size: CGSize) -> String {
    "\(Values.text(Double(size.width))) x \(Values.text(Double(size.height)))"
  }

  private static func named(_ layout: MeasuredCollection) -> [(name: String, item: MeasuredCollection.Item)] {
    layout.sections.enumerated().flatMap { index, section in
      let items = section.items.enumerated().map { ("\(index).\($0)", $1) }
      return [section.header.map { ("\(index) header", $0) }].compactMap(\.self) + items
        + [section.footer.map { ("\(index) footer", $0) }].compactMap(\.self)
    }
  }
}
