import Foundation
import LayoutCore

/// What of a table shows, and what it is about to show.
struct TableDisplay {
  /// Whether something has changed since cells were last brought in.
  var needsTiling = true
  var isTiling = false
  /// Whether data or estimates are read, or changes taken over. Until that is done nobody else reads data or brings cells in: items keep
  /// their numbers, and data that are others by then are read afterwards.
  var isLoading = false
  /// Counts how often items came to be others: what was found out before, by their numbers, is of no use then.
  var revision = 0
  /// Whether all heights are to be found again when views have the traits that made them others.
  var forgetsHeights = false
  /// Whether the offset comes back to where there is content when what shows has been measured: before, nobody knows where that ends.
  var comesBack = false
  /// The size of the table when cells were last brought in.
  var size = CGSize.zero
  /// What shows: a cell, header or footer for its item.
  var shown: [Int: View] = [:]
  /// What was made to find a height, and is not shown yet.
  var prepared: [Int: View] = [:]
  /// Headers and footers without a view.
  var viewless: Set<Int> = []
  /// What a delegate's method for heights of headers and footers answered that was left out; nil where none was.
  var leftOutHeight: CGFloat?
  /// The item that stays where it is on screen while heights are found.
  var anchorItem: Int?
  /// Whether the table was at its very top when cells were last brought in.
  var staysAtTop = false
  /// Views that said that their content has another size.
  var invalidated: Set<ObjectIdentifier> = []
  /// The revisions of the content views of the rows that show, when their heights were found.
  var revisions: [Int: Int] = [:]

  /// Notes that items have other numbers from now on.
  mutating func renumber() {
    revision += 1
    anchorItem = nil
  }

  mutating func forgetViews() {
    (shown, prepared, viewless, revisions, invalidated) = ([:], [:], [], [:], [])
  }
}
