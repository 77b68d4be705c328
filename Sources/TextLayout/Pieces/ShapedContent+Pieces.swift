/// The pieces of shaped text, with their positions.
final class ContentPieces: Sendable {
  let pieces: LinePieces
  /// The start of each piece in UTF-16 units, in order.
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
  /// Returns the text in pieces; `nil` if advances do not determine what fits.
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
