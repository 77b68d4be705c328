/// The relation between the two sides of a constraint.
public enum Relation: Hashable, Sendable {
  /// The sides are equal.
  case equal
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// The left side is at least the right one.
  case greaterThanOrEqual
}

/// An expression with its relation to zero and its priority.
///
/// The two sides are combined, so `x == y + 8` and `x - y == 8` are the same constraint.
///
/// ```swift
/// let gap = LinearConstraint(y, .greaterThanOrEqual, x + 8, priority: 750)   // y - x - 8 >= 0
/// gap.expression.constant                                                    // -8
/// ```
public struct LinearConstraint: Hashable, Sendable {
  /// The left side minus the right side.
  public package(set) var expression: LinearExpression
  /// The relation of ``expression`` to zero.
  public let relation: Relation
  /// The priority.
  public let priority: Priority

  /// Creates a constraint between two expressions.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint between an expression and a number.
  public init(_ left: LinearExpression, _ relation: Relation, _ right: Double, priority: Priority = .required) {
    expression = left
    expression.constant -= right
    self.relation = relation
    self.priority = priority
  }

  /// Creates a constraint between a variable and an expression.
  public init(_ left: Variable, _ relation: Relation, _ right: LinearExpression, priority: Priority = .required) {
    self.init(LinearExpression(left), relation, right, priority: priority)
  }

  /// Creates a constraint between two variables.
  public init(_ left: Variable, _ relation: Relation, _ right: Variable, priority: Priority = .required) {
    self.init(LinearExpression(left), relation, LinearExpression(right), priority: priority)
  }

  /// Creates a constraint between a variable and a number.
  public init(_ left: Variable, _ relation: Relation, _ right: Double, priority: Priority = .required) {
    self.init(LinearExpression(left), relation, right, priority: priority)
  }
}

extension LinearConstraint: CustomStringConvertible {
  /// The constraint as text, with its priority after an `@`.
  public var description: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    return "\(expression) \(sign) 0 @\(priority.rawValue)"
  }
}
