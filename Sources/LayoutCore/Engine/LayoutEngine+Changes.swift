import ConstraintSolving
import FontMetrics

/// Layout after a change of only a few views' contents or of the requested height: only affected
/// rows are updated.
///
/// The result is that of a complete layout. The natural size of text depends on the width at which
/// it is broken, and that width depends on the neighboring text. Therefore all boxes with coupled
/// widths (``Coupling``) start again with one line, and others keep their state. Heights,
/// baselines, and margins then follow from box to box, until nothing moves.
extension LayoutEngine {
  /// A Boolean value that indicates whether a change of contents can be applied to the last
  /// solution.
  var canFollowChanges: Bool { !needsRebuild && conflicts.isEmpty && !isMixed }

  /// The result of applying changes.
  enum Following {
    /// The solver has the new contents.
    case solved
    /// It has not, but this is the outermost frame.
    case known(Frame)
    /// Everything must be computed again.
    case notAtAll
  }

  /// Updates the last solution for changed contents and a height.
  ///
  /// - Parameter recalls: True if only the outermost frame is required, and may come from the
  ///   cache.
  func follow(_ now: Moment, recalls: Bool) -> Following {
    demand = now.demand
    var started = takeChangedBoxes()
    if isDirect, started.allSatisfy(prepare) {
      // Baselines and system spacing depend on more than the size of text.
      let mayBeKnown = recalls && started.allSatisfy { $0.textRows.isEmpty }
      if mayBeKnown, let frame = knownFrame(now, changed: started) {
        leaveChanged(&started)
        return .known(frame)
      }
      if !mayBeKnown { forgetFits() }
      let isSolved = solveOnce(started)
      if mayBeKnown, isSolved { keepFrame() }
      returnTaken(&started)
      return isSolved ? .solved : .notAtAll
    }
    forgetFits()
    defer { returnTaken(&started) }
    // Every constraint of a view counts from its alignment rectangle.
    guard started.allSatisfy({ $0.knownInsets == $0.alignmentInsets }), solveChanges(started) else { return .notAtAll }
    return .solved
  }

  private func solveChanges(_ started: [ItemBox]) -> Bool {
    let loose = loosened(started)
    for box in loose { box.startOver() }
    var moved: [ItemBox] = []
    var wraps = false
    for pass in 0..<LayoutLimits.passes {
      if wraps { wrapContent(of: loose) }
      let isChanged = tell(pass == 0 ? rows(startingOver: loose) : rows(following: moved, wrapping: loose))
      guard conflicts.isEmpty, let news = noteChanges(loose) else { return false }
      moved = news
      if isChanged { continue }
      if wraps || !loose.contains(where: \.wrapsContent) { break }
      wraps = true
    }
    return true
  }

  /// Boxes and those that are coupled to them, none twice.
  private func loosened(_ started: [ItemBox]) -> [ItemBox] {
    unique(started + started.flatMap { box in box.coupled.map { boxes[$0] } })
  }

  /// Records the solver's values. Returns the boxes that moved, or nil if text that was not
  /// restarted has another width, so that it must be.
  ///
  /// - Complexity: O(*n*) in the boxes, with four numbers each.
  private func noteChanges(_ loose: [ItemBox]) -> [ItemBox]? {
    let loose = Set(loose.map(\.index))
    let moves = noteMoves()
    for (box, before) in moves where box.wrapsContent && !loose.contains(box.index) {
      let now = box.solved.map { PixelGrid.snapping($0.width) }
      if before.map({ PixelGrid.snapping($0.width) }) != now { return nil }
    }
    return moves.map(\.box)
  }

  /// Notes where the solver has everything now. Answers what has moved, and where that was before.
  func noteMoves() -> [(box: ItemBox, before: Frame?)] {
    isNoted = true
    var moves: [(box: ItemBox, before: Frame?)] = []
    for box in boxes {
      let (before, now) = (box.solved, box.frame(in: solver))
      guard now != before else { continue }
      box.solved = now
      moves.append((box, before))
      if !hasAllMoved { movedBoxes.append(box) }
    }
    return moves
  }

  /// Boxes in their order, none twice.
  func unique(_ boxes: [ItemBox]) -> [ItemBox] {
    lastMark += 1
    return boxes.filter { box in
      defer { box.mark = lastMark }
      return box.mark != lastMark
    }
  }
}
