public import Foundation
internal import LayoutCore
public import TableLayout

/// A controller whose view is a table, with the controller as its data source and delegate.
///
/// A subclass overrides the methods that it needs; all of them are open.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let style: UITableView.Style
  /// A Boolean value that indicates whether rows are deselected when the view appears; true by
  /// default.
  open var clearsSelectionOnViewWillAppear = true
  private var hasAppeared = false

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table is that of a nib, or else a plain one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table, or as a storyboard describes it.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table: the controller's view, unless a subclass creates another one.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { if let newValue { view = newValue } }
  }

  /// Creates the table, or takes that of a nib or storyboard.
  open override func loadView() {
    loadView(orElse: UITableView(frame: .zero, style: style))
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Loads the data the first time, and deselects rows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for row in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: row, animated: animated) }
  }

  /// Begins or ends editing, also of the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  // The methods return what a static table of a storyboard has.

  /// Returns the number of sections: by default those of a static table, or else 1.
  open func numberOfSections(in tableView: UITableView) -> Int { staticTable?.sectionCount ?? 1 }
  /// Returns the number of rows in a section: by default those of a static table, or else none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticTable?.rowCount(in: section) ?? 0
  }
  /// Returns the cell of a row: by default that of a static table, or else an empty one.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    staticTable?.cell(at: indexPath) as? UITableViewCell ?? UITableViewCell()
  }
  /// Returns the title above a section: none by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticTable?.header(of: section)
  }
  /// Returns the title below a section: none by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticTable?.footer(of: section)
  }
  /// Returns whether the user may edit the row; true by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether the user may move the row. Strut does not call it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns the section of a title of the index. Strut does not call it.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Called after the user deleted or inserted a row. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called after the user moved a row. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns the titles of the index next to the table. Strut does not call it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  // MARK: Delegate

  /// Returns the height of a row, in points, or `UITableView.automaticDimension`; the table's
  /// `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticTable?.height(at: indexPath) ?? tableView.rowHeight
  }
  /// Returns the height of a section's header, in points, or `UITableView.automaticDimension`; that
  /// of the table by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.strutTable.leavingOut(tableView.sectionHeaderHeight)
  }
  /// Returns the height of a section's footer, in points, or `UITableView.automaticDimension`; that
  /// of the table by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.strutTable.leavingOut(tableView.sectionFooterHeight)
  }
  /// Returns an estimate of a row's height, in points; that of the table by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Returns an estimate of the height of a section's header, in points; that of the table by
  /// default.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// Returns an estimate of the height of a section's footer, in points; that of the table by
  /// default.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// Returns the view above a section; by default one with the data source's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { tableView.unanswered }
  /// Returns the view below a section; by default one with the data source's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { tableView.unanswered }
  /// Called before a cell is displayed. It was already measured.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Called before a header is displayed.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// Called before a footer is displayed.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// Called after a cell was removed.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a header was removed.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// Called after a footer was removed.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// Returns whether a touched row is highlighted, which selection requires; true by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Called after the user touched a row and it was highlighted.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after the touch ended.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row to select instead of the touched one, or nil for none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Called after the user selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns the row to deselect instead of the given one, or nil for none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Called after the user deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns whether a tap performs the row's action; true by default. Strut does not call it.
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
  /// Called after a tap that performs the row's action. Strut does not call it.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// Called after the user tapped the information button of a row.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns the indentation level of a row; the cell's own `indentationLevel` by default.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    TableView.ownIndentationLevel
  }
  /// Returns the control for editing a row; `delete` by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns the title of the button that confirms a deletion. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns the actions next to a row. Strut does not call it.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }
  /// Returns the actions at the leading edge of a row. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the actions at the trailing edge of a row. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns whether a row is indented during editing. Strut does not call it.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// Called when actions appear next to a row. Strut does not call it.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after actions disappeared. Strut does not call it.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the target of a row that the user moves. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns whether a row has a menu for editing. Strut does not call it.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether a row can have the focus. Strut does not call it.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a gesture selects several rows. Strut does not call it.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a gesture begins to select several rows. Strut does not call it.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// Called after a gesture selected several rows. Strut does not call it.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Returns the row that should have the focus. Strut does not call it.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  // MARK: Scrolling

  /// Called after the content scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when the user begins to scroll. Strut does not call it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the user's finger leaves the content. Strut does not call it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after the user's finger left the content. Strut does not call it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when scrolling begins to slow down. Strut does not call it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after scrolling slowed down to a halt. Strut does not call it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after an animated change of the offset.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view that is scaled; nil by default.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when the user begins to zoom. Strut does not call it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after zooming. Strut does not call it.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns whether a tap on the status bar scrolls to the top. Strut does not call it.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after a tap on the status bar scrolled to the top. Strut does not call it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the effective insets changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
