import ConstraintSolving

/// Random numbers that are the same on every machine (SplitMix64), and constraints made from them.
struct SystemRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func constant() -> Double { Double.random(in: -100...100, using: &self) }

  mutating func constraint(over variables: [Variable]) -> LinearConstraint {
    let terms = (0..<Int.random(in: 1...4, using: &self)).map { _ in
      LinearTerm(
        variables[Int.random(in: variables.indices, using: &self)],
        coefficient: [1, 1, 1, -1, -1, 2, -3, 0.5, 1.0 / 3][Int.random(in: 0..<9, using: &self)])
    }
    return LinearConstraint(
      LinearExpression(terms: terms, constant: constant()),
      KiwiSystem.relations[Int.random(in: 0..<3, using: &self)], 0,
      priority: KiwiSystem.priorities[Int.random(in: 0..<4, using: &self)])
  }
}
