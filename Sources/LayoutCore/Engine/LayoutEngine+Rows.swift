import ConstraintSolving
import FontMetrics
import Foundation

/// A row with what it should say; nothing when it is left out.
typealias WantedRow = (row: Row, statement: Statement?)

/// The statements of rows, given the frames of the previous pass.
extension LayoutEngine {
  /// Every row with what it should say now, in the order in which they are added to a new solver.
  func wantedRows() -> [WantedRow] {
    var wanted = newPass()
    wanted.reserveCapacity(demands.count + 10 * boxes.count + rows.count)
    appendDemands(to: &wanted)
    for box in boxes { appendPlacement(of: box, to: &wanted) }
    for box in boxes { appendContent(of: box, to: &wanted) }
    for row in rows { wanted.append((row, statement(of: row))) }
    for box in boxes where !box.textRows.isEmpty { box.askedContent = box.contentSize }
    return wanted
  }

  /// An empty list of rows: what was found in the last pass does not count any more.
  func newPass() -> [WantedRow] {
    pass += 1
    return []
  }

  private func appendDemands(to wanted: inout [WantedRow]) {
    guard let box = boxes.first else { return }
    wanted.append((demands[0], Self.statement(of: demand.width, box.lines.width)))
    wanted.append((demands[1], Self.statement(of: demand.height, box.lines.height)))
  }

  private static func statement(of demand: LengthDemand, _ length: ShortExpression) -> Statement {
    switch demand {
    case .exactly(let points): Statement(length, .equal, points)
    case .target(let points, let priority):
      Statement(length, .equal, points, priority: priority.solverPriority(lessening: LengthDemand.concession))
    }
  }

  /// The frame a view must have in its superview, as left, width, top and height; nothing for a
  /// view that constraints place.
  private func appendPlacement(of box: ItemBox, to wanted: inout [WantedRow]) {
    if let guide = box.scrollGuide { return append(guide, box, to: &wanted) }
    guard let view = box.view, let container = box.container.map({ boxes[$0].lines }),
      let rule = view.state.containerRule ?? (view.state.translatesAutoresizingMask ? view.state.placement : nil)
    else {
      for row in box.placement where row.asked != nil { wanted.append((row, nil)) }
      return
    }
    let lines = box.lines
    func state(_ index: Int, _ line: ShortExpression, _ length: ShortExpression, _ part: FrameRule.Share) {
      wanted.append((box.placement[index], Statement(line - part.share * length, .equal, part.constant)))
    }
    state(0, lines.left - container.left, container.width, rule.left)
    state(1, lines.width, container.width, rule.width)
    state(2, lines.top - container.top, container.height, rule.top)
    state(3, lines.height, container.height, rule.height)
  }

  /// A scroll view's guides: the content begins at the view's corner and is as large as constraints
  /// make it, or as was set where they leave it open; the frame is the view's, and moves over the
  /// content.
  private func append(_ guide: LayoutGuide, _ box: ItemBox, to wanted: inout [WantedRow]) {
    guard let view = guide.owningView, let owner = self.box(of: view)?.lines else { return }
    let (lines, isContent) = (box.lines, guide.kind == .content)
    let corner = isContent ? .zero : view.state.bounds.origin
    wanted.append((box.placement[0], Statement(lines.left - owner.left, .equal, Double(corner.x))))
    wanted.append((box.placement[2], Statement(lines.top - owner.top, .equal, Double(corner.y))))
    guard !isContent else {
      let size = view.givenContentSize
      wanted.append((box.placement[1], Self.wish(lines.width, Double(size.width))))
      wanted.append((box.placement[3], Self.wish(lines.height, Double(size.height))))
      return
    }
    wanted.append((box.placement[1], Statement(lines.width - owner.width, .equal, 0)))
    wanted.append((box.placement[3], Statement(lines.height - owner.height, .equal, 0)))
  }

  /// A length of a content that was set, which gives way to any constraint; nothing where none was.
  private static func wish(_ length: ShortExpression, _ points: Double) -> Statement? {
    points == 0 ? nil : Statement(length, .equal, points, priority: 1)
  }

  private func appendContent(of box: ItemBox, to wanted: inout [WantedRow]) {
    wanted.append((box.positive[0], Statement(box.lines.width, .greaterThanOrEqual, 0)))
    wanted.append((box.positive[1], Statement(box.lines.height, .greaterThanOrEqual, 0)))
    appendContentSize(of: box, to: &wanted)
  }

  /// Appends the rows for the size of a view's content: upper and lower bounds for width and
  /// height, or nothing without an intrinsic length.
  func appendContentSize(of box: ItemBox, to wanted: inout [WantedRow]) {
    let size = box.contentSize
    append(size.width, .horizontal, of: box, to: &wanted)
    append(size.height, .vertical, of: box, to: &wanted)
  }

  func append(_ length: CGFloat, _ axis: LayoutAxis, of box: ItemBox, to wanted: inout [WantedRow]) {
    let rows = axis == .horizontal ? box.across : box.down
    let (most, least) = (rows.most, rows.least)
    guard let view = box.view, length != View.noIntrinsicMetric else {
      if most.asked != nil { wanted += [(most, nil), (least, nil)] }
      return
    }
    let line = axis == .horizontal ? box.aligned.width : box.aligned.height
    let hugging = view.state.hugging[axis.rawValue].solverPriority()
    let compression = view.state.compression[axis.rawValue]
    // The lines of wrapped text are as wide as constraints permit, at any compression resistance.
    // In one line, the text yields to them.
    let givesWay = axis == .horizontal && compression >= .required && view.wrapsContent
    let resistance = compression.solverPriority(lessening: givesWay ? LengthDemand.concession : 0)
    wanted.append((most, Statement(line, .lessThanOrEqual, Double(length), priority: hugging)))
    wanted.append((least, Statement(line, .greaterThanOrEqual, Double(length), priority: resistance)))
  }

  /// Returns the rows of boxes whose text starts again, and of dependent constraints.
  func rows(startingOver loose: [ItemBox]) -> [WantedRow] {
    var wanted = newPass()
    appendDemands(to: &wanted)
    for box in loose { appendContentSize(of: box, to: &wanted) }
    for box in loose { appendText(of: box, to: &wanted) }
    return wanted
  }

  /// Returns the rows after boxes moved: of text that is broken again, and of dependent
  /// constraints.
  func rows(following moved: [ItemBox], wrapping loose: [ItemBox]) -> [WantedRow] {
    var wanted = newPass()
    for box in loose where box.wrapsContent {
      appendContentSize(of: box, to: &wanted)
      if box.askedContent != box.contentSize { appendText(of: box, to: &wanted) }
    }
    for box in moved {
      // Baselines follow from the content where there is any, and from the height where there is
      // none.
      if !box.textRows.isEmpty, box.contentSize.height == View.noIntrinsicMetric { append(box.textRows, to: &wanted) }
      if hasOtherMargins(box) { append(box.marginRows, to: &wanted) }
    }
    for row in insetRows where row.askedPass != pass { wanted.append((row, statement(of: row))) }
    return wanted
  }

  /// Appends the constraints that refer to a view's text.
  func appendText(of box: ItemBox, to wanted: inout [WantedRow]) {
    guard !box.textRows.isEmpty else { return }
    box.askedContent = box.contentSize
    append(box.textRows, to: &wanted)
  }

  /// Returns `true` if the margins of a moved view may have changed since its rows were last
  /// updated.
  private func hasOtherMargins(_ box: ItemBox) -> Bool {
    if box.marginRows.isEmpty { return false }
    let before = box.knownMargins?.margins
    return margins(of: box) != before || box.hasOtherGuides
  }

  /// Appends constraints, each at most once per pass.
  func append(_ places: [Int], to wanted: inout [WantedRow]) {
    for place in places where rows[place].askedPass != pass {
      rows[place].askedPass = pass
      wanted.append((rows[place], statement(of: rows[place])))
    }
  }

  /// Lets views whose height follows from their width know the width that was found.
  func wrapContent(of boxes: [ItemBox]) { for box in boxes where box.wrapsContent { box.wrapAtSolvedWidth() } }

  /// A constraint somebody made, in absolute coordinates:
  /// `first relation multiplier × second + constant`.
  private func statement(of row: Row) -> Statement? {
    guard let constraint = row.constraint, let boxed = row.boxed,
      let first = expression(of: boxed.first, in: boxed.frame)
    else { return nil }
    var second = ShortExpression(boxed.spacing(of: constraint) ?? Double(constraint.constant))
    if let side = boxed.second {
      guard let other = expression(of: side, in: boxed.frame) else { return nil }
      second = Double(constraint.multiplier) * other + second
    }
    let priority = constraint.priority.solverPriority()
    // The cost of a row is its magnitude, so doubling a row doubles its weight.
    guard constraint.weight == 1 else {
      return Statement(
        constraint.weight * first, Relation(constraint.relation), constraint.weight * second, priority: priority)
    }
    return Statement(first, Relation(constraint.relation), second, priority: priority)
  }
}

extension ItemBox {
  /// Breaks the view's text at the width that was found, less a part of a pixel: the frame on whole
  /// pixels may be that much narrower, and a line that did not fit in it would be cut.
  func wrapAtSolvedWidth() {
    let scale = view?.traitCollection.displayScale ?? 1
    wrapWidth = solved.map { PixelGrid.floor(Double($0.size(lessening: alignmentInsets).width), scale: scale) }
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
  /// A length that came out of the solver, without the last digits that sums of fractions leave; at
  /// most a millionth of a point more than it was, and never less, so that text which fits exactly
  /// still fits.
  static func snapping(_ length: Double) -> Double {
    let steps = 1_048_576.0
    return (length * steps - tolerance * steps * 1e-3).rounded(.up) / steps
  }
}
