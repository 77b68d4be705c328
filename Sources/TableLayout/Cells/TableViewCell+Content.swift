import Foundation
@_spi(Subclasses) public import LayoutCore

/// What of a cell's own is asked for first and made then. UIKit's properties.
extension TableViewCell {
  /// The first label, made when it is asked for; never nil. Its font is body text and follows the category.
  public var textLabel: Label? {
    if let label = builtIn.text { return label }
    let label = Label.following(.body, in: traitCollection, named: "textLabel")
    if style == .value2 {
      label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
      label.textColor = .tint
    }
    builtIn.text = label
    contentView.addSubview(label)
    return label
  }

  /// The second label, made when it is asked for; nil in the default style. Caption 1 in the subtitle style, else body text.
  public var detailTextLabel: Label? {
    guard style != .default else { return nil }
    if let label = builtIn.detail { return label }
    let label = Label.following(style == .subtitle ? .caption1 : .body, in: traitCollection, named: "detailTextLabel")
    if style == .value1 { label.textColor = .secondaryText }
    builtIn.detail = label
    contentView.addSubview(label)
    return label
  }

  /// The picture, made when it is asked for; nil in the style `value2`, which has none.
  public var imageView: ImageView? {
    guard style != .value2 else { return nil }
    if let view = builtIn.image { return view }
    let view = BuiltInImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    view.containerRule = .fixed(.zero)
    builtIn.image = view
    contentView.addSubview(view)
    return view
  }

  /// Whether the height of the cell comes from constraints: any in the content view, or between it and the cell.
  var usesConstraints: Bool {
    !constraints.isEmpty || contentView.holdsConstraints
  }

  /// Whether what is in the content view sees it end above the separator: so up to iOS 12, and in rows that are as high as constraints or a
  /// configuration and the separator make them. Which view takes the separator's height there is not known, so that none does (Strut's
  /// rule).
  var contentEndsAboveSeparator: Bool {
    guard isContentAsHighAsRow else { return true }
    return !isHeightGiven && (configuredView != nil || (usesConstraints && !constraintsGiveNoHeight))
  }

  /// What the cell needs when no constraints say it, without the separator.
  func ownHeight(cellWidth: Double) -> Double {
    let standard = traitCollection.layoutMetrics.cell.minimumHeight - separatorThickness
    if let configuredView {
      let width = max(0, cellWidth - accessoryRoom(cellWidth: cellWidth))
      return max(standard, Double(configuredView.sizeThatFits(CGSize(width: width, height: 0)).height))
    }
    guard usesBuiltInLayout || accessorySize != nil else { return standard }
    return max(standard, builtInHeight(cellWidth: cellWidth))
  }

  /// Asks for layout after something that moves the cell's own content.
  func builtInContentChanged() { invalidateContent(); setNeedsLayout() }

  // MARK: Margins

  /// Whether the cell is only measured: it is in no table and not shown by itself.
  private var isOnlyMeasured: Bool { superview == nil && !isShownAlone }

  /// The cell's margin at its sides. In iOS 11 a cell has a plain view's until it is shown (documented by those who met it).
  func sideMargin(width: Double) -> Double {
    let metrics = layoutMetrics
    let isPlain = metrics.cell.isMeasuredWithPlainMargins && isOnlyMeasured
    return isPlain ? metrics.margins.plain : metrics.cell.sideMargin(width: widthOfTable(rowWidth: width))
  }

  /// The width of the table that a row of a width is in.
  func widthOfTable(rowWidth: Double) -> Double {
    guard isInInsetGroup else { return rowWidth }
    let side = layoutMetrics.table.insetGroupedSide
    let wide = rowWidth + 2 * side.wide
    return side.isWide(wide) ? wide : rowWidth + 2 * side.narrow
  }

  /// Calls `View.layoutMarginsDidChange()` where category, width or table have changed the margins.
  func announceOwnMargins() {
    let margins = layoutMargins
    guard margins != reports.knownMargins else { return }
    reports.knownMargins = margins
    layoutMarginsDidChange()
    if contentView.preservesSuperviewLayoutMargins { contentView.layoutMarginsDidChange() }
  }

  /// The same for the width that the cell is to be measured in: what it does about its margins may change its height.
  func announceOwnMargins(width: Double) {
    guard recentMargins(width: width) != reports.knownMargins else { return }
    frame.size.width = CGFloat(width)
    announceOwnMargins()
  }

  /// The margins the cell has when it has a width, as they were found last unless something has changed since. Whatever reaches in from
  /// outside, or belongs to a controller, may change without the cell's knowing.
  private func recentMargins(width: Double) -> EdgeInsets {
    let superview = self.superview
    let isAlone = isOnlyMeasured
    let reachesIn = superview.map { preservesSuperviewLayoutMargins || $0.isWithinSafeArea } ?? false
    guard !reachesIn, !isOwned else { return margins(width: width) }
    if let known = reports.marginsOfWidth,
      (known.width, known.structure, known.isAlone) == (width, layoutStructure, isAlone)
    {
      return known.margins
    }
    let margins = margins(width: width)
    reports.marginsOfWidth = (width, layoutStructure, isAlone, margins)
    return margins
  }
}

extension TableViewCell {
  /// Whether nothing has changed since the cell was made ready to be measured at a width, as from row to row of a list.
  func isReady(width: Double, separator: Bool) -> Bool {
    guard let ready = reports.readiness, let known = reports.marginsOfWidth, isOutermost else { return false }
    return ready.structure == layoutStructure && ready.width == width && ready.separator == separator
      && known.margins == reports.knownMargins && !isOwned
  }

  /// Notes that the cell is ready. Where it stands in another, or has an accessory, it may have to be made so again without having changed
  /// itself.
  func noteReadiness(width: Double, separator: Bool) {
    let isAlone = superview == nil && !isOwned && accessory.view == nil && accessory.type == .none
    let isKnown = reports.marginsOfWidth.map { $0.width == width && $0.structure == layoutStructure } ?? false
    reports.readiness = isAlone && isKnown ? (width, separator, layoutStructure) : nil
  }
}

/// A cell's content view. Its margins are 8 above and below and the cell's at the sides; the cell's vertical margins count
/// only when it preserves them.
final class TableViewCellContentView: View, ContentWatcher {
  override init(frame: CGRect) {
    super.init(frame: frame)
    holdsContent = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    holdsContent = true
  }

  override var layoutName: String? { accessibilityIdentifier ?? "content" }

  private var cell: TableViewCell? { superview as? TableViewCell }

  override func defaultMargins(width: (View) -> Double) -> DirectionalEdgeInsets {
    let metrics = traitCollection.layoutMetrics.cell
    let cellWidth = width(superview ?? self)
    let side = cell?.sideMargin(width: cellWidth) ?? metrics.sideMargin(width: cellWidth)
    let isBesideAccessory = cell.map { $0.accessoryRoom(cellWidth: cellWidth) > 0 } ?? false
    let vertical = cell?.isFromNib == true ? metrics.nibContentVerticalMargin : metrics.contentVerticalMargin
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: isBesideAccessory ? metrics.marginBesideAccessory : side
    )
  }

  override func hears(of subview: View) -> Bool { subview.isBuiltIn }

  override func contentSizeChanged(of subview: View) { if subview.isBuiltIn { cell?.setNeedsLayout() } }

  func watchedContentChanged() {
    if let cell { (cell.superview as? any CellContainer)?.contentChanged(of: cell) }
  }

  override var fillsHeight: Bool { cell != nil }

  override var isPlain: Bool { true }

  override var consoleTypeName: String { "UITableViewCellContentView" }
}
