/// A coefficient times a variable.
public struct LinearTerm: Hashable, Sendable {
  /// The unknown.
  public let variable: Variable
  /// What the unknown is multiplied with.
  public let coefficient: Double

  /// Creates a term.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, in one normal form.
///
/// Terms are ordered by variable, every variable occurs once, and a coefficient of exactly zero is dropped, so two expressions
/// that are equal term by term are equal values.
///
/// ```swift
/// let x = solver.makeVariable(), y = solver.makeVariable()
/// let sum = 2 * x + y - x + 8      // x + y + 8
/// sum.terms.count                  // 2
/// sum - y == x + 8                 // true
/// ```
public struct LinearExpression: Hashable, Sendable {
  /// The terms, by variable, none of them twice or zero.
  public private(set) var terms: [LinearTerm]
  /// What is added to the terms.
  public internal(set) var constant: Double

  /// Creates an expression from terms in any order; equal variables are merged.
  ///
  /// - Complexity: O(*n* log *n*) in the number of terms.
  public init(terms: [LinearTerm] = [], constant: Double = 0) {
    self.terms = Self.normalised(terms)
    self.constant = constant
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable) {
    terms = [LinearTerm(variable)]
    constant = 0
  }

  /// Creates an expression without variables.
  public init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  /// Whether every coefficient and the constant are finite numbers.
  ///
  /// - Complexity: O(*n*) in the number of terms.
  public var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  private static func normalised(_ terms: [LinearTerm]) -> [LinearTerm] {
    var merged: [LinearTerm] = []
    merged.reserveCapacity(terms.count)
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1] = LinearTerm(last.variable, coefficient: last.coefficient + term.coefficient)
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }
}

extension LinearExpression: CustomStringConvertible {
  /// The expression as one would write it: `2.0 v0 + -1.0 v3 + 8.0`.
  public var description: String {
    (terms.map { "\($0.coefficient) \($0.variable)" } + [String(constant)]).joined(separator: " + ")
  }
}
