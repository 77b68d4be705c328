public import Foundation
public import LayoutCore

/// A controller whose view is a table, of which it is the data source and the delegate. UIKit's `UITableViewController`.
///
/// A subclass overrides the methods it has an answer to; all of them are open.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  /// Whether the selection goes when the view appears; true at first.
  open var clearsSelectionOnViewWillAppear = true
  private var hasAppeared = false

  /// Makes a controller of a table of a style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a plain table.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Is there so that code written for iOS compiles; the controller is as if made by `init()`.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // UIKit declares it so: code that unwraps it and code that does not compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table: the controller's view, unless a subclass made another.
  open var tableView: TableView! {
    get { view as? TableView }
    set { if let newValue { view = newValue } }
  }

  /// Makes the table.
  open override func loadView() {
    let table = TableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Loads the data the first time, and takes the selection away.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? TableView else { return }
    if !hasAppeared { table.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for row in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: row, animated: animated) }
  }

  // MARK: Data source

  /// How many sections there are: 1.
  open func numberOfSections(in tableView: TableView) -> Int { 1 }
  /// How many rows a section has: none, unless a subclass knows better.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row: an empty one, unless a subclass knows better.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { TableViewCell() }
  /// The text above a section: none.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The text below a section: none.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Whether a person may delete the row; Strut does not ask.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Whether a person may move the row; Strut does not ask.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  /// A person has moved a row; Strut does not call it.
  open func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {}

  // MARK: Delegate

  /// The height of a row, in points, or `TableView.automaticDimension`; the table's `rowHeight` when left out.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// The height of a section's header, in points, or `TableView.automaticDimension`; the table's when left out.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.leavingOut(tableView.sectionHeaderHeight)
  }
  /// The height of a section's footer, in points, or `TableView.automaticDimension`; the table's when left out.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.leavingOut(tableView.sectionFooterHeight)
  }
  /// What the height of a row may be, in points; asked of every row when the table is loaded. The table's when left out.
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  /// What the height of a section's header may be, in points; the table's when left out.
  open func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }
  /// What the height of a section's footer may be, in points; the table's when left out.
  open func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }
  /// The view above a section; one with the data source's title when left out.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { tableView.unanswered }
  /// The view below a section; one with the data source's title when left out.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { tableView.unanswered }
  /// A cell is about to be shown. Its height was found already: a change of content now comes too late, and is reported.
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// A header is about to be shown.
  open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  /// A footer is about to be shown.
  open func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {}
  /// A cell shows no longer.
  open func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  /// A header shows no longer.
  open func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  /// A footer shows no longer.
  open func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
  /// Whether a row a person touches is lit up, which selecting takes; true when left out.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row to select in the place of one that a person touched; nil for none.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// A person has selected a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// The row to take the selection from in the place of another; nil for none.
  open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// A person has taken the selection from a row.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// A person has touched the information button of a row; ``TableView/userTap(at:)`` tells of it.
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// How many levels a row is indented; the cell's own `indentationLevel` when left out.
  open func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    TableView.ownIndentationLevel
  }
  /// The content has scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
