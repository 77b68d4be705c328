import ConstraintSolving
import FontMetrics
import Foundation

/// How a constraint reads places: from which corner, and which way.
///
/// Places count from the view that holds the constraint, so that multiples of places mean what they do in UIKit. Where
/// leading or trailing takes part and that view runs from right to left, x counts from its right edge leftwards: this
/// mirrors the constraint, its constant and its multiplier in one go. (That the holding view's direction decides is Strut's
/// rule.)
struct CoordinateFrame {
  let origin: Lines
  let isMirrored: Bool
  let direction: LayoutDirection
  /// Whether the corner matters: with a multiplier of 1 it cancels out.
  let countsFromOrigin: Bool

  init?(of constraint: LayoutConstraint, in engine: LayoutEngine) {
    guard let holder = constraint.holder, let origin = engine.box(of: holder)?.lines else { return nil }
    self.origin = origin
    direction = holder.effectiveUserInterfaceLayoutDirection
    let attributes = [constraint.first, constraint.second].flatMap {
      [$0.attribute, $0.origin?.attribute ?? .notAnAttribute]
    }
    isMirrored = direction == .rightToLeft && attributes.contains(where: \.isDirectional)
    countsFromOrigin = constraint.multiplier != 1 && constraint.first.quantity != .length
  }

  /// An x coordinate, from the origin in reading direction.
  func across(_ x: LinearExpression) -> LinearExpression {
    switch (isMirrored, countsFromOrigin) {
    case (false, false): x
    case (true, false): -1 * x
    case (false, true): x - origin.left
    case (true, true): origin.right - x
    }
  }

  /// A y coordinate, from the origin down.
  func down(_ y: LinearExpression) -> LinearExpression { countsFromOrigin ? y - origin.top : y }
}

extension LayoutEngine {
  /// One side of a constraint; nil when its item is not in the tree.
  func expression(of side: AnchorReference, in frame: CoordinateFrame) -> LinearExpression? {
    guard let item = side.item, let end = expression(of: item, side.attribute, in: frame) else { return nil }
    guard let origin = side.origin else { return end }
    guard let item = origin.item.item, let start = expression(of: item, origin.attribute, in: frame) else { return nil }
    return end - start
  }

  private func expression(
    of item: any LayoutItem, _ attribute: LayoutAttribute, in frame: CoordinateFrame
  ) -> LinearExpression? {
    if attribute.isBaseline, let view = item as? View { return baseline(of: view, attribute).map(frame.down) }
    guard var lines = lines(of: item) else { return nil }
    if attribute.isWithinMargins, let view = item.layoutOwner { lines = lines.inset(by: margins.margins(of: view)) }
    let isReversed = frame.direction == .rightToLeft
    return switch attribute.withoutMargins {
    case .left: frame.across(lines.left)
    case .right: frame.across(lines.right)
    case .leading: frame.across(isReversed ? lines.right : lines.left)
    case .trailing: frame.across(isReversed ? lines.left : lines.right)
    case .centerX: frame.across(lines.centerX)
    case .top, .firstBaseline: frame.down(lines.top)
    case .bottom, .lastBaseline: frame.down(lines.bottom)
    case .centerY: frame.down(lines.centerY)
    case .width: lines.width
    case .height: lines.height
    default: nil
    }
  }

  func baseline(of view: View, _ attribute: LayoutAttribute) -> LinearExpression? {
    let isFirst = attribute == .firstBaseline
    let source = isFirst ? view.firstBaselineView : view.lastBaselineView
    guard let box = box(of: source) else { return nil }
    let content = box.contentSize
    let hasContent = content.height != View.noIntrinsicMetric
    let size = hasContent ? content : box.solved?.size(lessening: box.alignmentInsets) ?? content
    var offset = LinearExpression(source.baselineOffset(isFirst, in: size))
    // Text lies in the middle of a label that is higher than it. Where constraints hold both baselines of a view, the two
    // would be a fixed distance apart however high it is; then they count as if it were as high as its content (Strut's rule).
    if hasContent, box.usedBaselines.count < 2 {
      let excess = box.aligned.height - Double(content.height)
      offset = offset + source.baselineSlope(isFirst, from: content) * excess
    }
    return isFirst ? box.aligned.top + offset : box.aligned.bottom - offset
  }

  /// The rectangle of a view or guide.
  private func lines(of item: any LayoutItem) -> Lines? {
    guard let guide = item as? LayoutGuide, guide.kind != .custom else { return box(of: item)?.aligned }
    guard let owner = guide.owningView, let box = box(of: owner) else { return nil }
    return box.lines.inset(by: insets(of: guide, in: owner))
  }

  /// How far in from its owner a built-in guide lies.
  func insets(of guide: LayoutGuide, in owner: View) -> EdgeInsets {
    switch guide.kind {
    case .custom: return .zero
    case .margins: return margins.margins(of: owner)
    case .safeArea: return margins.safeArea(of: owner)
    case .readable:
      var insets = margins.margins(of: owner)
      let room = frame(of: owner).width - Double(insets.left + insets.right)
      let excess = CGFloat(max(0, room - owner.readableWidth) / 2)
      insets.left += excess
      insets.right += excess
      return insets
    }
  }

  /// Margins, from where views came out in the last pass.
  private var margins: MarginFinder { MarginFinder { [self] in frame(of: $0) } }

  /// Where a view came out in the last pass; before the first it is taken to fill the view that is laid out.
  private func frame(of view: View) -> Frame {
    guard let box = box(of: view) else {
      // A superview of the view that is laid out: seen from that view, where it is now.
      let rectangle = view.unroundedFrame()
      let own = root.unroundedFrame()
      return Frame(
        left: Double(rectangle.minX - own.minX), top: Double(rectangle.minY - own.minY),
        width: Double(rectangle.width), height: Double(rectangle.height))
    }
    if let solved = box.solved { return solved }
    return Frame(left: 0, top: 0, width: demand.width.length, height: demand.height.length)
  }
}

extension View {
  fileprivate func baselineOffset(_ isFirst: Bool, in size: CGSize) -> Double {
    Double(isFirst ? firstBaselineOffset(in: size) : lastBaselineOffset(in: size))
  }

  /// How much further in a baseline lies for each point that the view is higher than its content: half where text lies in
  /// the middle, nothing or all where it lies at the top.
  ///
  /// So a baseline is a linear expression, and heights need not be found first. What the view itself rounds to pixels is left
  /// out: a text that is stretched may stand a pixel off (Strut's rule).
  fileprivate func baselineSlope(_ isFirst: Bool, from size: CGSize) -> Double {
    let step = 1024.0
    let higher = CGSize(width: size.width, height: size.height + step)
    let slope = (baselineOffset(isFirst, in: higher) - baselineOffset(isFirst, in: size)) / step
    return (slope * 64).rounded() / 64
  }
}

extension View {
  /// The greatest width of comfortable reading, in points.
  fileprivate var readableWidth: Double {
    let traits = traitCollection
    return traits.layoutMetrics.margins.readableWidth(in: traits)
  }
}
