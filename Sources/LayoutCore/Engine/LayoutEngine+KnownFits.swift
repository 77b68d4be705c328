extension LayoutEngine {
  /// Returns the outermost frame for the current contents, if it is known (``KnownFits``).
  func knownFrame(_ now: Moment, changed: [ItemBox]) -> Frame? { knownFits.frame(now, changed: changed, all: boxes) }

  /// Returns the outermost frame if it is known and only the same contents as before changed since
  /// then, as from row to row of a table whose labels change.
  ///
  /// ``follow(_:recalls:)`` would return the same. Here the views are known and alive.
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

  /// Stores the outermost frame of the last solution, for the contents of the last call to
  /// ``knownFrame(_:changed:)``.
  func keepFrame() {
    if let frame = boxes.first?.frame(in: solver) { knownFits.keep(frame) }
  }
}
