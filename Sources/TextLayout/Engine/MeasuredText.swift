/// What is kept of a text that was measured: its pieces in one instance, or its glyphs for all.
enum MeasuredText: Sendable {
  case pieces(LinePieces)
  case glyphs(GlyphPieces)
  /// In a context without a size: a face stands in that follows the size of the text.
  case needsSize

  /// The lines of a text that is not long as its pieces say; `nil` for glyphs, which first have to be measured.
  ///
  /// - Complexity: O(1): it is asked while a lock is held.
  func quickAnswer(_ request: LabelRequest, _ scale: PointScale, _ generation: Int) -> LineTally? {
    guard case .pieces(let pieces) = self, pieces.count <= Self.mostPieces else { return nil }
    return pieces.answer(request, scale, generation)
  }

  private static let mostPieces = 256
}
