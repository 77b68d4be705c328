/// A word shaped between spaces, for its widths alone: what lines ask for that end or begin within it.
struct BrokenWord {
  /// The word with two spaces on either side.
  private let content: ShapedContent
  /// The word in the content. All places here are the content's.
  let range: Range<Int>
  /// The word's pieces, among those of its text.
  private let pieces: Range<Int>
  /// Where each of them ends.
  private let ends: [Int]

  /// `nil` where the pieces are not those between the places where lines may end.
  init?(_ content: ShapedContent, pieces: Range<Int>, unitsPerEm: Int) {
    let range = WordBuilder.padding..<content.analysis.units.count - WordBuilder.padding
    guard !range.isEmpty, content.runs.allSatisfy({ $0.unitsPerEm == unitsPerEm }) else { return nil }
    let flags = content.opportunities
    let ends = range.dropFirst().filter { flags[$0].contains(.breakBefore) } + [range.upperBound]
    guard ends.count == pieces.count, !range.contains(where: { flags[$0].contains(.hangs) }) else { return nil }
    (self.content, self.range, self.pieces, self.ends) = (content, range, pieces, ends)
  }

  /// What all of it measures, in design units.
  var advance: Int {
    content.runs.reduce(0) { sum, run in
      let part = run.range.clamped(to: range)
      if part.isEmpty { return sum }
      return sum + content.position(part.upperBound, in: run) - content.position(part.lowerBound, in: run)
    }
  }

  /// What a line measures of it that holds a part alone, in design units; `nil` where that depends on more of the line.
  func advance(_ part: Range<Int>, _ shaper: RunShaper) -> Int? { measurer(0, shaper).advance(part) }

  func measurer(_ pointSize: Double, _ shaper: RunShaper) -> LineMeasurer {
    LineMeasurer(content, pointSize: pointSize, shaper: shaper)
  }

  /// Where a piece starts, by its number in the text.
  func start(of piece: Int) -> Int? {
    piece == pieces.lowerBound ? range.lowerBound : end(of: piece - 1)
  }

  /// Where a piece ends, by its number in the text.
  func end(of piece: Int) -> Int? { pieces.contains(piece) ? ends[piece - pieces.lowerBound] : nil }

  /// The piece that goes on after a place; `nil` at the word's end.
  func piece(at place: Int) -> Int? { ends.firstIndex { $0 > place }.map { pieces.lowerBound + $0 } }
}

extension WordBuilder {
  /// A word as it is between spaces, for its widths alone; `nil` for one that takes a closer look.
  ///
  /// - Complexity: O(n), apart from what the font's own rules take.
  func content(_ word: TextWord, after script: Script) -> (content: ShapedContent, dependsOnCatalogue: Bool)? {
    let wordUnits = word.units
    guard wordUnits.count <= Self.longest, word.isOfOneLevel else { return nil }
    let units = Self.padded(wordUnits)
    let levels = [UInt8](repeating: word.level, count: units.count)
    guard var plain = PlainText(units, levels: levels, after: script, context, fallback, shaper) else { return nil }
    let breaks = WordBreaks(wordUnits, context, iterators: iterators)
    let content = plain.content(breakingAt: breaks.opportunities.map { Self.padding + $0 }, with: iterators)
    return (content, plain.asksForFallback)
  }
}
