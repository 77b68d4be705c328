import ConstraintSolving
import FontMetrics
import Foundation

/// Changes that need a single solve, as in most cells of a table: each changed text has a width
/// that required equalities determine, or one on which no broken text depends. It is measured once
/// at that width, and the solver gets its new height.
///
/// Passes would have the same result: the first would determine the current widths, and nothing
/// would change after the second.
extension LayoutEngine {
  /// A Boolean value that indicates whether moved views change no row, provided that fixed widths
  /// remain; determined once per structure.
  var findsDirectness: Bool {
    !isMixed && !hasReachingInsets && isWidthExact
      && rows.allSatisfy { row in
        guard row.followsLayout, let constraint = row.constraint else { return true }
        return isDirect(constraint.first) && isDirect(constraint.second)
      }
  }

  private func isDirect(_ side: AnchorReference) -> Bool {
    guard let item = side.item else { return true }
    if side.origin != nil { return false }
    if side.attribute.isWithinMargins || side.isOfBuiltInGuide { return item.layoutOwner.map(isFixedAcross) ?? true }
    guard side.attribute.isBaseline, let view = item as? View else { return true }
    let source = side.attribute == .firstBaseline ? view.firstBaselineView : view.lastBaselineView
    // A plain view's baselines are its edges, regardless of its height.
    return source.isPlain
      || box(of: source).map { $0.contentSize.height != View.noIntrinsicMetric } ?? true
  }

  /// Returns `true` if neither the view nor its superviews can have another width, on which side
  /// margins may depend.
  private func isFixedAcross(_ view: View) -> Bool {
    guard let box = box(of: view) else { return true }
    return box.isRigid && (box.container.map { boxes[$0].isRigid } ?? true)
  }

  /// Solves for other contents of some prepared boxes, and for the requested height. Returns false
  /// if that is not possible.
  func solveOnce(_ changed: [ItemBox]) -> Bool {
    var attached = newPass()
    for box in changed where !box.textRows.isEmpty { appendText(of: box, to: &attached) }
    isNoted = false
    do throws(ConstraintSolverError) {
      try solver.batch { solver throws(ConstraintSolverError) in
        _ = try demands[1].setConstant(-demand.height.length, in: &solver)
        for box in changed where !box.isPlain { try state(box, in: &solver) }
        for (row, statement) in attached { _ = try row.update(to: statement, in: &solver) }
      }
    } catch {
      needsRebuild = true
      return false
    }
    work.askedRows += 1 + attached.count
    return true
  }

  /// Finds the content's size of a box. Answers whether one solve settles it.
  func prepare(_ box: ItemBox) -> Bool {
    if box.isPlain {
      return box.usedBaselines.isEmpty && (box.isRigid || !box.coupled.contains { boxes[$0].wrapsContent })
    }
    guard let view = box.view, box.knownInsets == view.alignmentInsets else { return false }
    let wraps = view.wrapsContent
    guard box.isRigid || (!wraps && !box.coupled.contains { boxes[$0].wrapsContent }) else { return false }
    if !wraps {
      box.wrapWidth = nil
    } else if box.wrapWidth == nil {
      box.wrapAtSolvedWidth()
    }
    return box.contentSize(of: view).height != View.noIntrinsicMetric || box.usedBaselines.isEmpty
  }

  /// States the content's size of a box.
  private func state(_ box: ItemBox, in solver: inout ConstraintSolver) throws(ConstraintSolverError) {
    let (size, insets) = (box.contentSize, box.knownInsets)
    if size.width == View.noIntrinsicMetric, size.height == size.width, box.across.most.id == nil,
      box.down.most.id == nil
    {
      return
    }
    try state(size.width, insets.left + insets.right, .horizontal, box.across, of: box, in: &solver)
    try state(size.height, insets.top + insets.bottom, .vertical, box.down, of: box, in: &solver)
  }

  private func state(
    _ length: CGFloat, _ insets: CGFloat, _ axis: LayoutAxis, _ rows: SizeRows, of box: ItemBox,
    in solver: inout ConstraintSolver
  ) throws(ConstraintSolverError) {
    guard length != View.noIntrinsicMetric, rows.most.id != nil else {
      if length == View.noIntrinsicMetric, rows.most.id == nil { return }
      var wanted: [WantedRow] = []
      append(length, axis, of: box, to: &wanted)
      for (row, statement) in wanted { _ = try row.update(to: statement, in: &solver) }
      return
    }
    work.askedRows += 2
    let constant = (insets == 0 ? 0 : -Double(insets)) - Double(length)
    _ = try rows.most.setConstant(constant, in: &solver)
    _ = try rows.least.setConstant(constant, in: &solver)
  }
}
