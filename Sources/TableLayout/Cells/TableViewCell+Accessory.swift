internal import FontMetrics
package import Foundation
public import LayoutCore

/// What stands at a cell's trailing end.
struct CellAccessory {
  var view: View?
  /// The size of the view when it was set.
  var size: CGSize?
  var type = TableViewCell.AccessoryType.none
  var sign: CellAccessorySign?
}

extension TableViewCell {
  /// A view at the trailing end, or nil. It shows in place of ``accessoryType``.
  ///
  /// Its size is that of its bounds when it is set, whatever it says of itself and whatever constraints are in it (documented). When
  /// the size has changed, take it out and set it again. At accessibility sizes a `Switch` beside the cell's own labels stands
  /// below them.
  public var accessoryView: View? {
    get { accessory.view }
    set {
      accessory.view?.containerRule = nil
      accessory.view?.removeFromSuperview()
      (accessory.view, accessory.size) = (newValue, newValue?.bounds.size)
      if let newValue {
        newValue.containerRule = .fixed(CGRect(origin: .zero, size: newValue.bounds.size))
        addSubview(newValue)
      }
      accessoryChanged()
    }
  }

  /// What shows at the trailing end where there is no ``accessoryView``; nothing at first.
  public var accessoryType: AccessoryType {
    get { accessory.type }
    set {
      guard newValue != accessory.type else { return }
      accessory.type = newValue
      accessoryChanged()
    }
  }

  /// The size of the accessory view when it was set, or of a control of one size as it is now; nil without one. No length is below 0 or
  /// no finite number.
  var accessorySize: CGSize? {
    func length(_ points: CGFloat) -> CGFloat { points.isFinite ? max(0, points) : 0 }
    let kept = (accessory.view as? FixedSizeControl)?.sizeThatFits(accessory.size ?? .zero)
    return (kept ?? accessory.size).map { CGSize(width: length($0.width), height: length($0.height)) }
  }

  private func accessoryChanged() {
    accessory.sign?.removeFromSuperview()
    accessory.sign = accessory.view == nil && accessory.type != .none ? CellAccessorySign(accessory.type) : nil
    if let sign = accessory.sign { addSubview(sign) }
    placeContentView(cellWidth: Double(bounds.width))
    builtInContentChanged()
  }

  /// How much of its width the content view gives up for what stands beside it, in a cell of a width.
  func accessoryRoom(cellWidth: Double) -> Double {
    let metrics = layoutMetrics
    let room: Double
    if let size = accessorySize {
      guard !isSwitchBelow else { return 0 }
      room = Double(size.width) + metrics.accessory.viewRoom
    } else {
      room = metrics.accessory.room(for: accessoryType)
    }
    guard room > 0 else { return 0 }
    let isInWideTable = metrics.cell.sideMargin.isWide(widthOfTable(rowWidth: cellWidth))
    let isWide = isInWideTable && displayScale >= metrics.accessory.extraRoomScale
    let whole = room + (isWide ? metrics.accessory.extraRoomWhenWide : 0)
    return min(max(0, cellWidth), PixelGrid.ceil(whole, scale: displayScale))
  }

  /// Leaves the room beside and below the content view that there has to be in a cell of a width.
  func placeContentView(cellWidth: Double) {
    let below = contentEndsAboveSeparator ? separatorThickness : 0
    contentView.drawnBelow = isContentAsHighAsRow ? below : 0
    let room = DirectionalEdgeInsets(
      bottom: CGFloat(below), trailing: CGFloat(accessoryRoom(cellWidth: cellWidth)))
    let rule = FrameRule.filling(inset: EdgeInsets(room, direction: effectiveUserInterfaceLayoutDirection))
    guard rule != contentView.containerRule else { return }
    contentView.containerRule = rule
    invalidateLayout()
  }

  /// Gives the accessory its place: below the texts, or at the trailing margin in the middle of the content view's height.
  func placeAccessory(below: CGRect?) {
    guard let view = accessory.view ?? accessory.sign else { return }
    let content = contentView.frame
    if let below { return view.settle(at: below.offsetBy(dx: content.minX, dy: content.minY)) }
    let size = accessorySize ?? accessory.sign?.size(in: traitCollection.layoutMetrics.accessory) ?? .zero
    let margins = DirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = max(0, bounds.width - margins.trailing - size.width)
    view.settle(
      at: CGRect(
        x: isMirrored ? bounds.width - start - size.width : start, y: max(0, (content.height - size.height) / 2),
        width: size.width, height: size.height))
  }
}

extension AccessoryMetrics {
  /// The width the content view gives up.
  func room(for type: TableViewCell.AccessoryType) -> Double {
    switch type {
    case .none: 0
    case .disclosureIndicator: disclosureIndicatorRoom
    case .detailDisclosureButton: detailDisclosureButtonRoom
    case .checkmark: checkmarkRoom
    case .detailButton: detailButtonRoom
    }
  }
}

/// The sign of an accessory type: as wide as the metrics say, and drawn in pictures.
package final class CellAccessorySign: View {
  package let type: TableViewCell.AccessoryType

  init(_ type: TableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
    containerRule = .fixed(.zero)
  }

  package required init?(coder: NSCoder) { nil }

  /// Where the information button is in the sign; nil without one.
  package var buttonFrame: CGRect? {
    switch type {
    case .none, .disclosureIndicator, .checkmark: return nil
    case .detailButton: return bounds
    case .detailDisclosureButton:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let side = bounds.height
      return CGRect(x: isMirrored ? bounds.maxX - side : bounds.minX, y: bounds.minY, width: side, height: side)
    }
  }

  /// Heights are Strut's rule: as the signs are drawn.
  func size(in metrics: AccessoryMetrics) -> CGSize {
    let (arrow, mark, button) = (metrics.disclosureIndicatorWidth, metrics.checkmarkWidth, metrics.detailButtonWidth)
    return switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: arrow, height: arrow * 1.75)
    case .checkmark: CGSize(width: mark, height: mark * 0.875)
    case .detailButton: CGSize(width: button, height: button)
    case .detailDisclosureButton: CGSize(width: button + metrics.buttonToIndicator + arrow, height: button)
    }
  }
}
