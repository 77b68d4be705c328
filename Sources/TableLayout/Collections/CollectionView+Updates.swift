internal import FontMetrics
public import Foundation
import LayoutCore

extension CollectionView {
  /// Applies updates that the data source already made, as `TableView.apply(_:)` does; rows are
  /// items.
  ///
  /// Throws an error with UIKit's message if the data source returns unexpected numbers of items or
  /// sections, or if the updates contradict each other. The view is then unchanged, and needs
  /// ``reloadData()``.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func apply(_ updates: TableUpdates) throws(TableError) {
    guard content.isLoaded else { return setNeedsTiling() }
    guard !display.isLoading else { return reloadData() }
    display.isLoading = true
    defer { display.isLoading = false }
    let counts = itemCounts()
    let plan: TableUpdatePlan
    do throws(TableError) {
      plan = try TableUpdatePlan(updates, of: content.sections, to: counts)
    } catch {
      throw error.inCollection
    }
    let held = surviving(anchor(), in: plan, of: updates)
    // A layout of the program returns its offset when it is asked for its new size.
    let wasInRange = lineLayout != nil && alongLimits.contains(alongOffset)
    carryOut(plan)
    hold(held, as: .update)
    display.keptItem = held?.item
    if wasInRange { clampOffset() }
    setNeedsTiling()
  }

  /// Calls `updates`, which inserts, deletes, moves and reloads items and sections, and applies all
  /// updates at once. Stops the program with UIKit's message where ``apply(_:)`` throws an error.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func beginUpdates() {
    loadIfNeeded()
    updates.depth += 1
  }

  private func endUpdates() {
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let collected = updates.collected
    updates.collected = TableUpdates()
    applyOrStop(collected)
    tileIfNeeded()
  }

  private func applyOrStop(_ updates: TableUpdates) {
    do throws(TableError) { try apply(updates) } catch { stopAsUIKit(error.message) }
  }

  private func change(_ add: (inout TableUpdates) -> Void) {
    beginUpdates()
    add(&updates.collected)
    endUpdates()
  }

  /// Inserts items at their positions after the update.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertRows(at: indexPaths) } }
  /// Deletes items at their positions before the update.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleteRows(at: indexPaths) } }
  /// Reloads items at their positions before the update.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadRows(at: indexPaths) } }
  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(at: indexPath, to: newIndexPath) }
  }
  /// Inserts sections at their positions after the update.
  public func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }
  /// Deletes sections at their positions before the update.
  public func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }
  /// Reloads sections at their positions before the update.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, toSection: newSection) }
  }

  /// Configures the visible cells of items again without replacing them; see
  /// `TableView.reconfigureRows(at:)`.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    loadIfNeeded()
    for path in indexPaths {
      guard let item = content.item(of: path) else {
        stopAsUIKit("Attempted to reconfigure an item at an invalid index path: \(path)")
      }
      // A layout of the program has no shapes: its cells are not measured.
      let isMeasured = lineLayout != nil && !content.shapes[path.section].measuredAxes.isEmpty
      if isMeasured { content.heights.setMeasured(item, false) }
      if let cell = display.shown[item] as? CollectionViewCell { reconfigure(cell, item, path) }
    }
    setNeedsTiling()
    tileIfNeeded()
  }

  private func reconfigure(_ cell: CollectionViewCell, _ item: Int, _ path: IndexPath) {
    let revision = display.revision
    pool.lent = cell
    let new = traitCollection.performAsCurrent { dataSource?.collectionView(self, cellForItemAt: path) }
    pool.lent = nil
    guard display.revision == revision, let new, new !== cell else { return }
    endDisplay(of: item)
    display.prepared[item] = new
    insertSubview(new, at: 0)
  }

  // MARK: Application of a plan

  /// Returns the item that stays in place on screen, and its new number; see
  /// `TableView.surviving(_:in:of:)`.
  private func surviving(
    _ anchor: TableAnchor?, in plan: TableUpdatePlan, of updates: TableUpdates
  ) -> (anchor: TableAnchor, item: Int)? {
    guard let anchor else { return nil }
    let moving = MovingRows(updates)
    let bottom = alongOffset + alongLength
    let unmoved = plan.survivors(around: anchor.item) { content.path(of: $0).map(moving.contains) == false }.below
    let (below, above) = plan.survivors(around: anchor.item) { content.path(of: $0) != nil }
    let visible = unmoved.flatMap { content.start(of: $0.before) < bottom ? $0 : nil }
    guard let found = visible ?? below ?? above else { return nil }
    let place = content.start(of: found.before) - alongOffset
    return (TableAnchor(item: found.before, path: nil, place: place), found.after)
  }

  private func carryOut(_ plan: TableUpdatePlan) {
    let old = content
    display.renumber()
    moveViews(plan)
    let selected = selection.rows.compactMap(old.item(of:))
    let staying = plan.places(of: selected)
    content.sections = plan.sections
    selection = RowSelection(selected.compactMap { staying[$0].flatMap(content.path(of:)) })
    guard lineLayout != nil else { return layoutInvalidated() }
    var runs = RunCursor(plan.runs)
    layOutSections { _ in
      guard let (source, isReloaded) = runs.next() else { return nil }
      // A layout of the program has no heights.
      guard source < old.heights.count, old.heights.isKnown(source) else { return nil }
      return (old.sizes[source], !isReloaded && old.heights.isMeasured(source))
    }
  }

  /// Keeps the views of remaining items and removes the others.
  private func moveViews(_ plan: TableUpdatePlan) {
    let staying = plan.places(of: display.shown.keys.sorted())
    for item in display.shown.keys.sorted() where staying[item] == nil { endDisplay(of: item) }
    var (shown, kinds): ([Int: View], [Int: String]) = ([:], [:])
    for (item, view) in display.shown {
      guard let place = staying[item] else { continue }
      shown[place] = view
      kinds[place] = display.knownKinds[item]
    }
    for (item, view) in display.prepared { giveBack(view, kind: display.knownKinds[item] ?? "") }
    (display.prepared, display.shown, display.knownKinds) = ([:], shown, kinds)
  }
}

extension TableError {
  /// The error of a collection view. UIKit's messages differ in the names of the view and its
  /// parts.
  var inCollection: TableError {
    let words = ["table view": "collection view", "rows": "items", "row": "item"]
    let text = words.sorted { $0.key.count > $1.key.count }.reduce(message) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
    return TableError(code: code, subject: subject, message: text)
  }
}
