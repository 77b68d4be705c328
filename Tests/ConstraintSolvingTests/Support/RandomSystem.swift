import ConstraintSolving
import TestSupport

/// Random constraints over given variables.
struct RandomSystem {
  var generator: SeededGenerator
  var coefficients: [Double] = [1, 1, 1, -1, -1, 2, -3, 0.5]
  /// The factors of whole constraints.
  var scales: [Double] = [1]
  var constants: ClosedRange<Double> = -100...100
  var priorities: [Priority] = [.required, .required, 750, 500.5, 250, 50]
  /// True if constants are whole numbers.
  var isWhole = true

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  mutating func constraint(over variables: [Variable]) -> LinearConstraint {
    var expression = LinearExpression(constant())
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let variable = variables[Int.random(in: variables.indices, using: &generator)]
      expression = expression + coefficients[Int.random(in: coefficients.indices, using: &generator)] * variable
    }
    let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &generator)]
    let priority = priorities[Int.random(in: priorities.indices, using: &generator)]
    let scale = scales[Int.random(in: scales.indices, using: &generator)]
    return LinearConstraint(scale * expression, relation, 0, priority: priority)
  }

  mutating func constant() -> Double {
    let number = Double.random(in: constants, using: &generator)
    return isWhole ? number.rounded() : number
  }

  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
}

extension ConstraintSolver {
  mutating func makeVariables(_ count: Int) -> [Variable] {
    var variables: [Variable] = []
    for _ in 0..<count { variables.append(makeVariable()) }
    return variables
  }

  func values(of variables: [Variable]) -> [Double] { variables.map { value(of: $0) } }

  func constraints(_ ids: [ConstraintID]) -> [LinearConstraint] { ids.compactMap { constraint($0) } }

  /// Sum of violations by priority, highest first.
  func violations(of constraints: [ConstraintID]) -> [(priority: Double, sum: Double)] {
    var sums: [Double: Double] = [:]
    for id in constraints {
      if let constraint = constraint(id) { sums[constraint.priority.rawValue, default: 0] += violation(of: id) }
    }
    return sums.sorted { $0.key > $1.key }.map { (priority: $0.key, sum: $0.value) }
  }
}

/// Returns true if two numbers agree to a millionth, or to 1e-9 of themselves.
func isClose(_ left: Double, _ right: Double) -> Bool {
  abs(left - right) <= max(1e-6, 1e-9 * max(abs(left), abs(right)))
}

func areClose(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { isClose($0, $1) }
}
