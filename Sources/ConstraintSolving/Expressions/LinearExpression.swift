/// A coefficient times a variable.
public struct LinearTerm: Hashable, Sendable {
  /// The variable.
  public let variable: Variable
  /// The factor of the variable.
  public let coefficient: Double

  /// Creates a term.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, in normal form.
///
/// Terms are ordered by variable, every variable occurs once, and terms with a coefficient of
/// exactly zero are dropped. Therefore expressions with equal terms are equal values.
///
/// ```swift
/// let x = solver.makeVariable(), y = solver.makeVariable()
/// let sum = 2 * x + y - x + 8      // x + y + 8
/// sum.terms.count                  // 2
/// sum - y == x + 8                 // true
/// ```
public struct LinearExpression: Hashable, Sendable {
  /// The terms, ordered by variable, without duplicates and zeros.
  public private(set) var terms: [LinearTerm]
  /// The constant.
  public package(set) var constant: Double

  /// Creates an expression from terms in any order; equal variables are merged.
  ///
  /// - Complexity: O(*n* log *n*) in the number of terms.
  public init(terms: [LinearTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
    normalize()
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

  /// A Boolean value that indicates whether all coefficients and the constant are finite.
  ///
  /// - Complexity: O(*n*) in the number of terms.
  public var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }

  /// Sorts terms in place. Expressions have few terms, and most are already sorted or reversed.
  private mutating func normalize() {
    guard terms.count > 1 else {
      if let only = terms.first, only.coefficient == 0 { terms.removeAll() }
      return
    }
    if terms.count > 8 { terms.sort { $0.variable < $1.variable } }
    var isNormal = terms[0].coefficient != 0
    for index in 1..<terms.count {
      let term = terms[index]
      var place = index
      while place > 0, term.variable < terms[place - 1].variable {
        terms[place] = terms[place - 1]
        place -= 1
      }
      terms[place] = term
      if term.coefficient == 0 || (place > 0 && terms[place - 1].variable == term.variable) { isNormal = false }
    }
    if !isNormal { merge() }
  }

  /// Adds up neighbors of one variable, and drops what is zero.
  private mutating func merge() {
    var count = 0
    for term in terms {
      if count > 0, terms[count - 1].variable == term.variable {
        terms[count - 1] = LinearTerm(term.variable, coefficient: terms[count - 1].coefficient + term.coefficient)
      } else {
        terms[count] = term
        count += 1
      }
    }
    terms.removeLast(terms.count - count)
    terms.removeAll { $0.coefficient == 0 }
  }

  /// Adds a multiple of another expression.
  ///
  /// - Complexity: O(*n*) in the number of terms of both.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = LinearExpression(constant + factor * other.constant)
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      let isLeft = i < terms.count && (j == other.terms.count || terms[i].variable <= other.terms[j].variable)
      let isRight = j < other.terms.count && (i == terms.count || other.terms[j].variable <= terms[i].variable)
      let coefficient =
        (isLeft ? terms[i].coefficient : 0) + (isRight ? factor * other.terms[j].coefficient : 0)
      let variable = isLeft ? terms[i].variable : other.terms[j].variable
      if coefficient != 0 { sum.terms.append(LinearTerm(variable, coefficient: coefficient)) }
      if isLeft { i += 1 }
      if isRight { j += 1 }
    }
    return sum
  }
}

extension LinearExpression: CustomStringConvertible {
  /// The expression as text: `2.0 v0 + -1.0 v3 + 8.0`.
  public var description: String {
    (terms.map { "\($0.coefficient) \($0.variable)" } + [String(constant)]).joined(separator: " + ")
  }
}
