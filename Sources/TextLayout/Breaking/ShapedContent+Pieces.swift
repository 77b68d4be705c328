/// The pieces of a shaped text, and where each is in it.
final class ContentPieces: Sendable {
  let pieces: LinePieces
  /// In UTF-16 units: where each piece starts, in order.
  let starts: [Int32]
  /// Where each piece ends, a newline not included.
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
  /// - Parameter flags: With the places where lines may end, or without.
  /// - Complexity: O(n).
  func makePieces(_ flags: [UnitFlags], hasOpportunities: Bool) -> ContentPieces? {
    guard analysis.units.count <= Int(Int32.max) else { return nil }
    var cutter = PieceCutter(
      runs: runs, positions: positions, units: analysis.units, flags: flags, notesPlaces: hasOpportunities)
    for line in analysis.hardLines { cutter.cut(line) }
    if cutter.builder.isIrregular { return nil }
    var traits: LinePieces.Traits = hasOpportunities ? .hasOpportunities : []
    if !missing.isEmpty { traits.insert(.isMissing) }
    return ContentPieces(
      pieces: LinePieces(cutter.builder.pieces, traits: traits), starts: cutter.starts,
      ends: cutter.ends)
  }
}
