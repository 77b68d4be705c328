@_spi(Checks) import ConstraintSolving

/// The work for the layout of a hierarchy so far. Equal hierarchies with equal histories have equal
/// counts.
@_spi(Measuring) public struct LayoutWork: Hashable, Sendable {
  /// The number of traversals of the hierarchy.
  @_spi(Measuring) public internal(set) var walks = 0
  /// The number of evaluated rows: constraints, content sizes and given frames.
  @_spi(Measuring) public internal(set) var askedRows = 0
  /// The number of frames assigned to views and guides.
  @_spi(Measuring) public internal(set) var frames = 0
  /// The number of the solver's pivots.
  @_spi(Measuring) public internal(set) var pivots = 0

  /// No work.
  @_spi(Measuring) public init() {}
}

extension View {
  /// The work so far for the layout of the view's hierarchy.
  @_spi(Measuring) public var layoutWork: LayoutWork {
    let engine = root.layoutEngine
    var work = engine.work
    work.pivots = engine.solver.counters.pivots
    return work
  }
}
