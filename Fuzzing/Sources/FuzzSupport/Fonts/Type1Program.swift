/// The parts of a Type 1 font: the clear text, the decrypted part, and the rest.
///
/// Adobe Type 1 Font Format, 7: bytes are encrypted with a key that starts at 55665 for `eexec` and
/// 4330 for a charstring.
public struct Type1Program {
  private var clear: [UInt8]
  private var secret: [UInt8]
  private var trailer: [UInt8]
  /// The AFM file that follows the font.
  private var metrics: [UInt8]
  private let isBinary: Bool

  private static let (programKey, charstringKey): (UInt16, UInt16) = (55665, 4330)

  /// Returns a Type 1 font and the AFM file that follows it; other bytes unchanged.
  /// - Complexity: O(n).
  public static func splittingMetrics(_ bytes: [UInt8]) -> (font: [UInt8], metrics: [UInt8]?) {
    let isType1 = bytes.starts(with: [0x80, 1]) || bytes.starts(with: Array("%!".utf8))
    guard isType1, let place = bytes.place(of: "StartFontMetrics") else { return (bytes, nil) }
    return (Array(bytes[..<place]), Array(bytes[place...]))
  }

  /// Splits a PFB or PFA into its parts; `nil` if it is neither.
  /// - Complexity: O(n).
  init?(_ input: [UInt8]) {
    let (bytes, afm) = Self.splittingMetrics(input)
    metrics = afm ?? []
    isBinary = bytes.starts(with: [0x80, 1])
    if isBinary {
      (clear, secret, trailer) = ([], [], [])
      readSegments(bytes)
    } else {
      guard bytes.starts(with: Array("%!".utf8)), let mark = bytes.place(of: "eexec") else { return nil }
      clear = Array(bytes[..<min(bytes.count, mark + 6)])
      let digits = bytes[clear.count...]
      // 512 zeros end the encrypted part.
      let end = bytes.place(of: String(repeating: "0", count: 64), from: clear.count) ?? bytes.count
      secret = Self.bytes(ofHex: digits[..<end])
      trailer = Array(bytes[end...])
    }
    secret = Self.decrypted(secret, key: Self.programKey)
  }

  private mutating func readSegments(_ bytes: [UInt8]) {
    var place = 0
    while place + 6 <= bytes.count, bytes[place] == 0x80, let length = bytes.littleEndian32(place + 2) {
      let content = bytes[place + 6..<min(bytes.count, place + 6 + length)]
      switch bytes[place + 1] {
      case 2: secret += content
      case 1: if secret.isEmpty { clear += content } else { trailer += content }
      default: return
      }
      place += 6 + length
    }
  }

  /// The file, encrypted and divided into segments again.
  var file: [UInt8] {
    let encrypted = Self.encrypted(secret, key: Self.programKey)
    guard isBinary else { return clear + Self.hex(of: encrypted) + [0x0A] + trailer + metrics }
    return Self.segment(1, clear) + Self.segment(2, encrypted) + Self.segment(1, trailer) + [0x80, 3] + metrics
  }

  /// Changes the clear text, the private text, a charstring, or the length of a segment.
  mutating func mutate(using generator: inout SeededGenerator) {
    switch generator.below(8) {
    case 0, 1: clear = TextMutator.mutated(clear, using: &generator)
    case 2 where !metrics.isEmpty: metrics = TextMutator.mutated(metrics, using: &generator)
    case 2, 3: secret = TextMutator.mutated(secret, using: &generator)
    default: for _ in 0...generator.below(4) { changeCharstring(using: &generator) }
    }
  }

  /// Bytes of the Type 1 charstring language: operators, escapes, and the first bytes of numbers.
  private static let operators: [UInt8] = [
    1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 21, 22, 30, 31, 139, 247, 251, 255,
  ]

  private mutating func changeCharstring(using generator: inout SeededGenerator) {
    guard let range = charstring(from: generator.below(secret.count)) ?? charstring(from: 0) else {
      return secret = TextMutator.mutated(secret, using: &generator)
    }
    var program = Self.decrypted(Array(secret[range]), key: Self.charstringKey)
    for _ in 0...generator.below(4) where program.count > 4 {
      let place = 4 + generator.below(program.count - 4)
      switch generator.below(4) {
      case 0: program[place] ^= 1 << UInt8(generator.below(8))
      case 1: program[place] = UInt8(generator.below(256))
      case 2 where place + 1 < program.count: (program[place], program[place + 1]) = (12, UInt8(generator.below(34)))
      default: program[place] = Self.operators[generator.below(Self.operators.count)]
      }
    }
    secret.replaceSubrange(range, with: Self.encrypted(program, key: Self.charstringKey))
  }

  /// Returns the bytes of the next charstring or subroutine: "11 RD " or "11 -| " and eleven bytes.
  private func charstring(from start: Int) -> Range<Int>? {
    let marks = ["RD ", "-| "].compactMap { secret.place(of: $0, from: start) }
    guard let mark = marks.min(), mark > 1 else { return nil }
    let digits = secret[..<(mark - 1)].reversed().prefix(6).prefix { (0x30...0x39).contains($0) }
    guard let length = Int(String(decoding: digits.reversed(), as: UTF8.self)), length <= secret.count - mark - 3 else {
      return nil
    }
    return mark + 3..<mark + 3 + length
  }

  // MARK: Encoding

  private static func decrypted(_ bytes: [UInt8], key: UInt16) -> [UInt8] {
    var state = key
    return bytes.map { byte in
      defer { state = (UInt16(byte) &+ state) &* 52845 &+ 22719 }
      return byte ^ UInt8(state >> 8)
    }
  }

  private static func encrypted(_ bytes: [UInt8], key: UInt16) -> [UInt8] {
    var state = key
    return bytes.map { byte in
      let cipher = byte ^ UInt8(state >> 8)
      state = (UInt16(cipher) &+ state) &* 52845 &+ 22719
      return cipher
    }
  }

  private static func bytes(ofHex digits: ArraySlice<UInt8>) -> [UInt8] {
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }

  private static func hex(of bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.enumerated().flatMap { index, byte in
      (index % 32 == 31
        ? [digits[Int(byte >> 4)], digits[Int(byte & 15)], 0x0A] : [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    }
  }

  private static func segment(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0x80, kind] + (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) } + content
  }
}
