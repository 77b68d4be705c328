/// The pieces of a shaped text, and where each is in it.
final class ContentPieces: Sendable {
  let pieces: LinePieces
  /// In UTF-16 units: where each piece starts, in order.
  let starts: [Int32]
  /// The end of each piece, without newlines.
  let ends: [Int32]

  init(pieces: LinePieces, starts: [Int32], ends: [Int32]) {
    self.pieces = pieces
    self.starts = starts
    self.ends = ends
  }
}

extension ShapedContent {
  /// The text in pieces; `nil` where advances are no guide to what fits.
  ///
  /// - Complexity: O(n).
  func makePieces() -> ContentPieces? {
    guard !hasTabs, analysis.units.count <= Int(Int32.max) else { return nil }
    var cutter = PieceCutter(
      runs: runs, positions: positions, units: analysis.units, flags: opportunities, notesPlaces: true)
    for line in analysis.hardLines { cutter.cut(line) }
    if cutter.builder.isIrregular { return nil }
    let pieces = LinePieces(cutter.builder.pieces, traits: missing.isEmpty ? [] : .isMissing)
    return ContentPieces(pieces: pieces, starts: cutter.starts, ends: cutter.ends)
  }
}
