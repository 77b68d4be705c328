/// Numbers that look random and are the same in every run (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts from a number. It is mixed first: states that follow one another would give the same
  /// numbers, one place on.
  public init(seed: Int) {
    state = UInt64(bitPattern: Int64(seed))
    state = next()
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up, below another, which is above 0.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
