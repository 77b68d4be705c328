import ConstraintSolving

/// A row that holds exactly in the present solution, and may therefore explain a position.
struct TightEquation {
  let row: Row
  let terms: [LinearTerm]
}

/// Finds an order in which equations give numbers, one after another.
///
/// An equation with one unknown number determines that number. Of several such equations, the
/// strongest comes first. If there is none, several are solved together by elimination; if that
/// also fails, nothing determines the numbers, and one of them is used unchanged.
struct EquationChain {
  /// The derivation of a number.
  struct Link {
    let variable: Variable
    /// Places of equations.
    let equations: [Int]
    let sources: [Variable]
  }

  private let equations: [TightEquation]
  private var users: [Variable: [Int]] = [:]
  /// By equation: the number of its unknown numbers.
  private var unknownCounts: [Int]
  /// No equation before this one is ready.
  private var firstReady = 0
  private(set) var links: [Variable: Link] = [:]

  /// Takes equations, strongest first.
  init(_ equations: [TightEquation]) {
    self.equations = equations
    unknownCounts = equations.map(\.terms.count)
    for (index, equation) in equations.enumerated() {
      for term in equation.terms { users[term.variable, default: []].append(index) }
    }
  }

  /// Returns the links that lead to the variables: the requested ones first, and then those on
  /// which they depend, nearest first, without duplicates.
  ///
  /// - Complexity: O(*n*) in the terms of all equations, except for numbers that several equations
  ///   determine together, for which elimination is cubic.
  mutating func links(to targets: [Variable]) -> [Link] {
    for target in targets { while links[target] == nil { advance(to: target) } }
    var found: [Link] = []
    var seen = Set(targets)
    var pending = targets
    var next = 0
    while next < pending.count {
      defer { next += 1 }
      guard let link = links[pending[next]] else { continue }
      found.append(link)
      for source in link.sources where seen.insert(source).inserted { pending.append(source) }
    }
    return found
  }

  private mutating func advance(to target: Variable) {
    if let index = nextReady() {
      guard let variable = unknowns(of: index).first else { return }
      learn(variable, from: [index])
    } else if let together = combination(for: target) {
      learn(target, from: together)
    } else {
      learn(target, from: [])
    }
  }

  private mutating func nextReady() -> Int? {
    while firstReady < equations.count {
      if unknownCounts[firstReady] == 1 { return firstReady }
      firstReady += 1
    }
    return nil
  }

  private func unknowns(of index: Int) -> [Variable] {
    equations[index].terms.map(\.variable).filter { links[$0] == nil }
  }

  private mutating func learn(_ variable: Variable, from indices: [Int]) {
    var sources: [Variable] = []
    for index in indices {
      for term in equations[index].terms where links[term.variable] != nil && !sources.contains(term.variable) {
        sources.append(term.variable)
      }
    }
    links[variable] = Link(variable: variable, equations: indices, sources: sources)
    for user in users[variable] ?? [] {
      unknownCounts[user] -= 1
      if unknownCounts[user] == 1 { firstReady = min(firstReady, user) }
    }
  }

  // MARK: Several together

  /// A sum of equations, with what remains unknown in it.
  private struct Combination {
    var unknown: [Variable: Double]
    /// By equation: how often it was added.
    var parts: [Int: Double]

    mutating func add(_ other: Combination, times factor: Double) {
      for (variable, coefficient) in other.unknown {
        let (sum, part) = (unknown[variable] ?? 0, factor * coefficient)
        let isGone = (sum + part).magnitude <= 1e-9 * max(sum.magnitude, part.magnitude)
        unknown[variable] = isGone ? nil : sum + part
      }
      for (index, count) in other.parts {
        let sum = (parts[index] ?? 0) + factor * count
        parts[index] = sum.magnitude <= 1e-9 ? nil : sum
      }
    }
  }

  /// The fewest of the strongest equations that decide the target together; nil when they do not.
  private func combination(for target: Variable) -> [Int]? {
    var reduced: [(pivot: Variable, combination: Combination)] = []
    for index in equations.indices where unknownCounts[index] > 1 {
      var next = Combination(unknown: [:], parts: [index: 1])
      for term in equations[index].terms where links[term.variable] == nil {
        next.unknown[term.variable] = term.coefficient
      }
      for (pivot, combination) in reduced {
        guard let coefficient = next.unknown[pivot], let own = combination.unknown[pivot] else { continue }
        next.add(combination, times: -coefficient / own)
      }
      if let found = answer(next, target) { return found }
      guard let pivot = next.unknown.keys.filter({ $0 != target }).min(), let own = next.unknown[pivot] else {
        continue
      }
      for place in reduced.indices {
        guard let coefficient = reduced[place].combination.unknown[pivot] else { continue }
        reduced[place].combination.add(next, times: -coefficient / own)
        if let found = answer(reduced[place].combination, target) { return found }
      }
      reduced.append((pivot, next))
    }
    return nil
  }

  private func answer(_ combination: Combination, _ target: Variable) -> [Int]? {
    combination.unknown.count == 1 && combination.unknown[target] != nil ? combination.parts.keys.sorted() : nil
  }
}
