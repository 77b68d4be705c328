internal import FontInterop
internal import FontMetrics

/// A face of the letters in a table, with the kerning of pairs of them, each determined on first
/// use.
struct LetterFace: Sendable {
  let face: FontFace
  let unitsPerEm: UInt16
  private let rules: LetterRules
  private let properties: ShapingProperties
  /// The glyphs that are kerned, and their advances. The first stands for all other glyphs, which
  /// kerning treats alike.
  private var glyphs: [UInt32] = [0]
  private var advances: [Int] = [0]
  /// A row for each of these glyphs, by the number of the following glyph.
  private var kerns = [Kern](repeating: .none, count: rowLength)
  /// The pairs that HarfBuzz is yet to measure.
  private var wanted: [(first: UInt8, next: UInt8)] = []

  private static let rowLength = 256
  private static let wantedLimit = 512

  /// `nil` for a face with rules that are not simple.
  init?(_ face: FontFace, _ properties: ShapingProperties) {
    guard let rules = face.shapingFont.letterRules(properties), let unitsPerEm = UInt16(exactly: face.shapingUnitsPerEm)
    else {
      return nil
    }
    self.face = face
    self.unitsPerEm = unitsPerEm
    self.rules = rules
    self.properties = properties
  }

  /// The approximate size in bytes.
  var byteCount: Int { kerns.count * MemoryLayout<Kern>.stride + 256 }

  // MARK: Letters

  /// The glyph of a character, its advance, and its number among the kerned glyphs.
  typealias Found = (glyph: UInt16, advance: UInt16, kerning: UInt8)

  /// Returns the data about a character, or `nil` if it must be shaped.
  mutating func letter(_ unit: UInt16) -> Found? {
    rules.letter(unit, in: face.shapingFont).flatMap { add($0) }
  }

  /// Returns the data about the space, or `nil` if it must be shaped.
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
    kerns += repeatElement(.unknown, count: Self.rowLength)
    return (glyph, advance, number)
  }

  // MARK: Kerning

  /// The kerning of a letter with the next one.
  struct Kern: Hashable {
    /// Twice the distance, plus 1 if the place is marked as unsafe.
    private let value: Int16

    private init(value: Int16) { self.value = value }

    /// - Parameters:
    ///   - pair: HarfBuzz's result for the pair, or `nil` without one.
    ///   - alone: The advance of the first letter alone.
    fileprivate init(_ pair: GlyphPair?, alone: Int) {
      let value = pair.flatMap { Int16(exactly: (Int($0.advance) - alone) * 2 + ($0.isUnsafeToBreak ? 1 : 0)) }
      self = value.map { Kern(value: max($0, Self.impossible.value)) } ?? .impossible
    }

    /// The pair is not kerned.
    static let none = Kern(value: 0)
    /// The pair was not requested yet.
    fileprivate static let unknown = Kern(value: .min)
    /// The pair is pending.
    fileprivate static let pending = Kern(value: .min + 1)
    /// HarfBuzz returned no result.
    fileprivate static let impossible = Kern(value: .min + 2)

    var isKnown: Bool { value > Self.impossible.value }
    /// The difference between the advance of the first letter in the pair and its advance alone. If
    /// it is 0, a line may be broken between the two letters, although HarfBuzz marks some of these
    /// places as unsafe, because the font has a value of 0 for the pair.
    var distance: Int { Int(value >> 1) }
    /// A Boolean value that indicates whether HarfBuzz marks the break between them as unsafe.
    var isMarked: Bool { value & 1 != 0 }
  }

  /// Returns the kerning of two letters, by their indexes.
  func kern(_ first: UInt8, _ next: UInt8) -> Kern {
    kerns[Int(first) << 8 | Int(next)]
  }

  /// Adds a pair to the pending ones. Returns false if there are already too many.
  mutating func want(_ first: UInt8, _ next: UInt8) -> Bool {
    let place = Int(first) << 8 | Int(next)
    if kerns[place] == .pending { return true }
    guard kerns[place] == .unknown, wanted.count < Self.wantedLimit else { return false }
    kerns[place] = .pending
    wanted.append((first, next))
    return true
  }

  /// A Boolean value that indicates whether a full batch of pairs is pending.
  var isFull: Bool { wanted.count >= Self.wantedLimit }

  /// Measures the pending pairs in one call.
  mutating func learn(_ shaper: RunShaper) {
    if wanted.isEmpty { return }
    let glyphs = wanted.flatMap { [self.glyphs[Int($0.first)], self.glyphs[Int($0.next)]] }
    let kerned = shaper.pairs(glyphs, properties, in: face)
    for (index, pair) in wanted.enumerated() {
      kerns[Int(pair.first) << 8 | Int(pair.next)] = Kern(kerned?[index], alone: advances[Int(pair.first)])
    }
    wanted.removeAll(keepingCapacity: true)
  }
}
