/// Code points with their glyphs, sorted by code point.
struct CharacterMap: Sendable {
  var scalars: [UInt32] = []
  var glyphs: [UInt32] = []

  /// - Complexity: Logarithmic in the map.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var (low, high) = (0, scalars.count)
    while low < high {
      let middle = (low + high) / 2
      if scalars[middle] < scalar { low = middle + 1 } else { high = middle }
    }
    return low < scalars.count && scalars[low] == scalar ? glyphs[low] : nil
  }
}

extension CharacterMap {
  /// Reads a subtable. Ignores codes that are not characters, and glyph numbers at or above
  /// `glyphCount`.
  /// - Complexity: Linear in the characters, plus the time to sort them if they are not Unicode's.
  init(_ subtable: CharacterSubtable, in table: borrowing RawSpan, glyphCount: Int) {
    let decoder = CodeDecoder(subtable.encoding)
    var (scalars, glyphs): ([UInt32], [UInt32]) = ([], [])
    _ = subtable.forEachRun(in: table) { run in
      for index in 0..<min(run.count, max(0, 0x11_0000 - run.first)) {
        let glyph = run.isOfOneGlyph ? run.glyph : run.glyph + index
        guard glyph < glyphCount else { break }
        guard glyph > 0, let scalar = decoder.scalar(run.first + index) else { continue }
        scalars.append(scalar)
        glyphs.append(UInt32(glyph))
      }
    }
    (self.scalars, self.glyphs) = (scalars, glyphs)
    if subtable.encoding == .symbols { addLatinCodes() }
    if subtable.encoding != .unicode { sort() }
  }

  /// As in HarfBuzz, the characters up to U+00FF also stand for symbols.
  private mutating func addLatinCodes() {
    let own = Set(scalars.prefix { $0 <= 0xFF })
    for (scalar, glyph) in zip(scalars, glyphs) where scalar >> 8 == 0xF0 && !own.contains(scalar & 0xFF) {
      scalars.append(scalar & 0xFF)
      glyphs.append(glyph)
    }
  }

  private mutating func sort() {
    let order = scalars.indices.sorted { scalars[$0] < scalars[$1] }
    (scalars, glyphs) = (order.map { scalars[$0] }, order.map { glyphs[$0] })
  }
}

/// Converts the codes of a subtable to code points.
struct CodeDecoder {
  private var macintosh: [UInt32]?

  init(_ encoding: CharacterSubtable.Encoding) {
    guard case .macintosh(let script, let language) = encoding else { return }
    macintosh = MacintoshEncoding.of(script, language)?.codePoints ?? []
  }

  /// Returns `nil` for codes that are not characters.
  func scalar(_ code: Int) -> UInt32? {
    if let macintosh { return macintosh.indices.contains(code) ? macintosh[code] : nil }
    return Unicode.Scalar(UInt32(code))?.value
  }

  /// Returns the number of codes that are characters.
  func characterCount(_ codes: Range<Int>) -> Int {
    if let macintosh { return codes.clamped(to: macintosh.indices).count }
    return codes.count - codes.clamped(to: 0xD800..<0xE000).count
  }
}

extension MacintoshEncoding {
  /// The code point of each of the 256 codes.
  fileprivate var codePoints: [UInt32] {
    (0..<256).map { code in decode([UInt8(code)]).unicodeScalars.first?.value ?? 0xFFFD }
  }
}
