extension LayoutEngine {
  /// The outermost frame that goes with contents as they are now, where it is known (``KnownFits``).
  func knownFrame(_ now: Moment, changed: [ItemBox]) -> Frame? { knownFits.frame(now, changed: changed, all: boxes) }

  /// The outermost frame, where it is known and nothing has changed since one was known last but the same contents as then: as from row
  /// to row of a table, whose labels have another text each.
  ///
  /// ``follow(_:recalls:)`` would find the same; here it is known which views to ask, and these are alive.
  func recalledFrame(_ demand: SizeDemand, of root: View) -> Frame? {
    guard let changing, changes.boxes.count == changing.count, canFollowChanges else { return nil }
    let now = moment(demand, of: root)
    guard knownFits.isAbout(now), changing.findContents() else { return nil }
    return knownFrame(now, changed: [])
  }

  /// Notes what was left to whoever solves next.
  func holdChanging() {
    guard holdsViews else { return }
    changing = nil
    for box in changes.boxes {
      guard let view = box.view else { return changing = nil }
      changing = ChangingContent(view, box, before: changing)
    }
  }

  /// Forgets what the view came to: contents change without ``knownFrame(_:changed:)`` being asked.
  func forgetFits() { knownFits.forget() }

  /// Keeps the outermost frame of the last solution, for contents that ``knownFrame(_:changed:)`` was just asked about.
  func keepFrame() {
    if let frame = boxes.first?.frame(in: solver) { knownFits.keep(frame) }
  }
}
