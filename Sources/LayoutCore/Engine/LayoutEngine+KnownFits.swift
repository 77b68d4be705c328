extension LayoutEngine {
  /// The outermost frame that goes with contents as they are now, where it is known (``KnownFits``).
  func knownFrame(_ now: Moment, changed: [ItemBox]) -> Frame? {
    // Taken out and put back, so that no access spans a call (``View/state``).
    var known = KnownFits()
    swap(&known, &knownFits)
    let frame = known.frame(now, changed: changed, all: boxes)
    swap(&known, &knownFits)
    return frame
  }

  /// Forgets what the view came to: contents change without ``knownFrame(_:changed:)`` being asked.
  func forgetFits() { knownFits.forget() }

  /// Keeps the outermost frame of the last solution, for contents that ``knownFrame(_:changed:)`` was just asked about.
  func keepFrame() {
    guard let frame = boxes.first?.frame(in: solver) else { return }
    var known = KnownFits()
    swap(&known, &knownFits)
    known.keep(frame)
    swap(&known, &knownFits)
  }
}
