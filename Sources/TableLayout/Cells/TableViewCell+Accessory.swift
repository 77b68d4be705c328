internal import FontMetrics
package import Foundation
public import LayoutCore

/// The accessory of a cell.
struct CellAccessory {
  var view: View?
  /// The size of the view when it was set.
  var size: CGSize?
  var type = TableViewCell.AccessoryType.none
  var sign: CellAccessorySign?
}

extension TableViewCell {
  /// The view at the trailing edge, or nil. It replaces ``accessoryType``.
  ///
  /// Its size is that of its bounds when it is set, regardless of its intrinsic size and
  /// constraints (documented). After a change of size, remove it and set it again. At accessibility
  /// sizes, a `Switch` in a cell with built-in labels is below them.
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

  /// The accessory if there is no ``accessoryView``; none by default.
  public var accessoryType: AccessoryType {
    get { accessory.type }
    set {
      guard newValue != accessory.type else { return }
      accessory.type = newValue
      accessoryChanged()
    }
  }

  /// The size of the accessory view when it was set, or the current size of a fixed-size control;
  /// nil without one. Lengths are finite and not negative.
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

  /// Returns the width by which the accessory narrows the content view in a cell of a given width.
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

  /// Sets the frame of the content view next to the accessory and above the separator.
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

  /// Sets the frame of the accessory: below the labels, or at the trailing margin in the vertical
  /// center of the content view.
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
  /// Returns the width by which an accessory type narrows the content view.
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

/// The symbol of an accessory type, with the width from the metrics; it is drawn in pictures.
package final class CellAccessorySign: View {
  package let type: TableViewCell.AccessoryType

  init(_ type: TableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
    containerRule = .fixed(.zero)
  }

  package required init?(coder: NSCoder) { nil }

  /// The frame of the information button in the symbol, or nil without one.
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

  /// The heights are Strut's rule, as in the drawings.
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
