@_spi(Checks) import ConstraintSolving

/// How much work the layout of a tree has been so far. Two equal trees with equal histories have equal counts.
@_spi(Measuring) public struct LayoutWork: Hashable, Sendable {
  /// How often the tree was walked to find what is in it.
  @_spi(Measuring) public internal(set) var walks = 0
  /// How many rows were asked what they say: constraints, content sizes, frames that are given.
  @_spi(Measuring) public internal(set) var askedRows = 0
  /// How many views and guides were given a frame.
  @_spi(Measuring) public internal(set) var frames = 0
  /// How many pivots the solver took.
  @_spi(Measuring) public internal(set) var pivots = 0

  /// No work.
  @_spi(Measuring) public init() {}
}

extension View {
  /// How much work it has been so far to lay out the tree that the view is in.
  @_spi(Measuring) public var layoutWork: LayoutWork {
    let engine = root.layoutEngine
    var work = engine.work
    work.pivots = engine.solver.counters.pivots
    return work
  }
}
