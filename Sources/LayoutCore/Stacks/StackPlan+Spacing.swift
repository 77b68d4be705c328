import Foundation

extension StackPlan {
  /// A distance between two adjacent views. One or both may be hidden.
  struct Gap {
    /// The whole distance: that which was set after the last view that shows, or the stack's.
    let spacing: CGFloat
    /// The part of the distance in this gap: half on either side of a hidden view, nothing between
    /// hidden views and at the ends.
    let part: Double
    /// A Boolean value that indicates whether the distance may grow.
    let mayGrow: Bool

    var isSystem: Bool { spacing == StackView.spacingUseSystem }
  }

  /// The distances, one for each view but the first.
  func gaps() -> [Gap] {
    guard let firstShown = shown.first?.index, let lastShown = shown.last?.index else {
      return Array(repeating: Gap(spacing: 0, part: 0, mayGrow: false), count: views.count - 1)
    }
    var latest: View?
    return (0..<(views.count - 1)).map { index in
      let (isHidden, isNextHidden) = (views[index].isHidden, views[index + 1].isHidden)
      if !isHidden { latest = views[index] }
      guard index >= firstShown, index < lastShown, let latest else { return Gap(spacing: 0, part: 0, mayGrow: false) }
      let part = isHidden ? (isNextHidden ? 0 : 0.5) : (isNextHidden ? 0.5 : 1)
      return Gap(spacing: spacing(after: latest), part: part, mayGrow: !isNextHidden)
    }
  }

  private func spacing(after view: View) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? stack.spacing
    return spacing == StackView.spacingUseDefault ? 0 : spacing
  }

  func spacings() -> [StackRule] {
    zip(gaps(), zip(views, views.dropFirst())).map { gap, pair in spacing(gap, from: pair.0, to: pair.1) }
  }

  private func spacing(_ gap: Gap, from view: View, to next: View) -> StackRule {
    let isByBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical && gap.part == 1
    var result = rule(
      .spacing, next, isByBaseline ? .firstBaseline : along.start, view, isByBaseline ? .lastBaseline : passing(view),
      relation: isSpread && gap.mayGrow ? .greaterThanOrEqual : .equal)
    if gap.isSystem && gap.part > 0 {
      result.systemSpacing = gap.part
    } else {
      result.constant = gap.isSystem ? 0 : gap.spacing * CGFloat(gap.part)
    }
    return result
  }

  /// The sum of all distances, in points, as a share of the stack counts them: a system's as its
  /// constraint has it.
  var totalSpacing: CGFloat {
    spacings().reduce(0) { $0 + ($1.systemSpacing == nil ? $1.constant : $1.constraint().constant) }
  }

  /// A Boolean value that indicates whether distances may exceed the spacing.
  var isSpread: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }
}
