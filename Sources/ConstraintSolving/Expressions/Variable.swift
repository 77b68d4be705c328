/// A variable of a system, such as an edge, a width or a height.
///
/// ``ConstraintSolver/makeVariable()`` creates a variable, which belongs to that solver. The
/// variable has no value of its own; the solver returns it. Variables are ordered by their
/// creation.
public struct Variable: Hashable, Sendable {
  /// The symbol of the variable in the solver's tableau.
  @usableFromInline package let symbol: Int

  /// Creates the variable of a symbol.
  package init(symbol: Int) { self.symbol = symbol }
}

extension Variable: Comparable {
  /// Returns `true` if the left variable was created first.
  public static func < (left: Variable, right: Variable) -> Bool { left.symbol < right.symbol }
}

extension Variable: CustomStringConvertible {
  /// `v` followed by a number that is unique in the solver.
  public var description: String { "v\(symbol)" }
}
