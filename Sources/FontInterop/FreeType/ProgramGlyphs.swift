/// The data of a font program for shaping: its character map and its advances.
final class ProgramGlyphs: Sendable {
  let characters: CharacterMap
  /// The advances by glyph; 0 for a glyph whose program is broken.
  private let advances: [Int32]
  /// The first glyph whose advance was given up, as were those of all following glyphs.
  let firstLost: UInt32?

  init(_ face: borrowing FreeTypeFace, _ patience: inout ProgramPatience, count: Int, isBitmap: Bool) {
    characters = face.characterMap
    var advances: [Int32] = []
    advances.reserveCapacity(count)
    var firstLost: UInt32?
    for glyph in 0..<UInt32(clamping: count) {
      if firstLost == nil, patience.isSpent { firstLost = glyph }
      advances.append(patience.spend { face.advance(glyph, isBitmap: isBitmap) } ?? 0)
    }
    (self.advances, self.firstLost) = (advances, firstLost)
  }

  func advance(_ glyph: UInt32) -> Int32 { glyph < advances.count ? advances[Int(glyph)] : 0 }
}

/// The kerning pairs of an AFM file, by glyph.
final class ProgramKerning: Sendable {
  let pairs: [UInt64: Int32]

  static func key(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

  /// - Parameter names: The names by glyph. If two glyphs have the same name, the first is used;
  ///   pairs with names that no glyph has are skipped.
  init(_ file: AFMFile?, names: [String?]) {
    guard let file, !names.isEmpty else {
      pairs = [:]
      return
    }
    var glyphs: [String: UInt32] = [:]
    for (glyph, name) in names.enumerated() {
      if let name, glyphs[name] == nil { glyphs[name] = UInt32(clamping: glyph) }
    }
    var pairs: [UInt64: Int32] = [:]
    file.forEachKerningPair { first, second, value in
      guard let first = glyphs[first], let second = glyphs[second] else { return }
      let key = Self.key(first, second)
      if pairs[key] == nil { pairs[key] = value }
    }
    self.pairs = pairs
  }
}
