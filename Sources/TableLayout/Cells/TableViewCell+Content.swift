import Foundation
@_spi(Subclasses) public import LayoutCore

/// The properties of a cell that are created on demand, as in UIKit.
extension TableViewCell {
  /// The first label, created on demand; never nil. Its font is body text that follows the
  /// category.
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

  /// The second label, created on demand; nil in the default style. Its font is caption 1 in the
  /// subtitle style, and otherwise body text.
  public var detailTextLabel: Label? {
    guard style != .default else { return nil }
    if let label = builtIn.detail { return label }
    let label = Label.following(style == .subtitle ? .caption1 : .body, in: traitCollection, named: "detailTextLabel")
    if style == .value1 { label.textColor = .secondaryText }
    builtIn.detail = label
    contentView.addSubview(label)
    return label
  }

  /// The image view, created on demand; nil in the style `value2`.
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

  /// A Boolean value that indicates whether the content sees the content view end above the
  /// separator: up to iOS 12, and in rows whose height comes from constraints or a configuration
  /// plus the separator. It is unknown which view UIKit gives the separator's height, so no view
  /// gets it (Strut's rule).
  var contentEndsAboveSeparator: Bool {
    guard isContentAsHighAsRow else { return true }
    return !isHeightGiven && (configuredView != nil || (hasContentConstraints && !constraintsGiveNoHeight))
  }

  /// Returns the height of the cell without constraints, excluding the separator.
  func ownHeight(cellWidth: Double) -> Double {
    let standard = traitCollection.layoutMetrics.cell.minimumHeight - separatorThickness
    if let configuredView {
      let width = max(0, cellWidth - accessoryRoom(cellWidth: cellWidth))
      return max(standard, Double(configuredView.askedSizeThatFits(CGSize(width: width, height: 0)).height))
    }
    guard usesBuiltInLayout || accessorySize != nil else { return standard }
    return max(standard, builtInHeight(cellWidth: cellWidth))
  }

  /// Requests layout after a change to the cell's own content.
  func builtInContentChanged() { invalidateContent(); setNeedsLayout() }

  // MARK: Margins

  /// A Boolean value that indicates whether the cell is only measured: it is in no table and not
  /// displayed by itself.
  private var isOnlyMeasured: Bool { superview == nil && !isShownAlone }

  /// Returns the cell's side margin. In iOS 11, a cell has that of a plain view until it is
  /// displayed (as developers reported).
  func sideMargin(width: Double) -> Double {
    let metrics = layoutMetrics
    let isPlain = metrics.cell.isMeasuredWithPlainMargins && isOnlyMeasured
    return isPlain ? metrics.margins.plain : metrics.cell.sideMargin(width: widthOfTable(rowWidth: width))
  }

  /// Returns the width of the table for the width of a row.
  func widthOfTable(rowWidth: Double) -> Double {
    guard isInInsetGroup else { return rowWidth }
    let side = layoutMetrics.table.insetGroupedSide
    let wide = rowWidth + 2 * side.wide
    return side.isWide(wide) ? wide : rowWidth + 2 * side.narrow
  }

  /// Calls `View.layoutMarginsDidChange()` if category, width or table changed the margins.
  func announceOwnMargins() {
    let margins = layoutMargins
    guard margins != reports.knownMargins else { return }
    reports.knownMargins = margins
    layoutMarginsDidChange()
    if contentView.preservesSuperviewLayoutMargins { contentView.layoutMarginsDidChange() }
  }

  /// Calls `View.layoutMarginsDidChange()` if the width for measuring changed the margins. The
  /// override may change the height.
  func announceOwnMargins(width: Double) {
    guard recentMargins(width: width) != reports.knownMargins else { return }
    frame.size.width = CGFloat(width)
    announceOwnMargins()
  }

  /// Returns the cell's margins at a width, from the cache if nothing changed. Margins from outer
  /// views or a controller may change without notice.
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
  /// Returns `true` if nothing changed since the cell was prepared for a width, as from row to row
  /// of a list.
  func isReady(width: Double, separator: Bool) -> Bool {
    guard let ready = reports.readiness, let known = reports.marginsOfWidth, isOutermost else { return false }
    return ready.structure == layoutStructure && ready.width == width && ready.separator == separator
      && known.margins == reports.knownMargins && !isOwned
  }

  /// Stores that the cell is prepared. A cell in another view, or with an accessory, may have to be
  /// prepared again although it did not change itself.
  func noteReadiness(width: Double, separator: Bool) {
    let isAlone = superview == nil && !isOwned && accessory.view == nil && accessory.type == .none
    let isKnown = reports.marginsOfWidth.map { $0.width == width && $0.structure == layoutStructure } ?? false
    reports.readiness = isAlone && isKnown ? (width, separator, layoutStructure) : nil
  }
}

/// The content view of a cell. Its margins are 8 at the top and bottom, and the cell's at the
/// sides. The cell's vertical margins apply only if it preserves them.
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
