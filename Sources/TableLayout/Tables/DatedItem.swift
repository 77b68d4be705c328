import LayoutCore

/// An item number with the revision of the table for which it is valid. After a change of data, the
/// number may belong to another item or to none.
///
/// Code that calls a delegate or a data source uses it across the call, and discards results for an
/// outdated item.
struct DatedItem {
  let number: Int
  let revision: Int
}

extension TableView {
  /// Returns an item of the current data.
  func dated(_ number: Int) -> DatedItem { DatedItem(number: number, revision: display.revision) }

  /// Returns `true` if the item's number is still valid.
  func isCurrent(_ item: DatedItem) -> Bool { item.revision == display.revision }
}
