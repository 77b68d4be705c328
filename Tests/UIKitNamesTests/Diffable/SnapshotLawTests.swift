import Foundation
import LayoutCore
import TableLayout
import TestSupport
import Testing
import UIKitNames

/// A view of items that displays snapshots.
enum SnapshotView: CaseIterable, CustomStringConvertible {
  case table
  case collection

  var description: String { self == .table ? "table" : "collection view" }

  @MainActor func make() -> any SnapshotScreen { self == .table ? TableScreen() : CollectionScreen() }
}

@MainActor @Suite("Random snapshots")
struct SnapshotLawTests {
  /// The number of applied snapshots: more if the environment specifies it.
  private static var count: Int {
    ProcessInfo.processInfo.environment["STRUT_SNAPSHOTS"].flatMap(Int.init) ?? 240
  }

  private static let stepsPerScreen = 12

  @Test(
    "Views show what a naive list contains, and keep cells, selections and places", arguments: SnapshotView.allCases)
  func law(_ view: SnapshotView) {
    for seed in 0..<(Self.count + Self.stepsPerScreen - 1) / Self.stepsPerScreen {
      var walk = SnapshotWalk(view.make(), seed: seed)
      for step in 0..<Self.stepsPerScreen { walk.takeStep("seed \(seed), step \(step)") }
    }
  }
}

/// A sequence of random snapshots of one view, each compared with a naive list.
@MainActor struct SnapshotWalk {
  private let screen: any SnapshotScreen
  private var generator: SeededGenerator
  private var naive = NaiveSnapshot()
  /// True if cells that are configured again have new heights. As that follows the updates of a
  /// view, others may disappear and come back, and the first visible one stays in place.
  private var reconfiguringChangesHeights = false

  init(_ screen: any SnapshotScreen, seed: Int) {
    self.screen = screen
    generator = SeededGenerator(seed: seed)
  }

  /// The state of a view before a snapshot is applied.
  private struct Before {
    var cells: [Int: ObjectIdentifier]
    var places: [Int: CGFloat]
    var selected: Set<Int>
    var returns: Int
    var isAtStart: Bool
    /// The first visible item's index path and place.
    var first: (path: IndexPath, place: CGFloat)?
  }

  mutating func takeStep(_ comment: Comment) {
    scrollAndSelect()
    let before = look()
    let snapshot = change(comment)
    screen.provided = []
    let isReloaded = Int.random(in: 0..<8, using: &generator) == 0
    if isReloaded {
      screen.applyByReloading(snapshot)
    } else {
      screen.apply(snapshot, animated: Bool.random(using: &generator))
    }
    screen.scrollView.layoutIfNeeded()
    expectItems(comment)
    expectCells(comment)
    if isReloaded {
      #expect(screen.selectedPaths.isEmpty, comment)
      expectFirstPath(since: before, comment)
    } else {
      expectRequests(since: before, comment)
      expectSelection(since: before, comment)
      expectPlaces(since: before, comment)
    }
  }

  // MARK: Before

  private mutating func scrollAndSelect() {
    let end = max(0, screen.scrollView.contentSize.height - 400)
    screen.scrollView.contentOffset.y = CGFloat.random(in: 0...end, using: &generator).rounded(.down)
    screen.scrollView.layoutIfNeeded()
    if let path = screen.visiblePaths.randomElement(using: &generator) { screen.select(path) }
  }

  private func look() -> Before {
    let paths = screen.visiblePaths
    let (cells, places) = (visible { ObjectIdentifier($0) }, visible(place))
    return Before(
      cells: cells, places: places, selected: Set(screen.selectedPaths.compactMap(screen.item)),
      returns: screen.returns, isAtStart: screen.scrollView.contentOffset.y <= 0,
      first: paths.first.flatMap { path in screen.cell(at: path).map { (path, place(of: $0)) } })
  }

  private func visible<Value>(_ value: (any NumberCell) -> Value) -> [Int: Value] {
    screen.visiblePaths.reduce(into: [:]) { values, path in
      if let cell = screen.cell(at: path), let number = cell.number { values[number] = value(cell) }
    }
  }

  private func place(of cell: any NumberCell) -> CGFloat { cell.frame.minY - screen.scrollView.contentOffset.y }

  /// Changes the list and a snapshot at random, and the heights of what is configured again.
  private mutating func change(_ comment: Comment) -> NumberSnapshot {
    var snapshot = screen.snapshot()
    naive = NaiveSnapshot(snapshot)
    if Int.random(in: 0..<30, using: &generator) == 0 {
      snapshot.deleteAllItems()
      naive.sections = []
    }
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      guard let operation = NaiveSnapshot.Operation.allCases.randomElement(using: &generator) else { continue }
      naive.change(&snapshot, operation, &generator)
    }
    #expect(NaiveSnapshot(snapshot).sections == naive.sections, comment)
    #expect(snapshot.itemIdentifiers == naive.items && snapshot.numberOfItems == naive.items.count, comment)
    for (place, item) in naive.items.enumerated() { #expect(snapshot.indexOfItem(item) == place, comment) }
    reconfiguringChangesHeights = Bool.random(using: &generator) && !naive.reconfigured.isEmpty
    for item in naive.items where screen.heights[item] == nil || changesHeight(item) {
      screen.heights[item] = CGFloat(Int.random(in: 44...150, using: &generator))
    }
    return snapshot
  }

  private func changesHeight(_ item: Int) -> Bool {
    naive.renewed.contains(item) || reconfiguringChangesHeights && naive.reconfigured.contains(item)
  }

  // MARK: After

  private func expectItems(_ comment: Comment) {
    #expect(screen.counts == naive.sections.map(\.items.count), comment)
    #expect(screen.snapshot().sectionIdentifiers == naive.sections.map(\.number), comment)
    for (index, section) in naive.sections.enumerated() {
      #expect(screen.section(at: index) == section.number && screen.index(of: section.number) == index, comment)
      for (row, item) in section.items.enumerated() {
        let path = IndexPath(row: row, section: index)
        #expect(screen.item(at: path) == item && screen.path(of: item) == path, comment)
      }
      #expect(screen.item(at: IndexPath(row: section.items.count, section: index)) == nil, comment)
    }
    #expect(screen.section(at: naive.sections.count) == nil, comment)
  }

  /// Expects cells with the content and heights of their items, without gaps, over the whole view.
  private func expectCells(_ comment: Comment) {
    let paths = screen.visiblePaths
    let cells = paths.compactMap(screen.cell)
    #expect(cells.map(\.number) == paths.map { naive.sections[$0.section].items[$0.row] }, comment)
    #expect(cells.map(\.frame.height) == cells.map { $0.number.flatMap { screen.heights[$0] } }, comment)
    for (cell, next) in zip(cells, cells.dropFirst()) { #expect(cell.frame.maxY == next.frame.minY, comment) }
    let (top, content) = (screen.scrollView.contentOffset.y, screen.scrollView.contentSize.height)
    #expect(top >= 0 && top <= max(0, content - 400), comment)
    #expect(cells.first?.frame.minY ?? 0 <= top, comment)
    #expect(cells.last?.frame.maxY ?? content >= min(content, top + 400), comment)
    #expect((paths.isEmpty) == naive.items.isEmpty, comment)
  }

  /// Expects requests for new, reloaded and reconfigured cells, and for no others.
  private func expectRequests(since before: Before, _ comment: Comment) {
    guard !reconfiguringChangesHeights else { return }
    let requests = Dictionary(screen.provided.map { ($0, 1) }, uniquingKeysWith: +)
    for (item, cell) in visible({ ObjectIdentifier($0) }) {
      guard let old = before.cells[item] else {
        #expect(requests[item] ?? 0 >= 1, "\(comment), new \(item)")
        continue
      }
      let (isRenewed, isReconfigured) = (naive.renewed.contains(item), naive.reconfigured.contains(item))
      #expect(requests[item] ?? 0 == (isRenewed || isReconfigured ? 1 : 0), "\(comment), item \(item)")
      if !isRenewed { #expect(cell == old, "\(comment), item \(item)") }
    }
  }

  private func expectSelection(since before: Before, _ comment: Comment) {
    let staying = before.selected.intersection(naive.items).subtracting(naive.renewed)
    #expect(Set(screen.selectedPaths.compactMap(screen.item)) == staying, comment)
    #expect(visible(\.isSelected).allSatisfy { staying.contains($0) == $1 }, comment)
  }

  /// Expects that an item that was visible and remains is where it was, unless the view is at its
  /// start or the content ended above. It may have become lower, and is then no longer visible.
  private func expectPlaces(since before: Before, _ comment: Comment) {
    guard !before.isAtStart, screen.returns == before.returns, naive.reloadedSections.isEmpty,
      !reconfiguringChangesHeights
    else { return }
    let remaining = before.places.filter { naive.items.contains($0.key) }
    guard remaining.contains(where: { !naive.renewed.contains($0.key) }) else { return }
    #expect(
      remaining.contains { item, place in screen.path(of: item).flatMap(self.place) == place },
      "\(comment): \(remaining) became \(visible(place))")
  }

  /// Expects that the first visible index path is where it was.
  private func expectFirstPath(since before: Before, _ comment: Comment) {
    guard !before.isAtStart, screen.returns == before.returns, let first = before.first,
      naive.sections.indices.contains(first.path.section),
      naive.sections[first.path.section].items.indices.contains(first.path.row)
    else { return }
    #expect(place(first.path) == first.place, comment)
  }

  private func place(_ path: IndexPath) -> CGFloat? {
    screen.top(of: path).map { $0 - screen.scrollView.contentOffset.y }
  }
}
