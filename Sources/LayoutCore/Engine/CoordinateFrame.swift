/// The origin and direction of a constraint's coordinates.
///
/// Positions are relative to the view that holds the constraint, so that multiples of positions
/// have UIKit's meaning. If leading or trailing is involved and that view is right-to-left, x is
/// measured leftward from its right edge, which mirrors the constraint with its constant and
/// multiplier. (Using the direction of the holding view is Strut's rule.)
struct CoordinateFrame {
  /// The box of the view that holds the constraint.
  private let holder: ItemBox
  private let isMirrored: Bool
  /// A Boolean value that indicates whether leading is right.
  let isReversed: Bool
  /// A Boolean value that indicates whether the origin matters. It cancels out with a multiplier of
  /// 1.
  private let countsFromOrigin: Bool

  init?(of constraint: LayoutConstraint, in engine: LayoutEngine) {
    guard let view = constraint.holder, let holder = engine.box(of: view) else { return nil }
    self.holder = holder
    isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isMirrored = isReversed && (constraint.first.hasDirection || constraint.second.hasDirection)
    countsFromOrigin = constraint.multiplier != 1 && constraint.first.quantity != .length
  }

  /// An x coordinate, from the origin in reading direction.
  func across(_ x: ShortExpression) -> ShortExpression {
    switch (isMirrored, countsFromOrigin) {
    case (false, false): x
    case (true, false): -1 * x
    case (false, true): x - holder.lines.left
    case (true, true): holder.lines.right - x
    }
  }

  /// A y coordinate, from the origin down.
  func down(_ y: ShortExpression) -> ShortExpression { countsFromOrigin ? y - holder.lines.top : y }
}

extension AnchorReference {
  /// A Boolean value that indicates whether leading or trailing is involved, also at the start of a
  /// distance.
  fileprivate var hasDirection: Bool { attribute.isDirectional || origin?.attribute.isDirectional == true }
}

/// A place that a constraint speaks of, with the box that has it: it is the same one until the tree
/// changes.
struct BoxedPlace {
  /// The part of the box.
  enum Part {
    /// The view or guide itself.
    case whole
    /// The rectangle within the owner's margins.
    case withinMargins
    /// A guide of its owner's.
    case builtIn(LayoutGuide.Kind)
    /// A line of text.
    case baseline
  }

  /// The item's, or that of the guide's owner.
  let box: ItemBox
  let part: Part
  let attribute: LayoutAttribute

  /// Nil for an item that is not in the tree.
  init?(_ item: (any LayoutItem)?, _ attribute: LayoutAttribute, in engine: LayoutEngine) {
    guard let item else { return nil }
    self.attribute = attribute
    if let guide = item as? LayoutGuide, guide.kind.isInset {
      guard let box = guide.owningView.flatMap({ engine.box(of: $0) }) else { return nil }
      (self.box, part) = (box, .builtIn(guide.kind))
    } else {
      guard let box = engine.box(of: item) else { return nil }
      self.box = box
      part =
        attribute.isWithinMargins ? .withinMargins : attribute.isBaseline && box.view != nil ? .baseline : .whole
    }
  }
}

/// One side of a constraint: a place, or the distance between two.
struct BoxedSide {
  let end: BoxedPlace
  let start: BoxedPlace?

  /// Nil when it speaks of something that is not in the tree.
  init?(_ side: AnchorReference, in engine: LayoutEngine) {
    guard let end = BoxedPlace(side.item, side.attribute, in: engine) else { return nil }
    self.end = end
    start = side.origin.flatMap { BoxedPlace($0.item.item, $0.attribute, in: engine) }
    if side.origin != nil, start == nil { return nil }
  }
}

/// A constraint with the boxes it speaks of.
final class BoxedConstraint {
  let frame: CoordinateFrame
  let first: BoxedSide
  /// Nil when the second side is a number alone.
  let second: BoxedSide?

  /// Nil when something is not in the tree: then the constraint says nothing.
  init?(_ constraint: LayoutConstraint, in engine: LayoutEngine) {
    let meant = constraint.meantSides
    guard let frame = CoordinateFrame(of: constraint, in: engine), let first = BoxedSide(meant.first, in: engine)
    else { return nil }
    (self.frame, self.first) = (frame, first)
    second = constraint.second.isNothing ? nil : BoxedSide(meant.second, in: engine)
    if !constraint.second.isNothing, second == nil { return nil }
  }

  /// The places it speaks of.
  var places: [BoxedPlace] { [first.end, first.start, second?.end, second?.start].compactMap(\.self) }

  /// Returns the distance of a system spacing constraint, like
  /// ``LayoutConstraint/resolvedSpacing``; nil if it must be requested.
  func spacing(of constraint: LayoutConstraint) -> Double? {
    guard let multiplier = constraint.spacingMultiplier, let second, first.start == nil, second.start == nil,
      first.end.attribute.quantity == .verticalPosition, let owner = first.end.box.view
    else { return nil }
    let lower = first.end.isOfView ? owner : nil
    let upper = second.end.isOfView ? second.end.box.view : nil
    return Optional(owner).spacing(from: second.end.attribute, of: upper, to: first.end.attribute, of: lower)
      .constant(multiplier: multiplier)
  }
}

extension BoxedPlace {
  /// A Boolean value that indicates whether the place is that of a view instead of a guide.
  fileprivate var isOfView: Bool { if case .builtIn = part { false } else { true } }
}
