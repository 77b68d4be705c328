/// One unknown of a system: an edge, a width, a height.
///
/// A variable is made by ``ConstraintSolver/makeVariable()`` and belongs to that solver alone. It carries no value; ask the
/// solver for it. Variables compare in the order they were made.
public struct Variable: Hashable, Sendable {
  /// The symbol that stands for this variable in the solver's tableau.
  @usableFromInline package let symbol: Int

  /// The variable that a symbol stands for.
  package init(symbol: Int) { self.symbol = symbol }
}

extension Variable: Comparable {
  /// Whether the left variable was made before the right one.
  public static func < (left: Variable, right: Variable) -> Bool { left.symbol < right.symbol }
}

extension Variable: CustomStringConvertible {
  /// `v` and a number that is unique within the solver.
  public var description: String { "v\(symbol)" }
}
