import ConstraintSolving
import FontMetrics

/// Layout after the content of a few views has changed, and nothing else: only rows that these views can reach are asked again.
///
/// The result is that of a layout from nothing. What a text wants depends on the width at which it is broken, and that on what
/// the texts beside it want; so all whose widths are coupled (``Coupling``) start over, in one line, and others keep what they
/// have. Heights, baselines and margins then follow from box to box, as far as something moves.
extension LayoutEngine {
  /// Whether a change of contents alone can be followed from the last solution.
  var canFollowChanges: Bool { !needsRebuild && conflicts.isEmpty && !coupling.isMixed }

  /// Brings the last solution up to date with contents that have changed. Answers whether that could be done.
  func solveChanges() -> Bool {
    let started = takeChangedBoxes()
    // Every constraint of a view counts from its alignment rectangle.
    guard started.allSatisfy({ $0.knownInsets == $0.alignmentInsets }) else { return false }
    let loose = Self.unique(started + started.flatMap { coupling.boxes(coupledTo: $0) })
    for box in loose { box.startOver() }
    var moved: [ItemBox] = []
    var wraps = false
    for pass in 0..<LayoutLimits.passes {
      if wraps { wrapContent(of: loose) }
      let isChanged = tell(pass == 0 ? rows(startingOver: loose) : rows(following: moved, wrapping: loose))
      guard conflicts.isEmpty, let news = noteChanges(loose) else { return false }
      moved = news
      movedBoxes += moved
      if isChanged { continue }
      if wraps || !loose.contains(where: \.wrapsContent) { break }
      wraps = true
    }
    return true
  }

  /// Notes where the solver has everything now. Answers what has moved; nil when a text that was not started over has another
  /// width, so that it has to be.
  ///
  /// - Complexity: O(*n*) in the boxes, four numbers each.
  private func noteChanges(_ loose: [ItemBox]) -> [ItemBox]? {
    let loose = Set(loose.map(ObjectIdentifier.init))
    var moved: [ItemBox] = []
    for box in boxes {
      let (before, now) = (box.solved, box.frame(in: solver))
      guard now != before else { continue }
      box.solved = now
      moved.append(box)
      guard box.wrapsContent, !loose.contains(ObjectIdentifier(box)) else { continue }
      if before.map({ PixelGrid.snapping($0.width) }) != PixelGrid.snapping(now.width) { return nil }
    }
    return moved
  }

  static func unique(_ boxes: [ItemBox]) -> [ItemBox] {
    var seen: Set<ObjectIdentifier> = []
    return boxes.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
