public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A list of rows in sections, of which only those that show have cells. UIKit's `UITableView`.
///
/// Heights of rows that were never shown are estimates. As real heights take their place, `ScrollView.contentSize` and
/// `ScrollView.contentOffset` change so that what is on screen never moves; ``offsetCorrections`` tells of it.
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
/// table.register(NewsCell.self, forCellReuseIdentifier: "news")
/// table.dataSource = news
/// table.layoutIfNeeded()
/// table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
/// table.rectForRow(at: IndexPath(row: 500, section: 0)).minY == table.contentOffset.y     // true
/// ```
/// What happens when is Strut's rule: the data are read when they are first needed after ``reloadData()``, and cells come and go
/// at layout, or when the table is asked for its cells.
open class TableView: ScrollView, CellContainer {
  /// The height, or the estimate, that says: find it yourself. -1.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style

  /// What the table shows.
  open weak var dataSource: (any TableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }

  /// Whom the table asks about heights and tells of what it shows.
  open weak var delegate: (any TableViewDelegate)? {
    didSet {
      scrollViewDelegate = delegate
      if delegate !== oldValue { reloadData() }
    }
  }

  // MARK: Heights

  /// The height of rows, in points, where the delegate gives none; ``automaticDimension`` at first.
  open var rowHeight = TableView.automaticDimension { didSet { if rowHeight != oldValue { reloadData() } } }

  /// The height of sections' headers, in points; ``automaticDimension`` at first.
  open var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }

  /// The height of sections' footers, in points; ``automaticDimension`` at first.
  open var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }

  /// The estimate of rows' heights, in points; ``automaticDimension`` at first, and 0 to find all heights when data are loaded.
  ///
  /// Stops with UIKit's message at other negative numbers; ``setEstimate(_:for:)`` throws.
  open var estimatedRowHeight: CGFloat {
    get { estimates.row }
    set { setEstimateOrStop(newValue, for: .row) }
  }

  /// The estimate of headers' heights. See ``estimatedRowHeight``.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { estimates.header }
    set { setEstimateOrStop(newValue, for: .sectionHeader) }
  }

  /// The estimate of footers' heights. See ``estimatedRowHeight``.
  open var estimatedSectionFooterHeight: CGFloat {
    get { estimates.footer }
    set { setEstimateOrStop(newValue, for: .sectionFooter) }
  }

  /// Where estimates come from that nobody gave; `standard` at first, as in UIKit.
  public var estimation = Estimation.standard { didSet { if estimation != oldValue { reloadData() } } }

  /// The kind of a row, for ``Estimation/learned``: rows of a kind share a mean. Nil at first: all are of one kind.
  public var kindOfRow: ((IndexPath) -> String)? { didSet { if estimation == .learned { reloadData() } } }

  /// What is above the headers of a plain table, in points; ``automaticDimension`` at first, which a negative number becomes.
  open var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet {
      if sectionHeaderTopPadding < 0 { sectionHeaderTopPadding = Self.automaticDimension }
      if sectionHeaderTopPadding != oldValue { reloadData() }
    }
  }

  /// When rows that show get another height by themselves; `enabled` at first.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Looks that count in heights

  /// The lines between rows; `singleLine` at first.
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { forgetHeights() } }
  }

  /// How far in from the sides lines between rows begin, in points; nil for the standard inset.
  open var separatorInset: EdgeInsets? { didSet { if separatorInset != oldValue { setNeedsTiling() } } }

  /// What is above the first section and scrolls with it. It has the height of its frame, and the table's width.
  open var tableHeaderView: View? { didSet { replaceEdgeView(oldValue, with: tableHeaderView) } }

  /// What is below the last section and scrolls with it. It has the height of its frame, and the table's width.
  open var tableFooterView: View? { didSet { replaceEdgeView(oldValue, with: tableFooterView) } }

  /// Whether rows can be selected; true at first.
  open var allowsSelection = true
  /// Whether more than one row can be selected; false at first.
  open var allowsMultipleSelection = false

  // MARK: What is recorded

  /// How the content's offset was changed to keep what is on screen in place, in order: the last ones,
  /// ``OffsetCorrection/keptCount`` at least.
  public internal(set) var offsetCorrections: [OffsetCorrection] = []
  /// How many corrections there were, and by how much in all.
  public internal(set) var correctionSummary = OffsetCorrection.Summary()
  /// Cells that changed after their height was found; at most ``LateChange/keptCount``, the last ones.
  package internal(set) var lateChanges: [LateChange] = []

  var estimates = Estimates()
  var content = TableContent()
  var display = TableDisplay()
  var pool = ReusePool()
  var updates = PendingUpdates()
  var selection = RowSelection()
  /// What a delegate answers that has no view to give: none of the views there are.
  private(set) lazy var unanswered: View? = View()

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    takesFoundContentSize = false
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Is there so that code written for iOS compiles; the table is as if made by `init()`.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    takesFoundContentSize = false
  }

  /// The size of the content: what was measured, and estimates of the rest, in points.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return contentSizeAsKnown
    }
    set { contentSizeAsKnown = newValue }
  }

  /// The size of the content, as far as data were read.
  var contentSizeAsKnown: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }

  // MARK: When to look again

  /// Reads the data again when they are next needed. Selections go.
  ///
  /// Strut's rule, where UIKit forgets and jumps: the row at the top stays where it is, as long as there is one of its index path, and
  /// the height a row had stays its estimate until it is shown again.
  open func reloadData() {
    selection = RowSelection()
    content.isLoaded = false
    // Whoever is measuring or showing rows of the data before stops.
    display.revision += 1
    setNeedsTiling()
  }

  func setNeedsTiling() {
    display.needsTiling = true
    setNeedsLayout()
  }

  @_spi(Subclasses) open override func contentOffsetChanged() { setNeedsTiling() }

  /// Brings cells in for rows that have come into sight, and takes the others away.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != display.size { display.needsTiling = true }
    tileIfNeeded()
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    // Cells have the new traits later.
    display.forgetsHeights = true
    setNeedsTiling()
  }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) {
    guard selfSizingInvalidation != .disabled else { return }
    display.invalidated.insert(ObjectIdentifier(subview))
    setNeedsTiling()
  }

  /// Notes that something in the content of a cell may move.
  func contentChanged(of cell: TableViewCell) {
    guard selfSizingInvalidation == .enabledIncludingConstraints, !display.isTiling else { return }
    setNeedsTiling()
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TableView.self ? "UITableView" : super.consoleTypeName
  }
}
