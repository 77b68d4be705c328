public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A row of a table: a content view, and what the table draws beside and below it. UIKit's `UITableViewCell`.
///
/// There are three ways to lay one out, and they are not to be mixed. ``CellSizing`` finds the height for each.
/// - Use the cell's own ``textLabel``, ``detailTextLabel``, ``imageView`` and ``accessoryView``, or a ``contentConfiguration``.
/// - Put views into ``contentView`` and constrain them to it, from top to bottom.
/// - Override `sizeThatFits(_:)` and `layoutSubviews()`, and check them with ``CellSizing/consistency(of:width:separator:)``.
///
/// ```swift
/// let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
/// cell.textLabel?.text = "Wi-Fi"
/// cell.detailTextLabel?.text = "On"
/// cell.accessoryType = .disclosureIndicator
/// try CellSizing.rowHeight(for: cell, width: 375)      // 44
/// ```
open class TableViewCell: View {
  /// The built-in arrangements.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// One label.
    case `default` = 0
    /// A label, and a second one at the far side; one below the other at accessibility sizes.
    case value1 = 1
    /// A label at the far side of its column, and a second one beside it; one below the other at accessibility sizes.
    case value2 = 2
    /// A label, and a smaller one below.
    case subtitle = 3
  }

  /// What the cell shows at its trailing end where there is no ``accessoryView``.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// An arrow that leads on.
    case disclosureIndicator = 1
    /// An information button with an arrow after it.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

  /// What shows that a cell is selected.
  public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// As ``default``; there is no blue any more.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// A gray background, or the cell's ``TableViewCell/selectedBackgroundView``.
    case `default` = 3
  }

  /// The name by which a table finds cells to use again.
  public let reuseIdentifier: String?
  /// The built-in arrangement the cell was made with.
  public let style: CellStyle
  /// What holds the cell's content: the whole cell but for the separator and what stands at the trailing end.
  public let contentView: View

  /// Whatever gives the cell its content: kept as long as the cell is.
  package final var contentGiver: AnyObject?

  final var builtIn = BuiltInViews()
  final var accessory = CellAccessory()
  final var backgrounds = CellBackgrounds()
  final var configured = ConfiguredContent()
  final var reports = CellReports()
  private var selected = false
  private var highlighted = false

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = TableViewCellContentView()
    super.init(frame: .zero)
    addContentView()
    reports.knownMargins = layoutMargins
  }

  /// Makes a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes a cell as a table does that knows its class alone: with ``init(style:reuseIdentifier:)`` and the default style.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Is there so that code written for iOS compiles; the cell is as if made by `init()`.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    contentView = TableViewCellContentView()
    super.init(coder: coder)
    addContentView()
    reports.knownMargins = layoutMargins
  }

  /// Called before a cell is used for another row; the cell is not selected any more.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: Selection

  /// What shows that the cell is selected; ``SelectionStyle/default`` at first. It changes no size.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }

  /// Whether the cell is selected; false at first. Setting calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is pressed; false at first. Setting calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell or takes the selection back; nothing is animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showSelection()
  }

  /// Presses the cell or lets it go; nothing is animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showSelection()
  }

  // MARK: Built-in content

  /// How many levels the cell's own content is moved in; 0 at first. Below 0 counts as 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { builtInContentChanged() } } }

  /// How far a level moves the content, in points; 10 at first.
  open lazy var indentationWidth = CGFloat(traitCollection.layoutMetrics.cell.indentationWidth) {
    didSet { if indentationWidth != oldValue { builtInContentChanged() } }
  }

  // MARK: Size and layout

  /// What the cell's own content needs at the width of `size`, without the separator; the standard height where there is none. A
  /// subclass that places its content by hand knows better.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(ownHeight(cellWidth: Double(size.width))))
  }

  /// The size that constraints in the content view give; of a cell without constraints that of `sizeThatFits`, with the separator
  /// (documented).
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard !usesConstraints else {
      return super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let size = sizeThatFits(target)
    return CGSize(width: size.width, height: size.height + CGFloat(separatorThickness))
  }

  /// Places the cell's own labels, picture and accessory. A subclass that places its content by hand calls `super` first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView(cellWidth: Double(bounds.width))
    placeBuiltInViews()
    announceOwnMargins()
  }

  /// Whether the row's height is given, so that constraints do not make it higher by the separator; false at first.
  package var isHeightGiven = false {
    didSet { if isHeightGiven != oldValue { placeContentView(cellWidth: Double(bounds.width)) } }
  }

  /// The height of the separator below the content view, in points; 0 without one.
  var separatorThickness = 0.0 {
    didSet { if separatorThickness != oldValue { placeContentView(cellWidth: Double(bounds.width)) } }
  }

  @_spi(Subclasses) open override func hears(of subview: View) -> Bool { true }

  @_spi(Subclasses) open override func contentSizeChanged(of subview: View) {
    if subview === contentView { superview?.contentSizeChanged(of: self) }
  }

  private func addContentView() {
    addSubview(contentView)
    placeContentView(cellWidth: Double(bounds.width))
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    setNeedsLayout()
  }

  @_spi(Subclasses) open override func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    let vertical = CGFloat(traitCollection.layoutMetrics.cell.verticalMargin(in: traitCollection))
    let side = CGFloat(sideMargin(width: width(self)))
    return DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard isMeasuredWithPlainMargins else { return }
    ownMarginsChanged()
  }

  /// Whether the cell comes from a nib or a storyboard, where content views have other margins (`CellMetrics.nibContentVerticalMargin`).
  /// Whoever makes the cell says so; false at first.
  package final var isFromNib = false {
    didSet { if isFromNib != oldValue { ownMarginsChanged() } }
  }

  /// Whether the cell is a row of a section that lies in from the sides of its table; false at first. Its margins are those of the table's
  /// width, and not of its own (C: rows 374 wide on tables of 414).
  package final var isInInsetGroup = false {
    didSet {
      guard isInInsetGroup != oldValue else { return }
      ownMarginsChanged()
      placeContentView(cellWidth: Double(bounds.width))
    }
  }

  /// Whether constraints were found to suggest no height when the cell was measured last.
  final var constraintsGiveNoHeight = false {
    didSet { if constraintsGiveNoHeight != oldValue { placeContentView(cellWidth: Double(bounds.width)) } }
  }

  /// Whether the cell is shown without a table, in which case its margins are those that it has in one.
  final var isShownAlone = false {
    didSet { if isShownAlone != oldValue { ownMarginsChanged() } }
  }

  private func ownMarginsChanged() {
    invalidateLayout()
    announceOwnMargins()
  }

  @_spi(Subclasses) open override var isPlain: Bool { type(of: self) == TableViewCell.self }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TableViewCell.self ? "UITableViewCell" : super.consoleTypeName
  }
}
