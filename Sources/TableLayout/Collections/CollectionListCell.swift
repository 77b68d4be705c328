import FontMetrics
public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A cell of a list in a collection view: its content view ends before the accessories. UIKit's
/// `UICollectionViewListCell`.
///
/// Content views have a table's side margins. A row without constraints is at least as high as a
/// table's, but not a header or footer (`list-7`). Separators take no height from the content
/// (`list-6`).
open class CollectionListCell: CollectionViewCell {
  /// The accessories, from the center outward; none by default.
  open var accessories: [ListAccessory] = [] { didSet { accessoriesChanged() } }
  /// The level in an outline; 0 by default.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { placeContentView() } } }
  /// The indentation per level, in points; that of a table's cell by default.
  open lazy var indentationWidth = CGFloat(traitCollection.layoutMetrics.cell.indentationWidth) {
    didSet { placeContentView() }
  }

  /// False for a header or footer, known once it is measured.
  private var isItem = true
  private var accessoryViews: [View] = []

  /// Returns a configuration for a cell, with the cell's traits.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    ListContentConfiguration(.cell, in: traitCollection)
  }

  /// Returns the size with the height that the content and accessories need at the width of `size`,
  /// and for an item at least that of a row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = room(width: size.width)
    let inner = CGSize(width: max(0, size.width - room.leading - room.trailing), height: 0)
    let content = configuredView?.askedSizeThatFits(inner).height ?? 0
    let least = isItem ? CGFloat(minimumRowHeight) : 0
    let accessories = accessoryViews.map { $0.frame.height }.max() ?? 0
    let height = PixelGrid.ceil(Double(max(content, least, accessories)), scale: usedDisplayScale)
    return CGSize(width: size.width, height: CGFloat(height))
  }

  override func takeKind(of attributes: CollectionLayoutAttributes) { isItem = attributes.category == .cell }

  override func prepareToMeasure(_ attributes: CollectionLayoutAttributes) {
    super.prepareToMeasure(attributes)
    // The program may call the measurement itself.
    takeKind(of: attributes)
    for (accessory, view) in zip(accessories, accessoryViews) { accessory.takeSize(of: view) }
    placeContentView()
  }

  /// Places the accessories.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
    placeAccessories()
  }

  override func contentMargins(width: (View) -> Double) -> DirectionalEdgeInsets? {
    let metrics = layoutMetrics.cell
    let side = CGFloat(metrics.sideMargin(width: width(self)))
    let isBesideAccessory = accessories.contains { $0.placement == .trailing }
    let vertical = CGFloat(metrics.contentVerticalMargin)
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical,
      trailing: isBesideAccessory ? CGFloat(metrics.marginBesideAccessory) : side)
  }

  /// Makes the accessories again, whose sizes depend on the traits.
  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    if accessories.isEmpty { placeContentView() } else { accessoriesChanged() }
  }

  private func accessoriesChanged() {
    accessoryViews.forEach { $0.removeFromSuperview() }
    accessoryViews = accessories.map { $0.makeView(in: traitCollection) }
    accessoryViews.forEach(addSubview)
    placeContentView()
    invalidateContent()
    setNeedsLayout()
    superview?.contentSizeChanged(of: self)
  }

  /// Returns the widths on both sides of the content view at a width of the cell.
  private func room(width: CGFloat) -> DirectionalEdgeInsets {
    guard indentationLevel > 0 || !accessories.isEmpty else { return .zero }
    let (leading, trailing) = (totalWidth(of: .leading), totalWidth(of: .trailing))
    let side = CGFloat(traitCollection.layoutMetrics.cell.sideMargin(width: Double(width)))
    let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
    return DirectionalEdgeInsets(
      leading: indentation + (leading > 0 ? leading + side : 0), trailing: trailing > 0 ? trailing + side : 0)
  }

  private func totalWidth(of placement: ListAccessory.Placement) -> CGFloat {
    let views = zip(accessories, accessoryViews).filter { $0.0.placement == placement }.map(\.1)
    return views.reduce(0) { $0 + $1.frame.width } + CGFloat(max(0, views.count - 1)) * ListAccessory.gap
  }

  private func placeContentView() {
    let inset = EdgeInsets(room(width: bounds.width), direction: effectiveUserInterfaceLayoutDirection)
    let rule = FrameRule.filling(inset: inset)
    guard rule != contentView.containerRule else { return }
    contentView.containerRule = rule
    invalidateLayout()
  }

  private func placeAccessories() {
    let side = CGFloat(traitCollection.layoutMetrics.cell.sideMargin(width: Double(bounds.width)))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var starts: [ListAccessory.Placement: CGFloat] = [
      .leading: side + CGFloat(max(0, indentationLevel)) * indentationWidth,
      .trailing: bounds.width - side - totalWidth(of: .trailing),
    ]
    for (accessory, view) in zip(accessories, accessoryViews) {
      let (size, start) = (view.frame.size, starts[accessory.placement] ?? 0)
      let x = isMirrored ? bounds.width - start - size.width : start
      view.settle(at: CGRect(origin: CGPoint(x: x, y: max(0, (bounds.height - size.height) / 2)), size: size))
      starts[accessory.placement] = start + size.width + ListAccessory.gap
    }
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == CollectionListCell.self ? "UICollectionViewListCell" : super.consoleTypeName
  }
}
