import FontMetrics
import Foundation
import LayoutCore

/// An item that stays in place on screen.
struct TableAnchor {
  let item: Int
  /// The index path of the row, or nil for a header or footer.
  let path: IndexPath?
  /// The distance from the table's top edge down to the top of the item, in points.
  let place: CGFloat
}

extension TableView {
  /// The display scale for which the heights were measured.
  var pixelScale: Double { content.scale }

  /// The display scale, or 1 if it is invalid, before heights are measured for it.
  var displayPixelScale: Double { traitCollection.usedDisplayScale }

  /// Returns a height in whole pixels, rounded up as sizes are, and limited so that two heights can
  /// be added.
  func pixels(_ points: CGFloat) -> Int32 { lengths.pixels(points) }

  func points(_ pixels: Int) -> CGFloat { lengths.points(pixels) }

  /// Returns the nearest whole number within the range that both types represent exactly.
  static func whole(_ value: Double) -> Int { PixelLengths.whole(value) }

  private var lengths: PixelLengths { PixelLengths(scale: pixelScale) }

  // MARK: Positions of items

  /// The height above the first section, in points.
  var headerViewHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// Returns the top of an item in the content, in points.
  func top(of item: Int) -> CGFloat { headerViewHeight + points(content.heights.offset(of: item)) }

  /// The distance from the top of the first item down to the table's top edge, in pixels, rounded
  /// down.
  var topInPixels: Int {
    lengths.touched(from: contentOffset.y - headerViewHeight, length: bounds.height).start
  }

  /// The distance from the top of the first item down to the table's bottom edge, in pixels,
  /// rounded up.
  var bottomInPixels: Int {
    lengths.touched(from: contentOffset.y - headerViewHeight, length: bounds.height).end
  }

  /// Returns the first visible row and its position, or the first visible header or footer if there
  /// is no row. Returns nil while the table is scrolled to its top, where it stays.
  func anchor() -> TableAnchor? {
    guard content.heights.count > 0 else { return nil }
    if let item = display.anchorItem { return anchor(at: item) }
    guard !isAtTop else { return nil }
    let shown = firstInPlace { top(of: $0 + 1) > contentOffset.y }
    guard let item = shown ?? content.heights.item(at: topInPixels) else { return nil }
    return anchor(at: item)
  }

  /// Returns the first of the given items that is visible in its regular position: a row, or else a
  /// header or footer. A pinned header or footer is elsewhere, and keeping it in place would move
  /// the visible rows.
  func firstInPlace(where isWanted: (Int) -> Bool) -> Int? {
    let shown = display.shown.keys.filter(isWanted).sorted()
    return shown.first { content.path(of: $0) != nil } ?? shown.first { !isHeld($0) }
  }

  /// Returns `true` if a visible header or footer was pinned to an edge in the last tiling.
  private func isHeld(_ item: Int) -> Bool {
    let (section, part) = content.sections.place(of: item)
    let own = frame(of: part == .header ? .header : .footer, section: section)
    return display.shown[item]?.frame.minY != own.minY
  }

  private func anchor(at item: Int) -> TableAnchor {
    TableAnchor(item: item, path: content.path(of: item), place: top(of: item) - contentOffset.y)
  }

  /// Moves the offset so that an item has the position of an anchor.
  func hold(_ held: (anchor: TableAnchor, item: Int)?, as reason: OffsetCorrection.Reason) {
    guard let held else { return }
    let before = Self.whole(Double(contentOffset.y) * pixelScale)
    let wanted = Self.whole(Double(top(of: held.item) - held.anchor.place) * pixelScale)
    moveOffset(by: wanted - before, as: reason)
  }

  /// Moves the offset by pixels and records the reason. A fraction of a pixel in the offset is
  /// kept.
  func moveOffset(by pixels: Int, as reason: OffsetCorrection.Reason, at path: IndexPath? = nil) {
    guard pixels != 0 else { return }
    contentOffset.y = lengths.moved(contentOffset.y, by: pixels)
    record(reason, points(pixels), at: path)
  }

  /// A Boolean value that indicates whether only content and insets are visible, or will be after
  /// measuring.
  var isInRange: Bool { display.comesBack || verticalLimits.contains(contentOffset.y) }

  /// Returns the offset into the content: at once, or after measuring if heights were discarded.
  func comeBack(atOnce: Bool) {
    if atOnce { clampOffset() } else { display.comesBack = true }
  }

  /// Returns the offset into the content after the content shrank.
  func clampOffset() {
    let limits = verticalLimits
    let wanted = min(max(contentOffset.y, limits.lowerBound), limits.upperBound)
    let pixels = Self.whole(Double(wanted - contentOffset.y) * pixelScale)
    guard pixels != 0 else { return }
    contentOffset.y = wanted
    record(.limit, points(pixels))
  }

  /// Updates the content size of the scroll view.
  func settleSize() {
    let height = headerViewHeight + points(content.heights.total) + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSizeAsKnown != size { contentSizeAsKnown = size }
  }
}
