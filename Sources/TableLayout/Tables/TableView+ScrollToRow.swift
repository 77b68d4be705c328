internal import FontMetrics
public import Foundation
import LayoutCore

extension TableView {
  /// Scrolls to a row. The position is exact despite estimates, because the rows that become
  /// visible are measured first.
  ///
  /// In a plain table, the top is below the pinned header and the bottom above the pinned footer.
  /// If there is not enough content, the row comes as close as possible. A row of `NSNotFound`
  /// means the beginning of its section, which may be empty (documented): the table scrolls to the
  /// header. Stops the program with UIKit's message if the row or section does not exist.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard target(of: indexPath) != nil else { stopOutOfBounds(indexPath, "scroll the table view to") }
    guard bounds.width > 0, bounds.height > 0, content.hasHeights else { return }
    if bounds.size != display.size || heightsAreOutdated { tileIfNeeded() }
    loadIfNeeded()
    // The methods that were called for cells may have deleted the row.
    guard content.isLoaded, let item = target(of: indexPath) else { return }
    let isTiling = display.isTiling
    display.isTiling = true
    land(on: item, at: position)
    display.isTiling = isTiling
    setNeedsTiling()
  }

  /// Returns the item of the row or of the header of its section, or nil if it does not exist.
  private func target(of path: IndexPath) -> Int? {
    guard path.count == 2, path.row == NSNotFound else { return content.item(of: path) }
    let sections = content.sections
    return path.section >= 0 && path.section < sections.count ? sections.header(of: path.section) : nil
  }

  /// Scrolls to the nearest selected row, counted from the first visible one. Has no effect without
  /// a selection.
  public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let items = selection.rows.compactMap(content.item(of:))
    let first = visibleItems().lowerBound
    let nearest = items.min { (abs($0 - first), $0) < (abs($1 - first), $1) }
    guard let path = nearest.flatMap(content.path(of:)) else { return }
    scrollToRow(at: path, at: position, animated: animated)
  }

  /// Scrolls to the estimated position, measures the visible rows, and repeats until nothing
  /// changes. Every round except the last measures something, unless a delegate changes the offset;
  /// after a few rounds, its value is kept.
  private func land(on item: Int, at position: ScrollPosition) {
    defer { display.anchorItem = nil }
    display.anchorItem = firstInPlace { _ in true }
    let revision = display.revision
    measureEdges(around: item)
    guard display.revision == revision else { return }
    var (measured, most, idleRounds) = (0, -1, 0)
    repeat {
      measured = content.heights.measuredCount
      idleRounds = measured > most ? 0 : idleRounds + 1
      most = max(most, measured)
      let wanted = offset(showing: item, at: position)
      if wanted != contentOffset.y { contentOffset.y = wanted }
      guard display.revision == revision else { return }
      display.anchorItem = item
      measureVisible()
      guard display.revision == revision else { return }
    } while idleRounds < LayoutLimits.layoutRounds
      && (measured != content.heights.measuredCount || contentOffset.y != offset(showing: item, at: position))
  }

  /// Measures the row, and the header and footer that may be pinned above and below it.
  private func measureEdges(around item: Int) {
    let section = content.sections.place(of: item).section
    let (header, footer) = (content.sections.header(of: section), content.sections.footer(of: section))
    let revision = display.revision
    for item in [header, footer, item] where display.revision == revision && !content.heights.isMeasured(item) {
      measure(item)
    }
  }

  /// Returns the offset at which a row has its requested position, with the current heights and
  /// content.
  private func offset(showing item: Int, at position: ScrollPosition) -> CGFloat {
    let insets = adjustedContentInset
    let start = insets.top + pinnedHeight(above: item)
    let room = bounds.height - start - insets.bottom - pinnedHeight(below: item)
    let (top, bottom) = (top(of: item), self.top(of: item + 1))
    let wanted =
      switch position {
      case .top: top - start
      case .middle: onPixel((top + bottom) / 2 - start - room / 2)
      case .bottom: bottom - start - room
      case .none: nearest(top - start, bottom - start - room)
      }
    let limits = verticalLimits
    return min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  /// Returns the offset nearest to the current one between those that show the row at the top and
  /// at the bottom.
  private func nearest(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat {
    guard bottom <= top else { return top }
    return min(max(contentOffset.y, bottom), top)
  }

  private func onPixel(_ points: CGFloat) -> CGFloat {
    self.points(Self.whole((Double(points) * pixelScale).rounded(.down)))
  }

  /// Returns the height of the header that is pinned to the top above a row; 0 for the header
  /// itself.
  private func pinnedHeight(above item: Int) -> CGFloat {
    let place = content.sections.place(of: item)
    guard style == .plain, place.part != .header else { return 0 }
    return frame(of: .header, section: place.section).height
  }

  /// Returns the height of the footer that is pinned to the bottom below a row; 0 for headers,
  /// which it does not cover.
  private func pinnedHeight(below item: Int) -> CGFloat {
    let place = content.sections.place(of: item)
    guard style == .plain, case .row = place.part else { return 0 }
    return frame(of: .footer, section: place.section).height
  }

  /// - Parameter attempt: The intended operation on the row.
  func stopOutOfBounds(_ path: IndexPath, _ attempt: String) -> Never {
    let place =
      path.count == 2 ? "row (\(path.row)) for section (\(path.section))" : "index path (\(path))"
    stopAsUIKit("Attempted to \(attempt) an out-of-bounds \(place).")
  }
}
