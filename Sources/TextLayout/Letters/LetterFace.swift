internal import FontInterop
internal import FontMetrics

/// A face of the letters in a table, and how pairs of them are kerned in it, each found out when it is first met.
struct LetterFace: Sendable {
  let face: FontFace
  let unitsPerEm: UInt16
  private let rules: LetterRules
  private let properties: ShapingProperties
  /// The glyphs that are kerned, and their advances. The first stands for all others, which kerning does not tell apart.
  private var glyphs: [UInt32] = [0]
  private var advances: [Int] = [0]
  /// A row for each of those: by the number of the glyph after it, `Kern.value`.
  private var kerns = [Int16](repeating: 0, count: rowLength)
  /// Pairs to ask HarfBuzz for.
  private var wanted: [(first: UInt8, next: UInt8)] = []

  /// What stands for a pair that nobody asked for, that HarfBuzz is to be asked for, and that has no answer.
  private static let unknown = Int16.min
  private static let pending = Int16.min + 1
  private static let impossible = Int16.min + 2
  private static let rowLength = 256
  private static let wantedLimit = 512

  /// `nil` for a face whose rules are not simple.
  init?(_ face: FontFace, _ properties: ShapingProperties) {
    guard let rules = face.shapingFont.letterRules(properties), let unitsPerEm = UInt16(exactly: face.unitsPerEm) else {
      return nil
    }
    self.face = face
    self.unitsPerEm = unitsPerEm
    self.rules = rules
    self.properties = properties
  }

  /// About how many bytes it takes.
  var byteCount: Int { kerns.count * MemoryLayout<Int16>.stride + 256 }

  // MARK: Letters

  /// A character's glyph, what that measures, and its number among those that are kerned.
  typealias Found = (glyph: UInt16, advance: UInt16, kerning: UInt8)

  /// What is known of a character; `nil` for one that has to be shaped.
  mutating func letter(_ unit: UInt16) -> Found? {
    rules.letter(unit, in: face.shapingFont).flatMap { add($0) }
  }

  /// The same of the space.
  mutating func space() -> Found? {
    rules.space(in: face.shapingFont).flatMap { add($0) }
  }

  private mutating func add(_ letter: LetterRules.Letter) -> Found? {
    guard let advance = UInt16(exactly: letter.advance), let glyph = UInt16(exactly: letter.glyph) else { return nil }
    guard letter.isKerned else {
      glyphs[0] = letter.glyph
      return (glyph, advance, 0)
    }
    if let known = glyphs.dropFirst().firstIndex(of: letter.glyph) { return (glyph, advance, UInt8(known)) }
    guard let number = UInt8(exactly: glyphs.count) else { return nil }
    glyphs.append(letter.glyph)
    advances.append(letter.advance)
    kerns += repeatElement(Self.unknown, count: Self.rowLength)
    return (glyph, advance, number)
  }

  // MARK: Kerning

  /// What is known of a letter with the one after it.
  struct Kern {
    /// Twice the distance, and 1 more where the place is marked.
    fileprivate let value: Int16

    /// The two stay as far apart as their advances say.
    static let none = Kern(value: 0)

    var isKnown: Bool { value > LetterFace.impossible }
    /// Whether HarfBuzz may be asked.
    var mayBeAsked: Bool { value <= LetterFace.pending }
    /// By how much the first one is wider than alone. Where that is 0 a line may be broken between the two, though HarfBuzz marks some of
    /// those places as unsafe: the font has a value for the pair, which is 0 there.
    var distance: Int { Int(value >> 1) }
    /// Whether HarfBuzz marks the place between them as unsafe.
    var isMarked: Bool { value & 1 != 0 }
  }

  /// How two letters are kerned, by their numbers.
  func kern(_ first: UInt8, _ next: UInt8) -> Kern {
    Kern(value: kerns[Int(first) << 8 | Int(next)])
  }

  /// Notes that a pair is to be asked for; false where there are too many already.
  mutating func want(_ first: UInt8, _ next: UInt8) -> Bool {
    let place = Int(first) << 8 | Int(next)
    if kerns[place] == Self.pending { return true }
    guard kerns[place] == Self.unknown, wanted.count < Self.wantedLimit else { return false }
    kerns[place] = Self.pending
    wanted.append((first, next))
    return true
  }

  /// Whether as many are wanted as are asked for at once.
  var isFull: Bool { wanted.count >= Self.wantedLimit }

  /// Asks for the pairs that are wanted, in one call.
  mutating func learn(_ shaper: RunShaper) {
    if wanted.isEmpty { return }
    let glyphs = wanted.flatMap { [self.glyphs[Int($0.first)], self.glyphs[Int($0.next)]] }
    let kerned = shaper.pairs(glyphs, properties, in: face)
    for (index, pair) in wanted.enumerated() {
      kerns[Int(pair.first) << 8 | Int(pair.next)] =
        kerned.map { Self.value($0[index], alone: advances[Int(pair.first)]) } ?? Self.impossible
    }
    wanted.removeAll(keepingCapacity: true)
  }

  private static func value(_ pair: GlyphPair, alone: Int) -> Int16 {
    let value = (Int(pair.advance) - alone) * 2 + (pair.isUnsafeToBreak ? 1 : 0)
    guard let value = Int16(exactly: value), value > impossible else { return impossible }
    return value
  }
}
