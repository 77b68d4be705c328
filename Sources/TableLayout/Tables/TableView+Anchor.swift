import FontMetrics
import Foundation
import LayoutCore

/// An item that is to stay where it is on screen.
struct TableAnchor {
  let item: Int
  /// The row; nil for a header or footer.
  let path: IndexPath?
  /// From the table's top edge down to the top of the item, in points.
  let place: CGFloat
}

extension TableView {
  /// The number of pixels in a point that heights were found for.
  var pixelScale: Double { content.scale }

  /// The number of pixels in a point of the display, or 1 where there are no pixels.
  var displayPixelScale: Double {
    let scale = traitCollection.displayScale
    return scale.isFinite && scale > 0 ? scale : 1
  }

  /// A height in whole pixels, rounded up as sizes are; the greatest there is in the place of greater ones, so that two can be added.
  func pixels(_ points: CGFloat) -> Int32 {
    let whole = Self.whole(PixelGrid.ceil(Double(points), scale: pixelScale) * pixelScale)
    return min(Int32(clamping: whole), HeightIndex.greatestHeight)
  }

  func points(_ pixels: Int) -> CGFloat { CGFloat(Double(pixels) / pixelScale) }

  /// The nearest whole number, within what both sides can say exactly.
  static func whole(_ value: Double) -> Int { Int(max(-0x1p52, min(0x1p52, value.rounded()))) }

  // MARK: Where items are

  /// The height of what is above the first section, in points.
  var headerViewHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// The top of an item in the content, in points.
  func top(of item: Int) -> CGFloat { headerViewHeight + points(content.heights.offset(of: item)) }

  /// How far the table's top edge is below the top of the first item, in pixels, rounded down.
  var topInPixels: Int {
    Self.whole(((Double(contentOffset.y - headerViewHeight) * pixelScale) + PixelGrid.tolerance).rounded(.down))
  }

  /// How far the table's bottom edge is below the top of the first item, in pixels, rounded up.
  var bottomInPixels: Int {
    topInPixels + Self.whole((Double(bounds.height) * pixelScale - PixelGrid.tolerance).rounded(.up))
  }

  /// The first row that shows, and where; nothing while the table is scrolled to its very top, where it stays. Without a row that
  /// shows, the first header or footer.
  func anchor() -> TableAnchor? {
    guard content.heights.count > 0 else { return nil }
    if let item = display.anchorItem { return anchor(at: item) }
    guard !isAtTop else { return nil }
    let shown = firstInPlace { top(of: $0 + 1) > contentOffset.y }
    guard let item = shown ?? content.heights.item(at: topInPixels) else { return nil }
    return anchor(at: item)
  }

  /// The first of some items that shows where it belongs: a row, or else a header or footer. One that is held at an edge is elsewhere, and
  /// to keep its own place where it is on screen would move what shows.
  func firstInPlace(where isWanted: (Int) -> Bool) -> Int? {
    let shown = display.shown.keys.filter(isWanted).sorted()
    return shown.first { content.path(of: $0) != nil } ?? shown.first { !isHeld($0) }
  }

  /// Whether a header or footer that shows was held at an edge when views were placed last.
  private func isHeld(_ item: Int) -> Bool {
    let (section, part) = content.sections.place(of: item)
    let own = frame(of: part == .header ? .header : .footer, section: section)
    return display.shown[item]?.frame.minY != own.minY
  }

  private func anchor(at item: Int) -> TableAnchor {
    TableAnchor(item: item, path: content.path(of: item), place: top(of: item) - contentOffset.y)
  }

  /// Moves the offset so that an item is where an anchor was on screen.
  func hold(_ held: (anchor: TableAnchor, item: Int)?, as reason: OffsetCorrection.Reason) {
    guard let held else { return }
    let before = Self.whole(Double(contentOffset.y) * pixelScale)
    let wanted = Self.whole(Double(top(of: held.item) - held.anchor.place) * pixelScale)
    moveOffset(by: wanted - before, as: reason)
  }

  /// Moves the offset by pixels and notes why. A part of a pixel that it has, it keeps.
  func moveOffset(by pixels: Int, as reason: OffsetCorrection.Reason, at path: IndexPath? = nil) {
    guard pixels != 0 else { return }
    let exact = Double(contentOffset.y) * pixelScale
    let whole = exact.rounded()
    let part = abs(exact - whole) <= PixelGrid.tolerance ? 0 : exact - whole
    contentOffset.y = CGFloat((whole + Double(pixels) + part) / pixelScale)
    record(reason, points(pixels), at: path)
  }

  /// Whether nothing but content and insets shows, or is to show when that is measured.
  var isInRange: Bool { display.comesBack || verticalLimits.contains(contentOffset.y) }

  /// Brings the offset back where there is content: at once, or where heights were forgotten when what shows has been measured.
  func comeBack(atOnce: Bool) {
    if atOnce { clampOffset() } else { display.comesBack = true }
  }

  /// Brings the offset back where there is content, after there has become less of it.
  func clampOffset() {
    let limits = verticalLimits
    let wanted = min(max(contentOffset.y, limits.lowerBound), limits.upperBound)
    let pixels = Self.whole(Double(wanted - contentOffset.y) * pixelScale)
    guard pixels != 0 else { return }
    contentOffset.y = wanted
    record(.limit, points(pixels))
  }

  /// Tells the scroll view how large the content is.
  func settleSize() {
    let height = headerViewHeight + points(content.heights.total) + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSizeAsKnown != size { contentSizeAsKnown = size }
  }
}
