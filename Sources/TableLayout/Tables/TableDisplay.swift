import Foundation
import LayoutCore

/// The visible and prepared views of a table.
struct TableDisplay {
  /// A Boolean value that indicates whether something changed since the last tiling.
  var needsTiling = true
  var isTiling = false
  /// A Boolean value that indicates whether data or estimates are being read, or updates applied.
  /// Until then, nothing else reads data or adds cells, so that item numbers remain valid; data
  /// that change meanwhile are read afterward.
  var isLoading = false
  /// The number of times that item numbers changed. Results of earlier revisions are invalid.
  var revision = 0
  /// A Boolean value that indicates whether all heights must be measured again for the views'
  /// traits.
  var forgetsHeights = false
  /// A Boolean value that indicates whether the offset returns into the content after the visible
  /// rows were measured, which determines its end.
  var comesBack = false
  /// A Boolean value that indicates whether rows were updated since the last tiling: cells that
  /// remain may come back into view once heights are measured.
  var isUpdated = false
  /// The size of the table at the last tiling.
  var size = CGSize.zero
  /// The visible cells, headers and footers by item.
  var shown: [Int: View] = [:]
  /// The views that were created for measuring and are not visible yet.
  var prepared: [Int: View] = [:]
  /// The headers and footers without a view.
  var viewless: Set<Int> = []
  /// The skipped result of a delegate's method for heights of headers and footers, or nil if there
  /// was none.
  var leftOutHeight: CGFloat?
  /// The item that stays in place while heights are measured.
  var anchorItem: Int?
  /// The item that stays in place instead in the next tiling, if it is visible: one that a
  /// collection view scrolls to, or one that stayed in place in an update.
  var keptItem: Int?
  /// A Boolean value that indicates whether the table was at its top at the last tiling.
  var staysAtTop = false
  /// The views whose content has a new size.
  var invalidated: Set<ObjectIdentifier> = []
  /// The kinds of the visible and prepared supplementary views of a collection view, by item; empty
  /// for cells.
  var knownKinds: [Int: String] = [:]
  /// The revisions of the visible rows' content views at the time of measurement.
  var revisions: [Int: Int] = [:]

  /// Invalidates item numbers.
  mutating func renumber() {
    revision += 1
    (anchorItem, keptItem) = (nil, nil)
  }

  mutating func forgetViews() {
    (shown, prepared, viewless, revisions, invalidated, knownKinds) = ([:], [:], [], [:], [], [:])
  }
}
