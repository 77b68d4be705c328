import ConstraintSolving

/// A system with kiwi's result, as `solver_oracle.py` writes it.
struct KiwiSystem {
  struct Entry {
    let constraint: LinearConstraint
    let isRefused: Bool
  }

  let variables: Int
  let entries: [Entry]
  let values: [Double]

  static let priorities: [Priority] = [1000, 750, 500, 250]
  static let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]

  /// Reads a line. `names` are variables of a solver, which are the same in every new solver.
  init(line: String, names: [Variable]) {
    let numbers = line.split(separator: " ").map { Double($0) ?? .nan }
    var position = 2
    variables = Int(numbers[0])
    var entries: [Entry] = []
    for _ in 0..<Int(numbers[1]) {
      let head = numbers[position..<position + 5].map { $0 }
      position += 5
      var terms: [LinearTerm] = []
      for _ in 0..<Int(head[4]) {
        terms.append(LinearTerm(names[Int(numbers[position])], coefficient: numbers[position + 1]))
        position += 2
      }
      let constraint = LinearConstraint(
        LinearExpression(terms: terms, constant: -head[3]), Self.relations[Int(head[1])], 0,
        priority: Self.priorities[Int(head[0])])
      entries.append(Entry(constraint: constraint, isRefused: head[2] == 1))
    }
    self.entries = entries
    values = Array(numbers[position...])
  }
}

extension LinearConstraint {
  /// Returns the violation of the constraint for values of the variables.
  func violation(_ value: (Variable) -> Double) -> Double {
    let sum = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value($1.variable) }
    switch relation {
    case .equal: return sum.magnitude
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
