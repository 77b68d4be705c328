public import Foundation
public import LayoutCore

/// A controller whose view is a table, with the controller as its data source and delegate. UIKit's
/// `UITableViewController`.
///
/// A subclass overrides the methods that it needs; all of them are open.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  /// A Boolean value that indicates whether rows are deselected when the view appears; true by
  /// default.
  open var clearsSelectionOnViewWillAppear = true
  private var hasAppeared = false

  /// Creates a controller with a table of a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // UIKit declares it as implicitly unwrapped, so that code compiles with and without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table: the controller's view, unless a subclass creates another one.
  open var tableView: TableView! {
    get { view as? TableView }
    set { if let newValue { view = newValue } }
  }

  /// Creates the table.
  open override func loadView() {
    let table = TableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Loads the data the first time, and deselects rows.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? TableView else { return }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for row in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: row, animated: animated) }
  }

  // MARK: Data source

  /// Returns the number of sections: 1.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// Returns the number of rows in a section: none by default.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell of a row: an empty one by default.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
  /// Returns the title above a section: none by default.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns the title below a section: none by default.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns whether the user may delete the row; Strut does not call it.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether the user may move the row; Strut does not call it.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// Called after the user moved a row; Strut does not call it.
  open func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {}

  // MARK: Delegate

  /// Returns the height of a row, in points, or `TableView.automaticDimension`; the table's
  /// `rowHeight` by default.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// Returns the height of a section's header, in points, or `TableView.automaticDimension`; that
  /// of the table by default.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.leavingOut(tableView.sectionHeaderHeight)
  }
  /// Returns the height of a section's footer, in points, or `TableView.automaticDimension`; that
  /// of the table by default.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.leavingOut(tableView.sectionFooterHeight)
  }
  /// Returns an estimate of a row's height, in points. It is called for every row when the table is
  /// loaded. That of the table by default.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// Returns an estimate of the height of a section's header, in points; that of the table by
  /// default.
  open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// Returns an estimate of the height of a section's footer, in points; that of the table by
  /// default.
  open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// Returns the view above a section; by default one with the data source's title.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { tableView.unanswered }
  /// Returns the view below a section; by default one with the data source's title.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { tableView.unanswered }
  /// Called before a cell is displayed. It was already measured: a change of content comes too late
  /// and is reported.
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Called before a header is displayed.
  open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  /// Called before a footer is displayed.
  open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  /// Called after a cell was removed.
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// Called after a header was removed.
  open func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  /// Called after a footer was removed.
  open func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
  /// Returns whether a touched row is highlighted, which selection requires; true by default.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row to select instead of the touched one, or nil for none.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Called after the user selected a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns the row to deselect instead of the given one, or nil for none.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Called after the user deselected a row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called after the user tapped the information button of a row, by ``TableView/userTap(at:)``.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns the indentation level of a row; the cell's own `indentationLevel` by default.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    TableView.ownIndentationLevel
  }
  /// Called after the content scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
