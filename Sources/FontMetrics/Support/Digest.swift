internal import FontInterop

/// A SHA-256 sum (FIPS 180-4), by which what was saved knows what it depended on.
package struct Digest {
  private var state: InlineArray<8, UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The words of the block that is being filled, and behind them those that it is extended by.
  private var words = InlineArray<64, UInt32>(repeating: 0)
  private var byteCount = 0

  /// A sum of nothing yet.
  package init() {}

  /// The sum of bytes.
  package static func sum(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var digest = Digest()
    digest.add(bytes)
    return digest.finish()
  }

  /// The sum of a file.
  static func sum(of file: FontData) -> [UInt8] {
    file.withBytes { bytes in
      var digest = Digest()
      digest.add(bytes)
      return digest.finish()
    }
  }

  /// Adds bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Adds a string with its length, so that two strings differ from the same characters divided
  /// elsewhere.
  package mutating func add(_ text: String) {
    add(bytes(of: text.utf8.count))
    add(text.utf8)
  }

  /// The sum of all that was added; nothing more can be.
  package mutating func finish() -> [UInt8] {
    let bitCount = byteCount * 8
    add(0x80)
    while byteCount % 64 != 56 { add(0) }
    add(bytes(of: bitCount))
    return state.indices.flatMap { place in
      (0..<4).map { UInt8(truncatingIfNeeded: state[place] >> (24 - 8 * $0)) }
    }
  }

  private func bytes(of number: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }

  private mutating func add(_ byte: UInt8) {
    let word = byteCount % 64 / 4
    words[word] = words[word] << 8 | UInt32(byte)
    byteCount += 1
    if byteCount % 64 == 0 { takeBlock() }
  }

  /// Adds the first bytes there are, a word at a time: font files have many.
  private mutating func add(_ bytes: borrowing RawSpan) {
    var offset = 0
    while let word = bytes.bigEndianUInt32(at: offset) {
      words[offset % 64 / 4] = word
      offset += 4
      byteCount += 4
      if offset % 64 == 0 { takeBlock() }
    }
    while let byte = bytes.byte(at: offset) {
      add(byte)
      offset += 1
    }
  }

  private mutating func takeBlock() {
    for place in 16..<64 { words[place] = extended(place) }
    var next = state
    for place in 0..<64 { Self.round(&next, words[place] &+ Self.constants[place]) }
    for place in 0..<8 { state[place] &+= next[place] }
  }

  private func extended(_ place: Int) -> UInt32 {
    let (early, late) = (words[place - 15], words[place - 2])
    let first = Self.turned(early, 7) ^ Self.turned(early, 18) ^ (early >> 3)
    let second = Self.turned(late, 17) ^ Self.turned(late, 19) ^ (late >> 10)
    return words[place - 16] &+ first &+ words[place - 7] &+ second
  }

  private static func round(_ s: inout InlineArray<8, UInt32>, _ word: UInt32) {
    let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
    let first = s[7] &+ (turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)) &+ choice &+ word
    let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
    let second = (turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)) &+ majority
    s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
