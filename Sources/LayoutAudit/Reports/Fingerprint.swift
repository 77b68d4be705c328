/// The identity of results from run to run.
enum Fingerprint {
  /// Returns sixteen digits for some parts, in their order.
  static func text(_ parts: [String?]) -> String {
    // A missing part differs from an empty part.
    hash(parts.map { $0.map { "\u{1}\($0)" } ?? "" }.joined(separator: "\0"))
  }

  /// Returns the 64 bits of FNV-1a, as hexadecimal digits (offset and prime: draft-eastlake-fnv).
  private static func hash(_ text: String) -> String {
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
