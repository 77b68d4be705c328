// The arithmetic of expressions: everything that keeps a sum of terms a sum of terms.
//
// The overloads are spelled out, rather than written once over a protocol, so that `Double` gains
// no conformance and other arithmetic in a client costs the type checker nothing.

extension LinearExpression {
  /// Returns the sum of two expressions, with equal variables merged.
  ///
  /// - Complexity: O(*n*) in the number of terms, as for every operator here.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: 1)
  }

  /// Returns the difference of two expressions; equal terms cancel out.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  /// Returns the expression with all signs reversed.
  public static prefix func - (expression: LinearExpression) -> LinearExpression { -1 * expression }

  /// Returns the expression multiplied by a factor.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(
      terms: expression.terms.map { LinearTerm($0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }

  /// Returns the expression multiplied by a factor.
  public static func * (expression: LinearExpression, factor: Double) -> LinearExpression { factor * expression }

  private func raised(by number: Double) -> LinearExpression {
    var sum = self
    sum.constant += number
    return sum
  }

  /// Returns the expression with a number added to its constant.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression { left.raised(by: right) }

  /// Returns the expression with a number subtracted from its constant.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression { left.raised(by: -right) }

  /// Returns the expression with a number added to its constant.
  public static func + (left: Double, right: LinearExpression) -> LinearExpression { right.raised(by: left) }

  /// Returns a number minus an expression.
  public static func - (left: Double, right: LinearExpression) -> LinearExpression { LinearExpression(left) - right }

  /// Returns an expression plus a variable.
  public static func + (left: LinearExpression, right: Variable) -> LinearExpression { left + LinearExpression(right) }

  /// Returns an expression minus a variable.
  public static func - (left: LinearExpression, right: Variable) -> LinearExpression { left - LinearExpression(right) }
}

extension Variable {
  /// Returns the sum of two variables.
  public static func + (left: Variable, right: Variable) -> LinearExpression { LinearExpression(left) + right }

  /// Returns the difference of two variables.
  public static func - (left: Variable, right: Variable) -> LinearExpression { LinearExpression(left) - right }

  /// Returns a variable plus an expression.
  public static func + (left: Variable, right: LinearExpression) -> LinearExpression { LinearExpression(left) + right }

  /// Returns a variable minus an expression.
  public static func - (left: Variable, right: LinearExpression) -> LinearExpression { LinearExpression(left) - right }

  /// Returns a variable plus a number.
  public static func + (left: Variable, right: Double) -> LinearExpression { LinearExpression(left) + right }

  /// Returns a variable minus a number.
  public static func - (left: Variable, right: Double) -> LinearExpression { LinearExpression(left) - right }

  /// Returns a number plus a variable.
  public static func + (left: Double, right: Variable) -> LinearExpression { LinearExpression(left) + right }

  /// Returns a number minus a variable.
  public static func - (left: Double, right: Variable) -> LinearExpression { LinearExpression(left) - right }

  /// Returns a multiple of a variable.
  public static func * (factor: Double, variable: Variable) -> LinearExpression { factor * LinearExpression(variable) }

  /// Returns a multiple of a variable.
  public static func * (variable: Variable, factor: Double) -> LinearExpression { factor * LinearExpression(variable) }

  /// Returns a variable with a reversed sign.
  public static prefix func - (variable: Variable) -> LinearExpression { -1 * LinearExpression(variable) }
}
