import ConstraintSolving

/// A sum of a few terms and a constant that needs no allocation, because rows are evaluated again
/// in each pass.
///
/// It is ordered like `LinearExpression`, and its arithmetic is exactly the same.
struct ShortExpression {
  /// The most terms a row has: two distances, each between places of two variables.
  private static let capacity = 8

  private var symbols = InlineArray<8, Int32>(repeating: 0)
  private var coefficients = InlineArray<8, Double>(repeating: 0)
  private(set) var count = 0
  /// The constant.
  var constant: Double

  /// An expression without variables.
  init(_ constant: Double) { self.constant = constant }

  /// An expression of one variable.
  init(_ variable: Variable) {
    constant = 0
    append(Int32(truncatingIfNeeded: variable.symbol), 1)
  }

  /// The sum for the solver.
  var linear: LinearExpression {
    LinearExpression(
      terms: (0..<count).map { LinearTerm(Variable(symbol: Int(symbols[$0])), coefficient: coefficients[$0]) },
      constant: constant)
  }

  /// Returns `true` if the terms are equal.
  func hasTerms(of other: LinearExpression) -> Bool {
    guard other.terms.count == count else { return false }
    for index in 0..<count {
      let term = other.terms[index]
      guard term.variable.symbol == Int(symbols[index]), term.coefficient == coefficients[index] else { return false }
    }
    return true
  }

  private mutating func append(_ symbol: Int32, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    precondition(count < Self.capacity, "A row has more terms than there can be")
    symbols[count] = symbol
    coefficients[count] = coefficient
    count += 1
  }

  /// Adds a multiple of another expression.
  private func adding(_ other: ShortExpression, times factor: Double) -> ShortExpression {
    var sum = ShortExpression(constant + factor * other.constant)
    var (i, j) = (0, 0)
    while i < count || j < other.count {
      let isLeft = i < count && (j == other.count || symbols[i] <= other.symbols[j])
      let isRight = j < other.count && (i == count || other.symbols[j] <= symbols[i])
      let coefficient = (isLeft ? coefficients[i] : 0) + (isRight ? factor * other.coefficients[j] : 0)
      sum.append(isLeft ? symbols[i] : other.symbols[j], coefficient)
      if isLeft { i += 1 }
      if isRight { j += 1 }
    }
    return sum
  }

  private func raised(by number: Double) -> ShortExpression {
    var sum = self
    sum.constant += number
    return sum
  }

  static func + (left: ShortExpression, right: ShortExpression) -> ShortExpression { left.adding(right, times: 1) }
  static func - (left: ShortExpression, right: ShortExpression) -> ShortExpression { left.adding(right, times: -1) }
  static func + (left: ShortExpression, right: Double) -> ShortExpression { left.raised(by: right) }
  static func - (left: ShortExpression, right: Double) -> ShortExpression { left.raised(by: -right) }

  static func * (factor: Double, right: ShortExpression) -> ShortExpression {
    var product = ShortExpression(factor * right.constant)
    for index in 0..<right.count { product.append(right.symbols[index], factor * right.coefficients[index]) }
    return product
  }
}

/// The statement of a row: an expression, its relation to zero and its priority.
struct Statement {
  var expression: ShortExpression
  let relation: Relation
  let priority: Priority

  init(
    _ left: ShortExpression, _ relation: Relation, _ right: ShortExpression, priority: Priority = .required
  ) {
    (expression, self.relation, self.priority) = (left - right, relation, priority)
  }

  init(_ left: ShortExpression, _ relation: Relation, _ right: Double, priority: Priority = .required) {
    (expression, self.relation, self.priority) = (left, relation, priority)
    expression.constant -= right
  }

  /// The statement for the solver.
  var constraint: LinearConstraint { LinearConstraint(expression.linear, relation, 0, priority: priority) }

  /// Returns `true` if only the constant differs from that in the solver.
  func hasShape(of other: LinearConstraint) -> Bool {
    relation == other.relation && priority == other.priority && expression.hasTerms(of: other.expression)
  }
}
