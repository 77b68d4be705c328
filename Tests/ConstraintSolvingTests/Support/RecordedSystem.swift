import ConstraintSolving
import Foundation
import Testing

/// One case of `Resources/lexicographic-systems.jsonl`; `Scripts/oracles/record_solver_oracle.py`
/// says what the fields are.
struct RecordedSystem: Sendable, CustomTestStringConvertible {
  let line: Int
  let variables: Int
  let constraints: [Constraint]
  let refused: [Int]
  let violations: [[Double]]
  let ranges: [[Double?]]

  var testDescription: String { "line \(line)" }

  struct Constraint: Sendable {
    let terms: [[Double]]
    let constant: Double
    let relation: Relation
    let priority: Double

    func over(_ variables: [Variable]) -> LinearConstraint {
      let terms = terms.map { LinearTerm(variables[Int($0[0])], coefficient: $0[1]) }
      return LinearConstraint(
        LinearExpression(terms: terms, constant: constant), relation, 0, priority: Priority(priority))
    }
  }

  /// All cases; the header line is left out.
  static func all() throws -> [RecordedSystem] {
    let file = try #require(
      Bundle.module.url(forResource: "lexicographic-systems", withExtension: "jsonl", subdirectory: "Resources"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.enumerated().map { try JSONDecoder().decode(Line.self, from: Data($1.utf8)).system($0 + 2) }
  }

  /// Constraints over 58 variables; some orders lead to small pivots, one after the other.
  static func smallPivots() throws -> (variables: Int, constraints: [Constraint]) {
    struct System: Decodable {
      let variables: Int
      let constraints: [Constraint]
    }
    let file = try #require(
      Bundle.module.url(forResource: "small-pivots", withExtension: "json", subdirectory: "Resources"))
    let system = try JSONDecoder().decode(System.self, from: try Data(contentsOf: file))
    return (system.variables, system.constraints)
  }

  private struct Line: Decodable {
    let variables: Int
    let constraints: [Constraint]
    let refused: [Int]
    let violations: [[Double]]
    let ranges: [[Double?]]

    func system(_ line: Int) -> RecordedSystem {
      RecordedSystem(
        line: line, variables: variables, constraints: constraints, refused: refused, violations: violations,
        ranges: ranges)
    }
  }
}

extension RecordedSystem.Constraint: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    terms = try container.decode([[Double]].self)
    constant = try container.decode(Double.self)
    let sign = try container.decode(String.self)
    relation = sign == "==" ? .equal : sign == "<=" ? .lessThanOrEqual : .greaterThanOrEqual
    priority = try container.decode(Double.self)
  }
}
