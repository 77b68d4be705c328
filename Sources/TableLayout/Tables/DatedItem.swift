import LayoutCore

/// An item by its number, as of a revision of the table: once data have become others the number is another item's, or nobody's.
///
/// Whoever asks a delegate or a data source about an item has one over the question, and for one that is out of date nothing is written.
struct DatedItem {
  let number: Int
  let revision: Int
}

extension TableView {
  /// An item of the data as they are.
  func dated(_ number: Int) -> DatedItem { DatedItem(number: number, revision: display.revision) }

  /// Whether items have the numbers that they had.
  func isCurrent(_ item: DatedItem) -> Bool { item.revision == display.revision }
}
