/// Random numbers that are the same for the same seed: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator with a number.
  public init(seed: UInt64) { state = seed }

  /// Creates a generator with bytes, which all affect it, so that an input alone determines its
  /// checks (FNV-1a by eights).
  /// - Complexity: O(n).
  public init(seed bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    let whole = bytes.count & ~7
    unsafe bytes.withUnsafeBytes { buffer in
      for offset in stride(from: 0, to: whole, by: 8) {
        hash = unsafe (hash ^ buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
      }
    }
    state = bytes[whole...].reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, a limit; 0 if the limit is 0 or less.
  public mutating func below(_ limit: Int) -> Int { limit > 0 ? Int.random(in: 0..<limit, using: &self) : 0 }

  /// Returns true once in a number of times.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
