/// Random numbers that are the same for the same seed: SplitMix64.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that starts from a number.
  public init(seed: UInt64) { state = seed }

  /// A generator that starts from bytes, all of them, so that an input alone decides what is done with it (FNV-1a by eights).
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

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to and without a limit; 0 when the limit is 0 or less.
  public mutating func below(_ limit: Int) -> Int { limit > 0 ? Int.random(in: 0..<limit, using: &self) : 0 }

  /// True once in so many times.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
