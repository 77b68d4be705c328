import Foundation
import LayoutCore

/// The state of a table's data: the number of rows, and all heights.
struct TableContent {
  /// A Boolean value that indicates whether the data were read since the last reload.
  var isLoaded = false
  var sections = TableSections()
  var heights = HeightIndex()
  /// The display scale for which the heights are valid.
  var scale = 1.0
  /// The table width for which the heights are valid, in points.
  var width: CGFloat = 0
  /// A Boolean value for headers and one for footers that indicate whether they may have views,
  /// from the delegate's answer for the first section.
  var mayHaveViews: [SectionEdge: Bool] = [:]
  /// The items whose heights must be measured first, because estimates are not allowed.
  var pending: [Int] = []

  /// A Boolean value that indicates whether all items have heights, which is false while the
  /// delegate returns estimates.
  var hasHeights: Bool { heights.count == sections.itemCount }

  func path(of item: Int) -> IndexPath? {
    guard case (let section, .row(let row)) = sections.place(of: item) else { return nil }
    return IndexPath(row: row, section: section)
  }

  func item(of path: IndexPath) -> Int? {
    guard path.count == 2 else { return nil }
    return sections.item(section: path.section, row: path.row)
  }
}

/// One of the two ends of a section.
enum SectionEdge: Hashable {
  case header
  case footer
}

extension TableView {
  /// Reads the data if they changed since the last read.
  func loadIfNeeded() {
    guard !content.isLoaded, !display.isLoading else { return }
    display.isLoading = true
    defer { display.isLoading = false }
    let anchor = anchor()
    let wasInRange = isInRange
    let isOutdated = heightsAreOutdated
    if isOutdated { estimates.learned = LearnedHeights() }
    display.forgetsHeights = false
    removeAllShown()
    display.renumber()
    let old = isOutdated ? TableContent() : content
    content = TableContent()
    content.isLoaded = true
    content.scale = displayPixelScale
    content.sections = TableSections(rowCounts: rowCountsOfData())
    estimateHeights(keeping: old)
    settleSize()
    measurePending()
    let held = anchor.flatMap { anchor in anchor.path.flatMap(content.item(of:)).map { (anchor, $0) } }
    hold(held, as: .update)
    if wasInRange { comeBack(atOnce: !isOutdated || held == nil) }
  }

  /// Sets an estimate for every item, or the known height of an item that still exists.
  private func estimateHeights(keeping old: TableContent) {
    content.scale = displayPixelScale
    content.width = bounds.width
    var cursor = ItemCursor(content.sections)
    let isKept = old.scale == content.scale
    var (exact, pending, known): ([Int], [Int], [Int]) = ([], [], [])
    content.heights = HeightIndex(count: content.sections.itemCount) { item in
      let (section, part) = cursor.next()
      switch estimate(section: section, part: part) {
      case .about(let height):
        guard isKept, let before = old.sections.item(section: section, part), old.heights.isKnown(before) else {
          return height
        }
        known.append(item)
        return old.heights[before]
      case .exactly(let height):
        exact.append(item)
        return height
      case .none:
        pending.append(item)
        return 0
      }
    }
    for item in exact { content.heights.setMeasured(item) }
    for item in known { content.heights.noteKnown(item) }
    content.pending = pending
  }

  /// Measures the items that must not have estimates.
  func measurePending() {
    let pending = content.pending
    content.pending = []
    for item in pending where content.isLoaded && item < content.heights.count && !content.heights.isMeasured(item) {
      measureUnseen(item)
    }
  }

  /// A Boolean value that indicates whether heights are outdated because of the text size or width.
  var heightsAreOutdated: Bool { display.forgetsHeights || content.width != bounds.width }

  /// Removes heights that are outdated because of the text size or width, before they are replaced
  /// or used.
  func forgetOutdatedHeights() {
    if heightsAreOutdated { forgetHeights() }
  }

  /// Removes all measured heights, as after a change of category or width. The top row stays in
  /// place.
  func forgetHeights() {
    guard content.isLoaded, !display.isLoading else {
      display.forgetsHeights = true
      return setNeedsTiling()
    }
    display.isLoading = true
    defer { display.isLoading = false }
    display.forgetsHeights = false
    let anchor = anchor()
    let wasInRange = isInRange
    estimates.learned = LearnedHeights()
    estimateHeights(keeping: TableContent())
    settleSize()
    measurePending()
    hold(anchor.map { ($0, $0.item) }, as: .estimates)
    if wasInRange { comeBack(atOnce: anchor == nil) }
    setNeedsTiling()
  }

  /// Updates the automatic estimates of rows after a mean changed.
  func relearn() {
    let isLoading = display.isLoading
    display.isLoading = true
    defer { display.isLoading = isLoading }
    let anchor = anchor()
    let (old, sections) = (content.heights, content.sections)
    var cursor = ItemCursor(sections)
    content.heights = HeightIndex(count: old.count) { item in
      let (section, part) = cursor.next()
      guard case .row = part, !old.isKnown(item), case .about(let height) = estimate(section: section, part: part)
      else { return old[item] }
      return height
    }
    content.heights.takeMeasured(from: old)
    settleSize()
    hold(anchor.map { ($0, $0.item) }, as: .estimates)
  }
}

/// Iterates over the items of sections in order.
struct ItemCursor {
  private let sections: TableSections
  private var section = 0
  private var inside = 0

  init(_ sections: TableSections) { self.sections = sections }

  mutating func next() -> (section: Int, part: TableSections.Part) {
    let rows = sections.rowCount(in: section)
    defer {
      inside += 1
      if inside == rows + 2 { (section, inside) = (section + 1, 0) }
    }
    if inside == 0 { return (section, .header) }
    return (section, inside == rows + 1 ? .footer : .row(inside - 1))
  }
}
