internal import FontMetrics
import Foundation

extension StackPlan {
  /// Returns the rules for the lengths of the visible views.
  func distribution() -> [StackRule] {
    switch stack.distribution {
    case .fill: textWidths() + shortness()
    case .fillEqually: fillingEqually()
    case .fillProportionally: fillingProportionally()
    case .equalSpacing: spreading(from: along.end, to: along.start) { _ in .required }
    case .equalCentering: spreading(from: along.center, to: along.center, StackPriority.centering)
    }
  }

  /// The widths of labels of several lines in a row, which nothing else determines (`stack-17`).
  private func textWidths() -> [StackRule] {
    guard stack.axis == .horizontal, shown.count > 1 else { return [] }
    let texts = shown.map(\.view).filter(\.isLabelOfSeveralLines)
    guard let first = texts.first else { return [] }
    let rules =
      stack.layoutMetrics.era < .iOS15
      ? shown.map { evenShare(of: $0.view) } : texts.dropFirst().map { rule(.textWidth, $0, .width, first) }
    return rules.map { rule in
      var rule = rule
      rule.priority = StackPriority.textWidth
      return rule
    }
  }

  /// `view.width == (canvas.width - spacings) / count`.
  private func evenShare(of view: View) -> StackRule {
    var share = rule(.textWidth, view, .width, canvas)
    share.multiplier = 1 / CGFloat(shown.count)
    share.constant = -totalSpacing / CGFloat(shown.count)
    return share
  }

  private func fillingEqually() -> [StackRule] {
    guard let first = shown.first?.view else { return [] }
    return shown.dropFirst().map { rule(.fillEqually, $0.view, along.length, first) }
  }

  /// Every view has the share of the stack that its own length has of all lengths and distances
  /// (measured: Facts.md#stacks).
  private func fillingProportionally() -> [StackRule] {
    let lengths = shown.map { length(of: $0.view) }
    let whole = lengths.reduce(totalSpacing, +)
    return zip(shown, lengths).enumerated().map { place, pair in
      let ((_, view), length) = pair
      guard length > 0, whole > 0, whole.isFinite else {
        return none(.fillProportionally, view, along.length, .required)
      }
      var result = rule(.fillProportionally, view, along.length, canvas)
      result.multiplier = length / whole
      result.priority = StackPriority.share(place)
      return result
    }
  }

  /// The length a view would like along the axis; 0 where it would like none.
  private func length(of view: View) -> CGFloat { view.proportionalLength(along: stack.axis) }

  /// Distances between views that show are all as the first.
  private func spreading(
    from end: LayoutAttribute, to start: LayoutAttribute, _ priority: (Int) -> LayoutPriority
  ) -> [StackRule] {
    let distances = zip(shown, shown.dropFirst()).map { before, after in
      AnchorReference(after.view, start).measured(from: AnchorReference(before.view, end))
    }
    let alike = distances.dropFirst().enumerated().map { index, distance in
      var rule = StackRule(.fillEqually, distance)
      rule.second = distances[0]
      rule.priority = priority(index)
      return rule
    }
    return alike + [none(.canvasFit, stack, along.length, StackPriority.canvasFit)] + shortness()
  }

  /// Settles what is left open by the place of the views.
  private func shortness() -> [StackRule] {
    guard shown.count > 1 else { return [] }
    return shown.map { index, view in
      var rule = none(.ambiguity, view, along.length, StackPriority.shortness)
      rule.weight = StackPriority.shortnessWeight(index)
      return rule
    }
  }
}

extension View {
  /// The length that the view's content prefers; for a stack, which has none, the length that its
  /// views together prefer, including nested stacks (D).
  ///
  /// - Complexity: O(*n*) in the views of stacks.
  fileprivate func proportionalLength(along axis: LayoutAxis) -> CGFloat {
    if let inner = self as? StackView {
      let lengths = inner.arrangedSubviews.filter { !$0.isHidden }.map { $0.proportionalLength(along: axis) }
      guard inner.axis == axis else { return lengths.max() ?? 0 }
      let spacing = max(0, inner.spacing == StackView.spacingUseSystem ? 0 : inner.spacing)
      return lengths.reduce(spacing * CGFloat(max(0, lengths.count - 1)), +)
    }
    let length = axis == .horizontal ? askedContentSize.width : askedContentSize.height
    return length.isFinite ? max(0, length) : 0
  }
}

extension AnchorReference {
  /// The distance from another place to this one.
  func measured(from other: AnchorReference) -> AnchorReference {
    var reference = self
    reference.origin = (WeakItem(item: other.item), other.attribute)
    return reference
  }
}
