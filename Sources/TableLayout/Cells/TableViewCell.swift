public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A row of a table: a content view, its accessory and the separator. UIKit's `UITableViewCell`.
///
/// There are three ways to lay out a cell, which must not be mixed. ``CellSizing`` computes the
/// height for each.
/// - Use the cell's own ``textLabel``, ``detailTextLabel``, ``imageView`` and ``accessoryView``, or
///   a ``contentConfiguration``.
/// - Add views to ``contentView`` and constrain them to it, from top to bottom.
/// - Override `sizeThatFits(_:)` and `layoutSubviews()`, and check them with
///   ``CellSizing/consistency(of:width:separator:)``.
///
/// ```swift
/// let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
/// cell.textLabel?.text = "Wi-Fi"
/// cell.detailTextLabel?.text = "On"
/// cell.accessoryType = .disclosureIndicator
/// try CellSizing.rowHeight(for: cell, width: 375)      // 44
/// ```
open class TableViewCell: View {
  /// The built-in layouts.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// One label.
    case `default` = 0
    /// A label, and a second one at the trailing edge; stacked at accessibility sizes.
    case value1 = 1
    /// A label at the end of its column, and a second one next to it; stacked at accessibility
    /// sizes.
    case value2 = 2
    /// A label, with a smaller one below it.
    case subtitle = 3
  }

  /// The accessory of a cell without an ``accessoryView``.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    /// No accessory.
    case none = 0
    /// A disclosure indicator.
    case disclosureIndicator = 1
    /// An information button followed by a disclosure indicator.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable, CaseIterable {
    /// No change.
    case none = 0
    /// A synonym of ``default``; iOS has no blue any more.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// A gray background, or the cell's ``TableViewCell/selectedBackgroundView``.
    case `default` = 3
  }

  /// The identifier for reuse in a table.
  public package(set) final var reuseIdentifier: String?
  /// The built-in layout of the cell.
  public let style: CellStyle
  /// The superview of the cell's content: the whole cell except the separator and the accessory.
  public let contentView: View

  /// The object that sets the cell's content, retained with the cell.
  package final var contentGiver: AnyObject?

  final var builtIn = BuiltInViews()
  final var accessory = CellAccessory()
  final var backgrounds = CellBackgrounds()
  final var configured = ConfiguredContent()
  final var reports = CellReports()
  private var selected = false
  private var highlighted = false

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = TableViewCellContentView()
    super.init(frame: .zero)
    addContentView()
    reports.knownMargins = layoutMargins
  }

  /// Creates a cell of the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell as a table does for a registered class: with ``init(style:reuseIdentifier:)``
  /// and the default style.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    contentView = TableViewCellContentView()
    super.init(coder: coder)
    addContentView()
    reports.knownMargins = layoutMargins
  }

  /// Called before a cell is reused for another row. Deselects the cell.
  open func prepareForReuse() {
    select(false, animated: false)
    highlight(false, animated: false)
  }

  // MARK: Selection

  /// The appearance of the selected cell; ``SelectionStyle/default`` by default. It does not affect
  /// the size.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }

  /// A Boolean value that indicates whether the cell is selected; false by default. Setting it
  /// calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { selected }
    set { select(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the cell is highlighted; false by default. Setting it
  /// calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { highlighted }
    set { highlight(newValue, animated: false) }
  }

  /// Selects or deselects the cell, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showSelection()
  }

  /// Highlights the cell or removes the highlight, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showSelection()
  }

  // MARK: Built-in content

  /// The indentation level of the cell's own content; 0 by default. Negative levels count as 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { builtInContentChanged() } } }

  /// The indentation per level, in points; 10 by default.
  open lazy var indentationWidth = CGFloat(traitCollection.layoutMetrics.cell.indentationWidth) {
    didSet { if indentationWidth != oldValue { builtInContentChanged() } }
  }

  // MARK: Size and layout

  /// Returns the size that the cell's own content requires at the width of `size`, without the
  /// separator, or the standard height without content. A subclass with manual layout overrides it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(ownHeight(cellWidth: Double(size.width))))
  }

  /// Returns the size that constraints in the content view determine, or for a cell without
  /// constraints that of `sizeThatFits`, including the separator (documented).
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard !hasContentConstraints else {
      return super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let size = askedSizeThatFits(target)
    return CGSize(width: size.width, height: size.height + CGFloat(separatorThickness))
  }

  /// Sets the frames of the cell's own labels, image view and accessory. A subclass with manual
  /// layout calls `super` first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView(cellWidth: Double(bounds.width))
    placeBuiltInViews()
    announceOwnMargins()
  }

  /// True if the height of the row is fixed, so that the separator does not add to it; false by
  /// default.
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

  /// A Boolean value that indicates whether the cell comes from a nib or storyboard, where content
  /// views have other margins (`CellMetrics.nibContentVerticalMargin`). The code that creates the
  /// cell sets it; false by default.
  package final var isFromNib = false {
    didSet { if isFromNib != oldValue { ownMarginsChanged() } }
  }

  /// A Boolean value that indicates whether the cell is in a section that is inset from the table's
  /// sides; false by default. Its margins depend on the table's width, not on its own (C: rows 374
  /// wide on tables of 414).
  package final var isInInsetGroup = false {
    didSet {
      guard isInInsetGroup != oldValue else { return }
      ownMarginsChanged()
      placeContentView(cellWidth: Double(bounds.width))
    }
  }

  /// A Boolean value that indicates whether the last measurement found no height from constraints.
  final var constraintsGiveNoHeight = false {
    didSet { if constraintsGiveNoHeight != oldValue { placeContentView(cellWidth: Double(bounds.width)) } }
  }

  /// A Boolean value that indicates whether the cell is displayed without a table, with the margins
  /// that it has in one.
  final var isShownAlone = false {
    didSet { if isShownAlone != oldValue { ownMarginsChanged() } }
  }

  private func ownMarginsChanged() {
    invalidateLayout()
    announceOwnMargins()
  }

  @_spi(Subclasses) open override var isPlain: Bool { type(of: self) == TableViewCell.self && hasPlainFacade }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == TableViewCell.self ? "UITableViewCell" : super.consoleTypeName
  }
}
