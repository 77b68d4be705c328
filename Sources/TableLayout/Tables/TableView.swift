public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A list of rows in sections, with cells only for visible rows. UIKit's `UITableView`.
///
/// Heights of rows that were never displayed are estimates. When measured heights replace them,
/// `ScrollView.contentSize` and `ScrollView.contentOffset` change so that visible rows never move;
/// ``offsetCorrections`` records it.
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
/// table.register(NewsCell.self, forCellReuseIdentifier: "news")
/// table.dataSource = news
/// table.layoutIfNeeded()
/// table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
/// table.rectForRow(at: IndexPath(row: 500, section: 0)).minY == table.contentOffset.y     // true
/// ```
/// The order of events is Strut's rule: the data are read when they are first needed after
/// ``reloadData()``, and cells are added and removed during layout or when the table's cells are
/// requested.
open class TableView: ScrollView, CellContainer {
  /// The height, or estimate, that the table determines itself: -1.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public let style: Style

  /// The source of the table's rows.
  open weak var dataSource: (any TableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }

  /// The delegate for heights and display.
  open weak var delegate: (any TableViewDelegate)? {
    didSet {
      scrollViewDelegate = delegate
      if delegate !== oldValue { reloadData() }
    }
  }

  // MARK: Heights

  /// The height of rows, in points, unless the delegate returns one; ``automaticDimension`` by
  /// default.
  open var rowHeight = TableView.automaticDimension { didSet { if rowHeight != oldValue { reloadData() } } }

  /// The height of section headers, in points; ``automaticDimension`` by default.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }

  /// The height of section footers, in points; ``automaticDimension`` by default.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }

  /// The estimate of row heights, in points; ``automaticDimension`` by default, and 0 to measure
  /// all rows when data are loaded.
  ///
  /// Stops the program with UIKit's message for other negative numbers; ``setEstimate(_:for:)``
  /// throws an error.
  open var estimatedRowHeight: CGFloat {
    get { estimates.row }
    set { setEstimateOrStop(newValue, for: .row) }
  }

  /// The estimate of header heights. See ``estimatedRowHeight``.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { estimates.header }
    set { setEstimateOrStop(newValue, for: .sectionHeader) }
  }

  /// The estimate of footer heights. See ``estimatedRowHeight``.
  open var estimatedSectionFooterHeight: CGFloat {
    get { estimates.footer }
    set { setEstimateOrStop(newValue, for: .sectionFooter) }
  }

  /// The source of automatic estimates; `standard` by default, as in UIKit.
  public var estimation = Estimation.standard { didSet { if estimation != oldValue { reloadData() } } }

  /// Returns the kind of a row, for ``Estimation/learned``: rows of the same kind share a mean.
  /// Nil, the default, means a single kind.
  public var kindOfRow: ((IndexPath) -> String)? { didSet { if estimation == .learned { reloadData() } } }

  /// The padding above the headers of a plain table, in points; ``automaticDimension`` by default
  /// and for negative numbers.
  open var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet {
      if sectionHeaderTopPadding < 0 { sectionHeaderTopPadding = Self.automaticDimension }
      if sectionHeaderTopPadding != oldValue { reloadData() }
    }
  }

  /// The conditions under which a visible row changes its height; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance that affects heights

  /// The style of the lines between rows; `singleLine` by default.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { forgetHeights() } }
  }

  /// The inset of the lines between rows, in points; nil for the standard inset.
  open var separatorInset: EdgeInsets? { didSet { if separatorInset != oldValue { setNeedsTiling() } } }

  /// The view above the first section, which scrolls with it. It has the height of its frame and
  /// the table's width.
  open var tableHeaderView: View? { didSet { replaceEdgeView(oldValue, with: tableHeaderView) } }

  /// The view below the last section, which scrolls with it. It has the height of its frame and the
  /// table's width.
  open var tableFooterView: View? { didSet { replaceEdgeView(oldValue, with: tableFooterView) } }

  /// A Boolean value that indicates whether rows can be selected; true by default.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false

  // MARK: Records

  /// The corrections of the content offset that kept visible rows in place, in order: at least the
  /// last ``OffsetCorrection/keptCount``.
  public var offsetCorrections: [OffsetCorrection] { records.corrections }
  /// The number and sum of all corrections.
  public var correctionSummary: OffsetCorrection.Summary { records.summary }
  /// The cells that changed after they were measured: at most the last ``LateChange/keptCount``.
  package internal(set) var lateChanges: [LateChange] = []

  var records = OffsetRecords()
  var estimates = Estimates()
  var content = TableContent()
  var display = TableDisplay()
  var pool = ReusePool()
  var updates = PendingUpdates()
  var selection = RowSelection()
  /// The result of delegate methods without a view. It is never displayed.
  package private(set) lazy var unanswered: View? = View()

  /// Creates a table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    takesFoundContentSize = false
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    takesFoundContentSize = false
  }

  /// Releases the facades of views that wait for display or reuse, which hold their views.
  deinit {
    pool.releaseFacades()
    for view in display.prepared.values { view.holdFacade(false) }
  }

  /// The size of the content, from measured and estimated heights, in points.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return contentSizeAsKnown
    }
    set { contentSizeAsKnown = newValue }
  }

  /// The size of the content, for the data that were read.
  var contentSizeAsKnown: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }

  // MARK: Invalidation

  /// Discards the data, which are read again when they are needed. Rows are deselected.
  ///
  /// UIKit discards heights and may jump. Strut's rule: the top row stays in place if its index
  /// path still exists, and a row's previous height is its estimate until it is displayed.
  open func reloadData() {
    selection = RowSelection()
    content.isLoaded = false
    // Measuring and tiling with the previous data stop.
    display.revision += 1
    setNeedsTiling()
  }

  func setNeedsTiling() {
    display.needsTiling = true
    setNeedsLayout()
  }

  @_spi(Subclasses) open override func contentOffsetChanged() { setNeedsTiling() }

  /// Adds cells for rows that became visible, and removes the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != display.size { display.needsTiling = true }
    tileIfNeeded()
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    // Cells get the new traits later.
    display.forgetsHeights = true
    setNeedsTiling()
  }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) {
    guard selfSizingInvalidation != .disabled else { return }
    display.invalidated.insert(ObjectIdentifier(subview))
    setNeedsTiling()
  }

  /// Reacts to a change in a cell's content that may move something.
  func contentChanged(of cell: TableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !display.isTiling else { return }
    setNeedsTiling()
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TableView.self ? "UITableView" : super.consoleTypeName
  }
}
