// The arithmetic of expressions: everything that keeps a sum of terms a sum of terms.
//
// The overloads are spelled out, rather than written once over a protocol, so that `Double` gains no conformance and other
// arithmetic in a client costs the type checker nothing.

extension LinearExpression {
  /// The sum of two expressions, merged.
  ///
  /// - Complexity: O(*n*) in the number of terms, as for every operator here.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: 1)
  }

  /// The difference of two expressions; a variable that both hold equally is gone.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  /// Every coefficient and the constant, negated.
  public static prefix func - (expression: LinearExpression) -> LinearExpression { -1 * expression }

  /// Every coefficient and the constant, multiplied.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(
      terms: expression.terms.map { LinearTerm($0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }

  /// Every coefficient and the constant, multiplied.
  public static func * (expression: LinearExpression, factor: Double) -> LinearExpression { factor * expression }

  private func raised(by number: Double) -> LinearExpression {
    var sum = self
    sum.constant += number
    return sum
  }

  /// An expression with its constant raised.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression { left.raised(by: right) }

  /// An expression with its constant lowered.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression { left.raised(by: -right) }

  /// An expression with its constant raised.
  public static func + (left: Double, right: LinearExpression) -> LinearExpression { right.raised(by: left) }

  /// A constant less an expression.
  public static func - (left: Double, right: LinearExpression) -> LinearExpression { LinearExpression(left) - right }

  /// An expression and one more variable.
  public static func + (left: LinearExpression, right: Variable) -> LinearExpression { left + LinearExpression(right) }

  /// An expression less a variable.
  public static func - (left: LinearExpression, right: Variable) -> LinearExpression { left - LinearExpression(right) }
}

extension Variable {
  /// The sum of two variables.
  public static func + (left: Variable, right: Variable) -> LinearExpression { LinearExpression(left) + right }

  /// The difference of two variables.
  public static func - (left: Variable, right: Variable) -> LinearExpression { LinearExpression(left) - right }

  /// A variable and an expression.
  public static func + (left: Variable, right: LinearExpression) -> LinearExpression { LinearExpression(left) + right }

  /// A variable less an expression.
  public static func - (left: Variable, right: LinearExpression) -> LinearExpression { LinearExpression(left) - right }

  /// A variable and a constant.
  public static func + (left: Variable, right: Double) -> LinearExpression { LinearExpression(left) + right }

  /// A variable less a constant.
  public static func - (left: Variable, right: Double) -> LinearExpression { LinearExpression(left) - right }

  /// A constant and a variable.
  public static func + (left: Double, right: Variable) -> LinearExpression { LinearExpression(left) + right }

  /// A constant less a variable.
  public static func - (left: Double, right: Variable) -> LinearExpression { LinearExpression(left) - right }

  /// A multiple of a variable.
  public static func * (factor: Double, variable: Variable) -> LinearExpression { factor * LinearExpression(variable) }

  /// A multiple of a variable.
  public static func * (variable: Variable, factor: Double) -> LinearExpression { factor * LinearExpression(variable) }

  /// A variable, negated.
  public static prefix func - (variable: Variable) -> LinearExpression { -1 * LinearExpression(variable) }
}
