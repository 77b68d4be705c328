import ConstraintSolving
import FontMetrics
import Foundation

extension LayoutEngine {
  /// One side of a constraint; nil when its item is not in the tree.
  func expression(of side: AnchorReference, in frame: CoordinateFrame) -> ShortExpression? {
    BoxedSide(side, in: self).flatMap { expression(of: $0, in: frame) }
  }

  /// One side of a constraint.
  func expression(of side: BoxedSide, in frame: CoordinateFrame) -> ShortExpression? {
    guard let end = expression(of: side.end, in: frame), let start = side.start else {
      return expression(of: side.end, in: frame)
    }
    return expression(of: start, in: frame).map { end - $0 }
  }

  private func expression(of place: BoxedPlace, in frame: CoordinateFrame) -> ShortExpression? {
    let box = place.box
    let lines: Lines
    switch place.part {
    case .baseline: return box.view.flatMap { baseline(of: $0, box, place.attribute) }.map(frame.down)
    case .whole: lines = box.aligned
    case .withinMargins: lines = box.aligned.inset(by: margins(of: box))
    case .builtIn(let kind): lines = box.lines.inset(by: insets(of: kind, in: box))
    }
    switch place.attribute.withoutMargins {
    case .left: return frame.across(lines.left)
    case .right: return frame.across(lines.right)
    case .leading: return frame.across(frame.isReversed ? lines.right : lines.left)
    case .trailing: return frame.across(frame.isReversed ? lines.left : lines.right)
    case .centerX: return frame.across(lines.centerX)
    case .top, .firstBaseline: return frame.down(lines.top)
    case .bottom, .lastBaseline: return frame.down(lines.bottom)
    case .centerY: return frame.down(lines.centerY)
    case .width: return lines.width
    case .height: return lines.height
    default: return nil
    }
  }

  /// The baseline of a view; nil when it is not in the tree.
  func baseline(of view: View, _ attribute: LayoutAttribute) -> ShortExpression? {
    box(of: view).flatMap { baseline(of: view, $0, attribute) }
  }

  private func baseline(of view: View, _ own: ItemBox, _ attribute: LayoutAttribute) -> ShortExpression? {
    let isFirst = attribute == .firstBaseline
    let source = isFirst ? view.firstBaselineView : view.lastBaselineView
    guard let box = source === view ? own : box(of: source) else { return nil }
    let content = box.contentSize(of: source)
    guard content.height != View.noIntrinsicMetric else {
      let size = box.solved?.size(lessening: box.knownInsets) ?? content
      let offset = ShortExpression(source.baselineOffset(isFirst, in: size))
      return isFirst ? box.aligned.top + offset : box.aligned.bottom - offset
    }
    let baseline = box.contentBaseline(isFirst, of: source)
    var offset = ShortExpression(baseline.offset)
    // If constraints use both baselines of a view with its text in its middle, the two would be a
    // fixed distance apart regardless of its height. They then count as if the view had the height
    // of its content (Strut's rule).
    if box.usedBaselines.count < 2 {
      offset = offset + baseline.slope * (box.aligned.height - Double(content.height))
    }
    return isFirst ? box.aligned.top + offset : box.aligned.bottom - offset
  }

  /// Returns the insets of a built-in guide in its owner.
  func insets(of guide: LayoutGuide.Kind, in owner: ItemBox) -> EdgeInsets {
    guard let view = owner.view else { return .zero }
    switch guide {
    case .custom, .content, .visibleFrame: return .zero
    case .margins: return margins(of: owner)
    case .safeArea: return margins.safeArea(of: view)
    case .readable:
      var insets = margins(of: owner)
      let room = frame(of: view).width - Double(insets.left + insets.right)
      let excess = CGFloat(max(0, room - view.readableWidth) / 2)
      insets.left += excess
      insets.right += excess
      return insets
    }
  }

  /// The margins of a view, found once in a pass.
  func margins(of box: ItemBox) -> EdgeInsets {
    if let known = box.knownMargins, known.pass == pass { return known.margins }
    guard let view = box.view ?? box.scrollGuide?.owningView else { return .zero }
    let margins = margins.margins(of: view)
    box.knownMargins = (pass, margins)
    return margins
  }

  /// Margins, from where views came out in the last pass.
  private var margins: MarginFinder {
    var finder = MarginFinder { [self] view, superview in
      frames(of: view, in: superview)
    } width: { [self] view in
      frame(of: view).width
    }
    if hasReachingInsets { finder.memory = insetMemory(inPass: pass) }
    return finder
  }

  /// Returns the frames of a view and its superview in the last pass. That of a superview is moved
  /// by the distance that it is scrolled, by which its subviews do not move.
  private func frames(of view: View, in superview: View) -> (inner: Frame, outer: Frame) {
    let scrolled = superview.state.bounds.origin
    guard scrolled != .zero, let box = box(of: view), self.box(of: superview) != nil else {
      return (frame(of: view), frame(of: superview))
    }
    // Before the first pass, a guess would extend beyond the part that is shown.
    guard box.solved != nil else { return MarginFinder.asLaidOut.frames(view, superview) }
    var outer = frame(of: superview)
    (outer.left, outer.right) = (outer.left + Double(scrolled.x), outer.right + Double(scrolled.x))
    (outer.top, outer.bottom) = (outer.top + Double(scrolled.y), outer.bottom + Double(scrolled.y))
    return (frame(of: view), outer)
  }

  /// Returns the frame of a view in the last pass. Before the first pass, it fills the outermost
  /// view.
  private func frame(of view: View) -> Frame {
    guard let box = box(of: view) else {
      // A superview of the view that is laid out, at its current position relative to that view.
      let rectangle = view.unroundedFrame()
      let own = root.unroundedFrame()
      return Frame(
        left: Double(rectangle.minX - own.minX), top: Double(rectangle.minY - own.minY),
        width: Double(rectangle.width), height: Double(rectangle.height))
    }
    if var solved = box.solved {
      solved.bottom += view.state.drawnBelow
      return solved
    }
    return Frame(left: 0, top: 0, width: demand.width.length, height: demand.height.length)
  }
}

extension ItemBox {
  /// Returns the distance of a baseline from its edge at the height of the content, and the
  /// increase per point of additional height; computed once per content.
  fileprivate func contentBaseline(_ isFirst: Bool, of source: View) -> Baseline {
    if let known = isFirst ? knownBaselines.first : knownBaselines.last { return known }
    let content = contentSize(of: source)
    let isFixed = usedBaselines.count == 2 || source.keepsNaturalBaselines
    let slope = isFixed ? 0 : source.baselineSlope(isFirst, from: content)
    let baseline = Baseline(offset: source.baselineOffset(isFirst, in: content), slope: slope)
    if isFirst { knownBaselines.first = baseline } else { knownBaselines.last = baseline }
    return baseline
  }
}

extension View {
  fileprivate func baselineOffset(_ isFirst: Bool, in size: CGSize) -> Double {
    Double(isFirst ? firstBaselineOffset(in: size) : lastBaselineOffset(in: size))
  }

  /// Returns the increase of a baseline's distance per point of the view's height beyond its
  /// content: half for centered text, and none or all for text at the top.
  ///
  /// Therefore a baseline is a linear expression, and heights need not be known first. The view's
  /// own rounding to pixels is ignored: stretched text may be off by a pixel (Strut's rule).
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
