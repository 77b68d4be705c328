/// The cached data of measured text: its pieces in one instance, or its glyphs for all instances.
enum MeasuredText: Sendable {
  case pieces(LinePieces)
  case glyphs(GlyphPieces)
  /// In a context without a size: the text has a fallback face that depends on the size.
  case needsSize

  /// Returns the lines of short text according to its pieces, or `nil` for glyphs, which must be
  /// measured first.
  ///
  /// - Complexity: O(1), because it is called with a lock.
  func quickAnswer(_ request: LabelRequest, _ scale: PointScale, _ generation: Int) -> LineTally? {
    guard case .pieces(let pieces) = self, pieces.count <= Self.mostPieces else { return nil }
    return pieces.answer(request, scale, generation)
  }

  private static let mostPieces = 256
}
