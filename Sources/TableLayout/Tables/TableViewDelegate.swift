public import Foundation
public import LayoutCore

/// A delegate for the heights, views and display of a table. UIKit's `UITableViewDelegate`; every
/// method is optional.
public protocol TableViewDelegate: ScrollViewDelegate {
  /// Returns the height of a row, in points, or `TableView.automaticDimension`; the table's
  /// `rowHeight` by default.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a section's header, in points, or `TableView.automaticDimension`; that
  /// of the table by default.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer, in points, or `TableView.automaticDimension`; that
  /// of the table by default.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns an estimate of a row's height, in points. It is called for every row when the table is
  /// loaded. That of the table by default.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns an estimate of the height of a section's header, in points; that of the table by
  /// default.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns an estimate of the height of a section's footer, in points; that of the table by
  /// default.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Returns the view above a section; by default one with the data source's title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view below a section; by default one with the data source's title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
  /// Called before a cell is displayed. It was already measured: a change of content comes too late
  /// and is reported.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header is displayed.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before a footer is displayed.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called after a cell was removed.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a header was removed.
  func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called after a footer was removed.
  func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// Returns whether a touched row is highlighted, which selection requires; true by default.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after the user touched a row and it was highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the touch ended.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead of the touched one, or nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the row to deselect instead of the given one, or nil for none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user deselected a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Called after the user tapped the information button of a row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns the indentation level of a row; the cell's own `indentationLevel` by default.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}

extension TableViewDelegate {
  /// Returns the table's `rowHeight`.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// Returns the table's `sectionHeaderHeight`.
  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.leavingOut(tableView.sectionHeaderHeight)
  }
  /// Returns the table's `sectionFooterHeight`.
  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.leavingOut(tableView.sectionFooterHeight)
  }
  /// Returns the table's `estimatedRowHeight`.
  public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Returns the table's `estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// Returns the table's `estimatedSectionFooterHeight`.
  public func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// Returns the table's marker for a method without an implementation.
  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { tableView.unanswered }
  /// Returns the table's marker for a method without an implementation.
  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { tableView.unanswered }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
  /// Returns true.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row itself.
  public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns the row itself.
  public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns the marker for the cell's own level.
  public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    TableView.ownIndentationLevel
  }
}
