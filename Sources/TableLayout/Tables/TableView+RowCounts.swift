internal import FontMetrics
import LayoutCore

extension TableView {
  /// The maximum number of rows, headers and footers in a table; their heights alone would take 9
  /// GB.
  private static let greatestItemCount = Int(Int32.max)

  /// Returns the number of rows in each section according to the data source. Stops the program if
  /// the total exceeds the maximum.
  func rowCountsOfData() -> [Int] {
    guard let dataSource else { return [] }
    let sectionCount = max(0, dataSource.numberOfSections(in: self))
    var room = Self.greatestItemCount
    guard sectionCount <= room / 2 else { Self.stopOverfull("there are \(sectionCount) sections") }
    return (0..<sectionCount).map { section in
      let rowCount = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      // With the header and the footer.
      room -= 2
      guard rowCount <= room else { Self.stopOverfull("section \(section) has \(rowCount) rows") }
      room -= rowCount
      return rowCount
    }
  }

  private static func stopOverfull(_ fact: String) -> Never {
    stopAsUIKit("expected at most \(greatestItemCount) rows, headers and footers in a table view; \(fact)")
  }
}
