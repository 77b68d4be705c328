import ConstraintSolving
import FontMetrics
import Foundation

extension LayoutEngine {
  /// Gives boxes, and what is in them, the frames that were solved for, moved to whole pixels from
  /// absolute edges. Answers the views that have another size, or in which something has another
  /// frame.
  func assignFrames(to moved: [ItemBox]) -> [View] {
    let scale = root.traitCollection.displayScale
    var told: [View] = []
    let boxes = moved.count == boxes.count ? boxes : withContents(of: moved)
    for box in boxes {
      countFrame()
      if let view = box.view {
        told += assignFrame(of: view, box, scale: scale)
      } else {
        assignFrame(of: box.item as? LayoutGuide, box, scale: scale)
      }
    }
    pass += 1
    // Guides of margins that reach in depend on where other views are.
    for box in hasReachingInsets ? self.boxes : boxes {
      if let view = box.view { assignBuiltInGuides(of: view, box, scale: scale) }
    }
    return told
  }

  /// Boxes, and those of what is directly in them, whose frames count from there; no box twice.
  private func withContents(of moved: [ItemBox]) -> [ItemBox] {
    let contents = moved.compactMap(\.view).flatMap { view in
      view.subviews.compactMap { box(of: $0) } + view.layoutGuides.compactMap { box(of: $0) }
    }
    return unique(moved + contents)
  }

  private func assignFrame(of view: View, _ box: ItemBox, scale: Double) -> [View] {
    if box.isRoot { return assignSize(of: view, box, scale: scale) }
    guard let solved = box.solved, let superview = view.superview, let container = self.box(of: superview)?.solved
    else { return [] }
    let before = view.state.frame
    var rounded = solved.snapped(scale: scale).relative(to: container.snapped(scale: scale))
    var unrounded = solved.relative(to: container)
    if view.state.drawnBelow != 0 {
      rounded.size.height += CGFloat(view.state.drawnBelow)
      unrounded.size.height += CGFloat(view.state.drawnBelow)
    }
    view.adopt(rounded, unrounded: unrounded)
    if rounded == before { return [] }
    return rounded.size == before.size ? [superview] : [superview, view]
  }

  /// Gives the outermost view the size that constraints give it, if they do. It stays where it is.
  private func assignSize(of view: View, _ box: ItemBox, scale: Double) -> [View] {
    guard view.isSizedByConstraints, let solved = box.solved else { return [] }
    let size = solved.snapped(scale: scale).relative(to: Frame(left: 0, top: 0, width: 0, height: 0)).size
    guard size != view.state.frame.size else { return [] }
    view.adopt(CGRect(origin: view.state.frame.origin, size: size), unrounded: nil)
    return [view]
  }

  private func assignFrame(of guide: LayoutGuide?, _ box: ItemBox, scale: Double) {
    guard let guide, let solved = box.solved, let owner = guide.owningView.flatMap(self.box(of:))?.solved else {
      return
    }
    guide.layoutFrame = solved.snapped(scale: scale).relative(to: owner.snapped(scale: scale))
    guard guide.kind == .content, box.isSpokenOf else { return }
    guide.owningView?.contentFound(guide.layoutFrame.size)
  }

  private func assignBuiltInGuides(of view: View, _ box: ItemBox, scale: Double) {
    guard let own = box.solved else { return }
    for guide in view.builtInGuides {
      let insets = insets(of: guide.kind, in: box)
      let edges = Frame(
        left: own.left + Double(insets.left), top: own.top + Double(insets.top),
        width: max(0, own.width - Double(insets.left + insets.right)),
        height: max(0, own.height - Double(insets.top + insets.bottom)))
      guide.layoutFrame = edges.snapped(scale: scale).relative(to: own.snapped(scale: scale))
    }
  }
}
