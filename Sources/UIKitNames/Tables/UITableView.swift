public import Foundation
public import LayoutCore
public import TableLayout

/// A list of rows in sections, with cells only for visible rows.
///
/// UIKit's class in front of Strut's ``TableView``. Animated changes take effect at once.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// The style of a table.
  public typealias Style = TableView.Style
  /// The position of a row after scrolling.
  public typealias ScrollPosition = TableView.ScrollPosition
  /// The animation of a change. Strut does not animate, and the result is the same.
  public typealias RowAnimation = TableView.RowAnimation
  /// The conditions under which a visible row changes its height.
  public typealias SelfSizingInvalidation = TableView.SelfSizingInvalidation

  /// The table of Strut that is laid out.
  public final var strutTable: TableView { strut() }

  class override func makeView(frame: CGRect) -> View { TableView(frame: frame, style: .plain) }
  class override var inheritedClass: UIView.Type { UITableView.self }

  private lazy var adapter = TableAdapter(self)
  /// The result of a delegate's methods without an implementation.
  final lazy var unanswered: UIView? = strutTable.unanswered?.uiView
  private var records = TableRecords()

  // MARK: Initializers

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    if Self.given == nil { Self.given = TableView(frame: frame, style: style) }
    super.init(frame: frame)
  }

  /// Creates a plain table with a frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table, or one as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The style of the table.
  open var style: Style { strutTable.style }

  // MARK: Data

  /// The source of the table's rows, which is not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      if (strutTable.dataSource == nil) == (dataSource == nil) { return strutTable.reloadData() }
      strutTable.dataSource = dataSource == nil ? nil : adapter
    }
  }

  /// The delegate for heights, views and display, which is not retained.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      guard delegate !== oldValue else { return }
      let isNeeded = delegate != nil || startsSegues
      if (strutTable.delegate != nil) == isNeeded { return strutTable.reloadData() }
      strutTable.delegate = isNeeded ? adapter : nil
    }
  }

  /// A Boolean value that indicates whether cells of a storyboard start segues when they are
  /// selected, also in a table without a delegate.
  final var startsSegues = false {
    didSet { if startsSegues, strutTable.delegate == nil { strutTable.delegate = adapter } }
  }

  /// The source that prepares data. It is recorded, and Strut does not call it.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether data are prepared. It is recorded and does not affect
  /// layout.
  open var isPrefetchingEnabled = true

  override func scrollDelegateChanged() { strutTable.scrollViewDelegate = scrollDelegate == nil ? nil : adapter }

  /// Discards the data, which are read again when they are needed. Rows are deselected.
  open func reloadData() { strutTable.reloadData() }
  /// The number of sections.
  open var numberOfSections: Int { strutTable.numberOfSections }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { strutTable.numberOfRows(inSection: section) }

  // MARK: Heights

  /// The height of rows, in points, unless the delegate returns one; ``automaticDimension`` by
  /// default.
  open var rowHeight: CGFloat {
    get { strutTable.rowHeight }
    set { strutTable.rowHeight = newValue }
  }
  /// The height of section headers, in points; ``automaticDimension`` by default.
  open var sectionHeaderHeight: CGFloat {
    get { strutTable.sectionHeaderHeight }
    set { strutTable.sectionHeaderHeight = newValue }
  }
  /// The height of section footers, in points; ``automaticDimension`` by default.
  open var sectionFooterHeight: CGFloat {
    get { strutTable.sectionFooterHeight }
    set { strutTable.sectionFooterHeight = newValue }
  }
  /// The estimate of row heights, in points; 0 to measure all rows when data are loaded.
  open var estimatedRowHeight: CGFloat {
    get { strutTable.estimatedRowHeight }
    set { strutTable.estimatedRowHeight = newValue }
  }
  /// The estimate of header heights, in points.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { strutTable.estimatedSectionHeaderHeight }
    set { strutTable.estimatedSectionHeaderHeight = newValue }
  }
  /// The estimate of footer heights, in points.
  open var estimatedSectionFooterHeight: CGFloat {
    get { strutTable.estimatedSectionFooterHeight }
    set { strutTable.estimatedSectionFooterHeight = newValue }
  }
  /// The padding above the headers of a plain table, in points.
  open var sectionHeaderTopPadding: CGFloat {
    get { strutTable.sectionHeaderTopPadding }
    set { strutTable.sectionHeaderTopPadding = newValue }
  }
  /// The height of the rows that fill a plain table below its last row. It is recorded and does not
  /// affect layout.
  open var fillerRowHeight: CGFloat = 0
  /// The conditions under which a visible row changes its height.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { strutTable.selfSizingInvalidation }
    set { strutTable.selfSizingInvalidation = newValue }
  }

  // MARK: Appearance

  /// The style of the lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { strutTable.separatorStyle }
    set { strutTable.separatorStyle = newValue }
  }
  /// The inset of the lines between rows, in points: that of the release until it is set.
  open var separatorInset: UIEdgeInsets {
    get {
      let metrics = traitCollection.layoutMetrics.cell
      return strutTable.separatorInset
        ?? UIEdgeInsets(
          top: 0, left: CGFloat(metrics.separatorInset(width: Double(strutTable.bounds.width))), bottom: 0, right: 0)
    }
    set { strutTable.separatorInset = newValue }
  }
  /// The origin of the separator's inset. It is recorded and does not affect layout.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The color of the lines between rows. It is recorded and does not affect layout.
  open var separatorColor: UIColor?
  /// A view behind the rows, with the table's size; nil by default.
  open var backgroundView: UIView? {
    get { records.backgroundView }
    set {
      if let old = records.backgroundView, old !== newValue { old.removeFromSuperview() }
      records.backgroundView = newValue
      guard let newValue else { return }
      insertSubview(newValue, at: 0)
      newValue.strutView.containerRule = .filling(inset: .zero)
    }
  }
  /// The view above the first section, which scrolls with it. It has the height of its frame and
  /// the table's width.
  open var tableHeaderView: UIView? {
    get { strutTable.tableHeaderView?.uiView }
    set { strutTable.tableHeaderView = newValue?.strutView }
  }
  /// The view below the last section, which scrolls with it. It has the height of its frame and the
  /// table's width.
  open var tableFooterView: UIView? {
    get { strutTable.tableFooterView?.uiView }
    set { strutTable.tableFooterView = newValue?.strutView }
  }
  /// A Boolean value that indicates whether the cells' margins are at least those of the readable
  /// width. It is recorded and does not affect layout.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A Boolean value that indicates whether content views are within the safe area. It is recorded
  /// and does not affect layout.
  open var insetsContentViewsToSafeArea = true

  // MARK: Index

  /// The number of rows from which the index is shown. It is recorded and does not affect layout.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the index. It is recorded and does not affect layout.
  open var sectionIndexColor: UIColor?
  /// The background of the index. It is recorded and does not affect layout.
  open var sectionIndexBackgroundColor: UIColor?
  /// The background of the touched index. It is recorded and does not affect layout.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Reads the titles of the index again, which Strut does not display.
  open func reloadSectionIndexTitles() { UIKitLog.notSimulated("UITableView.reloadSectionIndexTitles()") }

  // MARK: Rectangles

  /// Returns the rectangle of a section, in the content's coordinates.
  open func rect(forSection section: Int) -> CGRect { strutTable.rect(forSection: section) }
  /// Returns the rectangle of a header, in the content's coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect { strutTable.rectForHeader(inSection: section) }
  /// Returns the rectangle of a footer, in the content's coordinates.
  open func rectForFooter(inSection section: Int) -> CGRect { strutTable.rectForFooter(inSection: section) }
  /// Returns the rectangle of a row, in the content's coordinates.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { strutTable.rectForRow(at: indexPath) }
  /// Returns the row at a point, or nil.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { strutTable.indexPathForRow(at: point) }
  /// Returns the rows in a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { strutTable.indexPathsForRows(in: rect) }

  // MARK: Visible views

  /// The visible rows, or nil without data.
  open var indexPathsForVisibleRows: [IndexPath]? { strutTable.indexPathsForVisibleRows }
  /// The visible cells.
  open var visibleCells: [UITableViewCell] { strutTable.visibleCells.map(\.uiCell) }
  /// Returns the cell of a visible row, or nil.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { strutTable.cellForRow(at: indexPath)?.uiCell }
  /// Returns the row of a visible cell, or nil.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { strutTable.indexPath(for: cell.strutCell) }
  /// Returns the visible header of a section, or nil.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    strutTable.headerView(forSection: section)?.uiHeaderFooterView
  }
  /// Returns the visible footer of a section, or nil.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    strutTable.footerView(forSection: section)?.uiHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row, without animation.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(animated) { strutTable.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Scrolls to the nearest selected row, without animation.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(animated) { strutTable.scrollToNearestSelectedRow(at: scrollPosition, animated: animated) }
  }

  private func scroll(_ animated: Bool, _ body: () -> Void) {
    let before = contentOffset
    body()
    if animated, contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Updates

  /// Calls `updates`, which inserts, deletes, moves and reloads rows and sections, and applies all
  /// updates at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    strutTable.performBatchUpdates(updates, completion: completion)
  }
  /// Begins a group of updates.
  open func beginUpdates() { strutTable.beginUpdates() }
  /// Applies the updates since ``beginUpdates()``. Without any, visible rows are measured again.
  open func endUpdates() { strutTable.endUpdates() }
  /// Inserts rows at their positions after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    strutTable.insertRows(at: indexPaths, with: animation)
  }
  /// Deletes rows at their positions before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    strutTable.deleteRows(at: indexPaths, with: animation)
  }
  /// Requests the cells of rows again, at their positions before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    strutTable.reloadRows(at: indexPaths, with: animation)
  }
  /// Calls the data source for the visible cells of rows, which dequeues those cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { strutTable.reconfigureRows(at: indexPaths) }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    strutTable.moveRow(at: indexPath, to: newIndexPath)
  }
  /// Inserts sections at their positions after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    strutTable.insertSections(sections, with: animation)
  }
  /// Deletes sections at their positions before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    strutTable.deleteSections(sections, with: animation)
  }
  /// Reloads sections at their positions before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    strutTable.reloadSections(sections, with: animation)
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    strutTable.moveSection(section, toSection: newSection)
  }
  /// A Boolean value that indicates whether the table waits for updates; false.
  open var hasUncommittedUpdates: Bool { false }

  // MARK: Selection

  /// A Boolean value that indicates whether rows can be selected; true by default.
  open var allowsSelection: Bool {
    get { strutTable.allowsSelection }
    set { strutTable.allowsSelection = newValue }
  }
  /// A Boolean value that indicates whether several rows can be selected; false by default.
  open var allowsMultipleSelection: Bool {
    get { strutTable.allowsMultipleSelection }
    set { strutTable.allowsMultipleSelection = newValue }
  }
  /// A Boolean value that indicates whether a touch selects rows during editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected during editing. It is
  /// recorded and does not affect layout.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected row, or nil.
  open var indexPathForSelectedRow: IndexPath? { strutTable.indexPathForSelectedRow }
  /// The selected rows, in the order of selection, or nil.
  open var indexPathsForSelectedRows: [IndexPath]? { strutTable.indexPathsForSelectedRows }
  /// Selects a row, or deselects all rows for nil. The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    strutTable.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row. The delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    strutTable.deselectRow(at: indexPath, animated: animated)
  }
  /// Selects the row of a touch, or notifies the delegate if the touch is on the accessory button
  /// of a row. As in UIKit, the responders after a table do not receive its touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isEditing || allowsSelectionDuringEditing, let touch = touches.first,
      touch.view?.isDescendant(of: self) == true
    else { return }
    strutTable.userTap(at: touch.location(in: self))
  }
  /// A Boolean value that indicates whether a row is selected when it gets the focus. It is
  /// recorded and does not affect layout.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether rows can have the focus. It is recorded and does not
  /// affect layout.
  open var allowsFocus = false
  /// A Boolean value that indicates whether rows can have the focus during editing. It is recorded
  /// and does not affect layout.
  open var allowsFocusDuringEditing = false
  /// A Boolean value that indicates whether the row that had the focus gets it again. It is
  /// recorded and does not affect layout.
  open var remembersLastFocusedIndexPath = false

  // MARK: Editing

  /// A Boolean value that indicates whether the table is being edited; false by default. Setting it
  /// calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { records.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing, and notifies the visible cells. Strut does not lay out the controls
  /// for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != records.isEditing else { return }
    records.isEditing = editing
    for path in indexPathsForVisibleRows ?? [] {
      if let cell = cellForRow(at: path) { applyEditing(to: cell, at: path, animated: animated) }
    }
  }

  /// Applies the state of editing to a cell.
  final func applyEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let canEdit = records.isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? true
    cell.editing.style = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    if cell.isEditing != canEdit { cell.setEditing(canEdit, animated: animated) }
  }

  // MARK: Dragging

  /// A Boolean value that indicates whether rows can be dragged. It is recorded and does not affect
  /// layout.
  open var dragInteractionEnabled = false
  /// A Boolean value that indicates whether rows are dragged; false.
  open var hasActiveDrag: Bool { false }
  /// A Boolean value that indicates whether something is dragged over the table; false.
  open var hasActiveDrop: Bool { false }

  // MARK: Reuse

  /// Registers the class of cells with an identifier; nil removes the registration. The table
  /// creates cells with `init(style:reuseIdentifier:)` and the default style.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }
  /// Registers a nib whose first object is a cell; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCells(in: nib, identifier) }
  /// Registers the class of headers and footers with an identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterViews(aClass, identifier)
  }
  /// Registers a nib whose first object is a header or footer; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterViews(in: nib, identifier)
  }
  /// Returns a cell with an identifier: one that is no longer visible, or a new one if a class is
  /// registered, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    strutTable.dequeueReusableCell(withIdentifier: identifier).map(Self.taken)
  }
  /// Returns a cell with an identifier for a row. Stops the program with UIKit's message if nothing
  /// is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    Self.taken(strutTable.dequeueReusableCell(withIdentifier: identifier, for: indexPath))
  }
  /// Returns a header or footer with an identifier: one that is no longer visible, or a new one if
  /// a class is registered, or nil.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    strutTable.dequeueReusableHeaderFooterView(withIdentifier: identifier).map(Self.taken)
  }
}

/// The values that a table only records.
private struct TableRecords {
  var backgroundView: UIView?
  var isEditing = false
}
