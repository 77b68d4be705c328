import ConstraintSolving
import FontMetrics
import Foundation

extension LayoutEngine {
  /// Gives views and guides the frames that were solved for, moved to whole pixels from absolute edges.
  func assignFrames() {
    let scale = root.traitCollection.displayScale
    for box in boxes {
      guard let solved = box.solved else { continue }
      if let view = box.view, !box.isRoot, let container = view.superview.flatMap(box(of:))?.solved {
        let rounded = solved.snapped(scale: scale).relative(to: container.snapped(scale: scale))
        view.adopt(rounded, unrounded: solved.relative(to: container))
      } else if let guide = box.item as? LayoutGuide, let owner = guide.owningView.flatMap(box(of:))?.solved {
        guide.layoutFrame = solved.snapped(scale: scale).relative(to: owner.snapped(scale: scale))
      }
    }
    for box in boxes { if let view = box.view { assignBuiltInGuides(of: view, box, scale: scale) } }
  }

  private func assignBuiltInGuides(of view: View, _ box: ItemBox, scale: Double) {
    guard let own = box.solved else { return }
    for guide in view.builtInGuides {
      let insets = insets(of: guide, in: view)
      let edges = Frame(
        left: own.left + Double(insets.left), top: own.top + Double(insets.top),
        width: max(0, own.width - Double(insets.left + insets.right)),
        height: max(0, own.height - Double(insets.top + insets.bottom)))
      guide.layoutFrame = edges.snapped(scale: scale).relative(to: own.snapped(scale: scale))
    }
  }
}
