extension BidiLevels {
  /// Finds the levels of paragraphs, each with its own direction.
  ///
  /// - Parameter paragraphs: The ranges, in order and without gaps; together they cover the text.
  /// - Complexity: O(n).
  init(_ units: [UInt16], paragraphs: [(range: Range<Int>, direction: WritingDirection)]) {
    guard let first = paragraphs.first, paragraphs.contains(where: { $0.direction != first.direction }) else {
      self.init(units, direction: paragraphs.first?.direction ?? .natural)
      return
    }
    var levels: [UInt8] = []
    var paragraphLevels: [UInt8] = []
    for (range, direction) in paragraphs {
      let own = BidiLevels(Array(units[range]), direction: direction)
      levels += own.levels
      paragraphLevels += own.paragraphLevels
    }
    self.init(levels: levels, paragraphLevels: paragraphLevels)
  }
}
