import Foundation
import LayoutCore

// The application of a plan: every item keeps its state at its new position, and new items get
// estimates.

extension TableView {
  /// Returns the item that stays in place on screen, and its new number: the first visible row from
  /// the anchor on that is neither deleted nor moved, so that a moved row does not drag the others
  /// along. If there is none, it is the anchor at its new position, or else the next remaining row
  /// below or above it.
  func surviving(_ anchor: TableAnchor?, in plan: TableUpdatePlan, of updates: TableUpdates) -> (TableAnchor, Int)? {
    guard let anchor else { return nil }
    let moving = MovingRows(updates)
    let bottom = contentOffset.y + bounds.height
    let unmoved = plan.survivors(around: anchor.item) { content.path(of: $0).map(moving.contains) == false }.below
    let (below, above) = plan.survivors(around: anchor.item) { content.path(of: $0) != nil }
    guard let found = unmoved.flatMap({ top(of: $0.before) < bottom ? $0 : nil }) ?? below ?? above else { return nil }
    let place = top(of: found.before) - contentOffset.y
    return (TableAnchor(item: found.before, path: nil, place: place), found.after)
  }

  func carryOut(_ plan: TableUpdatePlan) {
    let old = content
    display.renumber()
    moveViews(plan)
    content.sections = plan.sections
    // A reloaded row is a new, unselected row.
    let selected = selection.rows.compactMap(old.item(of:))
    let staying = plan.places(of: selected)
    selection = RowSelection(selected.compactMap { staying[$0].flatMap(content.path(of:)) })
    content.heights = heights(plan, from: old)
  }

  private func heights(_ plan: TableUpdatePlan, from old: TableContent) -> HeightIndex {
    var (runs, cursor) = (RunCursor(plan.runs), ItemCursor(plan.sections))
    var (measured, pending, known): ([Int], [Int], [Int]) = ([], [], [])
    var result = HeightIndex(count: plan.sections.itemCount) { item in
      let (section, part) = cursor.next()
      let source = runs.next()
      if let (source, isReloaded) = source, !isReloaded {
        if old.heights.isMeasured(source) {
          measured.append(item)
        } else if old.heights.isKnown(source) {
          known.append(item)
        }
        return old.heights[source]
      }
      switch estimate(section: section, part: part) {
      case .about(let height):
        guard let (source, _) = source else { return height }
        // A reloaded row has its previous height until it is displayed.
        if old.heights.isKnown(source) { known.append(item) }
        return old.heights[source]
      case .exactly(let height):
        measured.append(item)
        return height
      case .none:
        pending.append(item)
        return 0
      }
    }
    for item in measured { result.setMeasured(item) }
    for item in known { result.noteKnown(item) }
    content.pending = pending
    return result
  }

  /// Keeps the views of remaining items and removes the others.
  private func moveViews(_ plan: TableUpdatePlan) {
    let staying = plan.places(of: display.shown.keys.sorted())
    for item in display.shown.keys.sorted() where staying[item] == nil { endDisplay(of: item) }
    var (shown, revisions): ([Int: View], [Int: Int]) = ([:], [:])
    for (item, view) in display.shown {
      guard let place = staying[item] else { continue }
      shown[place] = view
      revisions[place] = display.revisions[item]
    }
    display.prepared.values.forEach(giveBack)
    display.prepared = [:]
    display.viewless = []
    (display.shown, display.revisions) = (shown, revisions)
  }
}

extension TableUpdatePlan {
  /// Returns the new numbers of the items that remain and are not reloaded.
  ///
  /// - Complexity: O(*r* log *r* + *k* log *k*) for *r* runs and *k* items.
  func places(of items: [Int]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var staying = stayingRuns[...]
    for item in items.sorted() {
      staying = staying.drop { $0.source.upperBound <= item }
      guard let run = staying.first else { break }
      if run.source.contains(item) { places[item] = run.start + item - run.source.lowerBound }
    }
    return places
  }

  /// The runs of remaining items, by their previous numbers, with their new starts.
  private var stayingRuns: [(source: Range<Int>, start: Int)] {
    var staying: [(source: Range<Int>, start: Int)] = []
    var start = 0
    for run in runs {
      if let source = run.source, !run.isReloaded { staying.append((source..<source + run.count, start)) }
      start += run.count
    }
    return staying.sorted { $0.source.lowerBound < $1.source.lowerBound }
  }

  /// Returns the nearest remaining rows from an item on and before it, among all or some rows.
  func survivors(
    around item: Int, where isRow: (Int) -> Bool
  ) -> (below: (before: Int, after: Int)?, above: (before: Int, after: Int)?) {
    var below: (before: Int, after: Int)?
    var above: (before: Int, after: Int)?
    var start = 0
    for run in runs {
      defer { start += run.count }
      guard let source = run.source else { continue }
      let end = source + run.count
      if let first = (max(source, item)..<max(end, item)).first(where: isRow), first < below?.before ?? .max {
        below = (first, start + first - source)
      }
      if let last = (min(source, item)..<min(end, item)).last(where: isRow), last > above?.before ?? -1 {
        above = (last, start + last - source)
      }
    }
    return (below, above)
  }
}

/// The rows that move by themselves or with their section, by their previous position.
struct MovingRows {
  private let rows: Set<IndexPath>
  private let sections: Set<Int>

  init(_ updates: TableUpdates) {
    rows = Set(updates.movedRows.map(\.from))
    sections = Set(updates.movedSections.map(\.from))
  }

  func contains(_ path: IndexPath) -> Bool { sections.contains(path.section) || rows.contains(path) }
}

/// Iterates over the previous numbers of the items of runs, or nil for new ones.
struct RunCursor {
  private let runs: [TableUpdatePlan.Run]
  private var run = 0
  private var inside = 0

  init(_ runs: [TableUpdatePlan.Run]) { self.runs = runs }

  mutating func next() -> (source: Int, isReloaded: Bool)? {
    let current = runs[run]
    defer {
      inside += 1
      if inside == current.count { (run, inside) = (run + 1, 0) }
    }
    return current.source.map { ($0 + inside, current.isReloaded) }
  }
}
