import ConstraintSolving
import FontMetrics
import Foundation

/// What the rows say, given where things came out in the pass before.
extension LayoutEngine {
  /// The rows that say something else when views come out elsewhere, with what they should say now.
  func followingRows() -> [(Row, LinearConstraint?)] {
    var wanted: [(Row, LinearConstraint?)] = []
    for box in boxes where box.wrapsContent { wanted.append(contentsOf: zip(box.content, content(of: box))) }
    for row in rows {
      if let constraint = row.constraint, row.followsLayout { wanted.append((row, statement(of: constraint))) }
    }
    return wanted
  }

  /// Every row with what it should say now, in the order in which they are added to a new solver.
  func wantedRows() -> [(Row, LinearConstraint?)] {
    var wanted: [(Row, LinearConstraint?)] = []
    wanted.append(contentsOf: zip(demands, demandConstraints()))
    for box in boxes { wanted.append(contentsOf: zip(box.placement, placement(of: box))) }
    for box in boxes { wanted.append(contentsOf: zip(box.content, content(of: box))) }
    for row in rows { if let constraint = row.constraint { wanted.append((row, statement(of: constraint))) } }
    return wanted
  }

  private func demandConstraints() -> [LinearConstraint?] {
    guard let box = boxes.first else { return [nil, nil] }
    return [(box.lines.width, demand.width), (box.lines.height, demand.height)].map { length, demand in
      switch demand {
      case .exactly(let points): LinearConstraint(length, .equal, points)
      case .target(let points, let priority):
        LinearConstraint(length, .equal, points, priority: priority.solverPriority(lessening: LengthDemand.concession))
      }
    }
  }

  /// The frame a view must have in its superview, as left, width, top and height; nothing for a view that constraints place.
  private func placement(of box: ItemBox) -> [LinearConstraint?] {
    guard let view = box.view, !box.isRoot, let container = view.superview.flatMap(box(of:))?.lines,
      let rule = view.state.containerRule ?? (view.state.translatesAutoresizingMask ? view.state.placement : nil)
    else { return [nil, nil, nil, nil] }
    return [
      LinearConstraint(
        box.lines.left - container.left - rule.left.share * container.width, .equal, rule.left.constant),
      LinearConstraint(box.lines.width - rule.width.share * container.width, .equal, rule.width.constant),
      LinearConstraint(box.lines.top - container.top - rule.top.share * container.height, .equal, rule.top.constant),
      LinearConstraint(box.lines.height - rule.height.share * container.height, .equal, rule.height.constant),
    ]
  }

  private func content(of box: ItemBox) -> [LinearConstraint?] {
    var result: [LinearConstraint?] = [
      LinearConstraint(box.lines.width, .greaterThanOrEqual, 0),
      LinearConstraint(box.lines.height, .greaterThanOrEqual, 0),
    ]
    let (size, aligned) = (box.contentSize, box.aligned)
    for (axis, (line, length)) in zip(
      LayoutAxis.allCases, [(aligned.width, size.width), (aligned.height, size.height)])
    {
      guard let view = box.view, length != View.noIntrinsicMetric else {
        result += [nil, nil]
        continue
      }
      let hugging = view.contentHuggingPriority(for: axis).solverPriority()
      let compression = view.contentCompressionResistancePriority(for: axis).solverPriority()
      result.append(LinearConstraint(line, .lessThanOrEqual, Double(length), priority: hugging))
      result.append(LinearConstraint(line, .greaterThanOrEqual, Double(length), priority: compression))
    }
    return result
  }

  /// What the rows of boxes say whose texts start over, and of constraints that follow them.
  func rows(startingOver loose: [ItemBox]) -> [(Row, LinearConstraint?)] {
    loose.flatMap { zip($0.content, content(of: $0)).map { ($0, $1) } } + attached(to: loose)
  }

  /// What rows say after boxes have moved: of texts that are broken anew, and of constraints that follow.
  func rows(following moved: [ItemBox], wrapping loose: [ItemBox]) -> [(Row, LinearConstraint?)] {
    let contents = loose.filter(\.wrapsContent).flatMap { zip($0.content, content(of: $0)).map { ($0, $1) } }
    let insets = insetRows.map { row in (row, row.constraint.flatMap(statement)) }
    return contents + attached(to: moved) + insets
  }

  private func attached(to boxes: [ItemBox]) -> [(Row, LinearConstraint?)] {
    boxes.flatMap { attachedRows[ObjectIdentifier($0)] ?? [] }.map { row in (row, row.constraint.flatMap(statement)) }
  }

  /// Lets views whose height follows from their width know the width that was found.
  func wrapContent(of boxes: [ItemBox]) {
    for box in boxes where box.wrapsContent {
      box.wrapWidth = box.solved.map { Double($0.size(lessening: box.alignmentInsets).width) }
    }
  }

  /// A constraint somebody made, in absolute coordinates: `first relation multiplier × second + constant`.
  private func statement(of constraint: LayoutConstraint) -> LinearConstraint? {
    guard let frame = CoordinateFrame(of: constraint, in: self),
      let first = expression(of: constraint.first, in: frame)
    else { return nil }
    var second = LinearExpression(Double(constraint.constant))
    if !constraint.second.isNothing {
      guard let other = expression(of: constraint.second, in: frame) else { return nil }
      second = Double(constraint.multiplier) * other + second
    }
    return LinearConstraint(
      first, Relation(constraint.relation), second, priority: constraint.priority.solverPriority())
  }
}

extension Relation {
  init(_ relation: LayoutRelation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension LayoutPriority {
  /// The priority as the solver takes it, whose weakest is 1.
  fileprivate func solverPriority(lessening: Double = 0) -> Priority { Priority(max(1, Double(rawValue) - lessening)) }
}

extension Frame {
  /// The size that is left within insets, without the last digits of sums of fractions.
  func size(lessening insets: EdgeInsets) -> CGSize {
    CGSize(
      width: PixelGrid.snapping(width - Double(insets.left + insets.right)),
      height: PixelGrid.snapping(height - Double(insets.top + insets.bottom)))
  }
}

extension PixelGrid {
  /// A length that came out of the solver, without the last digits that sums of fractions leave; at most a millionth of a
  /// point more than it was, and never less, so that text which fits exactly still fits.
  static func snapping(_ length: Double) -> Double {
    let steps = 1_048_576.0
    return (length * steps - tolerance * steps * 1e-3).rounded(.up) / steps
  }
}
