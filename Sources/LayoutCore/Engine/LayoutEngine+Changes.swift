import ConstraintSolving
import FontMetrics

/// Layout after the content of a few views has changed, or the height asked for, and nothing else: only rows that these can reach are
/// asked again.
///
/// The result is that of a layout from nothing. What a text wants depends on the width at which it is broken, and that on what
/// the texts beside it want; so all whose widths are coupled (``Coupling``) start over, in one line, and others keep what they
/// have. Heights, baselines and margins then follow from box to box, as far as something moves.
extension LayoutEngine {
  /// Whether a change of contents alone can be followed from the last solution.
  var canFollowChanges: Bool { !needsRebuild && conflicts.isEmpty && !isMixed }

  /// Brings the last solution up to date with contents that have changed, and a height. Answers whether that could be done.
  func follow(_ demand: SizeDemand) -> Bool {
    self.demand = demand
    var started = takeChangedBoxes()
    defer { returnTaken(&started) }
    if isDirect, let isSolved = solveOnce(started) { return isSolved }
    // Every constraint of a view counts from its alignment rectangle.
    return started.allSatisfy { $0.knownInsets == $0.alignmentInsets } && solveChanges(started)
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

  /// Notes where the solver has everything now. Answers what has moved; nil when a text that was not started over has another
  /// width, so that it has to be.
  ///
  /// - Complexity: O(*n*) in the boxes, four numbers each.
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
