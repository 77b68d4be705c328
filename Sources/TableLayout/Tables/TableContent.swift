import Foundation
import LayoutCore

/// What a table knows of its data: how many rows, and how high everything is.
struct TableContent {
  /// Whether the data were read since they were last said to be others.
  var isLoaded = false
  var sections = TableSections()
  var heights = HeightIndex()
  /// The number of pixels in a point that the heights were found for.
  var scale = 1.0
  /// The width of the table that the heights were found for, in points.
  var width: CGFloat = 0
  /// Whether headers and footers may have views, by the answer for the first section.
  var mayHaveViews: [SectionEdge: Bool] = [:]
  /// Items whose heights are to be found before anything else, since there is to be no estimate.
  var pending: [Int] = []

  /// Whether there are heights for all items, as there are not while the delegate is asked for estimates.
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
  /// Reads the data, if that has not been done since they changed.
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

  /// Gives every item an estimate; what was measured before, at a place that is still there, the height it had.
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

  /// Finds the heights that are to have no estimates.
  func measurePending() {
    let pending = content.pending
    content.pending = []
    for item in pending where content.isLoaded && item < content.heights.count && !content.heights.isMeasured(item) {
      measureUnseen(item)
    }
  }

  /// Whether heights are those of another text size or width.
  var heightsAreOutdated: Bool { display.forgetsHeights || content.width != bounds.width }

  /// Forgets heights that are those of another text size or width, before anybody puts others in their place or goes by them.
  func forgetOutdatedHeights() {
    if heightsAreOutdated { forgetHeights() }
  }

  /// Forgets all heights that were measured, as after a change of category or width; what is at the top stays there.
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

  /// Takes the estimates of rows anew, that nobody gave, when a mean has become another.
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

/// Goes through the items of sections in order.
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
