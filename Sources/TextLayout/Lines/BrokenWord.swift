/// A word that was shaped between spaces only for its widths, for lines that end or begin within
/// it. It may consist of several words if the font's rules connect them.
struct BrokenWord {
  /// The word with two spaces on either side.
  private let content: ShapedContent
  /// The range of the word in the content. All places here are those of the content.
  let range: Range<Int>
  /// The indexes of the word's pieces in its text.
  private let pieces: Range<Int>
  /// The end of each piece.
  private let ends: [Int]

  /// `nil` if the pieces differ from the ranges between places where lines may end, spaces begin or
  /// end, or the em changes.
  ///
  /// - Parameter pieces: The indexes of the word's pieces in the text.
  init?(_ content: ShapedContent, _ pieces: ArraySlice<LinePiece>) {
    let range = WordBuilder.padding..<content.analysis.units.count - WordBuilder.padding
    guard !range.isEmpty else { return nil }
    let flags = content.opportunities
    let changes = zip(content.runs, content.runs.dropFirst()).filter { $0.unitsPerEm != $1.unitsPerEm }
    let ends =
      range.dropFirst().filter { place in
        flags[place].contains(.breakBefore) || flags[place].contains(.hangs) != flags[place - 1].contains(.hangs)
          || changes.contains { $1.range.lowerBound == place }
      } + [range.upperBound]
    guard ends.count == pieces.count(where: { !$0.traits.contains(.isKern) }) else { return nil }
    var next = ends.makeIterator()
    var last = range.lowerBound
    // A kern ends at the end of the preceding piece.
    self.ends = pieces.map { piece in
      if !piece.traits.contains(.isKern) { last = next.next() ?? last }
      return last
    }
    (self.content, self.range, self.pieces) = (content, range, pieces.indices)
  }

  /// The advance of the entire word, as a sum with any em.
  var advance: Int {
    content.runs.reduce(0) { sum, run in
      let part = run.range.clamped(to: range)
      if part.isEmpty { return sum }
      return sum + content.position(part.upperBound, in: run) - content.position(part.lowerBound, in: run)
    }
  }

  /// Adds the visible width of the first or last part of a line, and its width with trailing
  /// spaces. Returns false if the width depends on more of the line. A part that consists of
  /// spaces, and the spaces before it, have no visible width.
  func add(_ part: Range<Int>, to line: inout (shown: WidthSum, all: WidthSum), _ measurer: LineMeasurer) -> Bool {
    let shown = content.analysis.withoutTrailingSpaces(part)
    let before = line.all
    guard measurer.add(part, to: &line.all) else { return false }
    if shown == part { line.shown = line.all }
    if shown == part || shown.isEmpty { return true }
    line.shown = before
    return measurer.add(shown, to: &line.shown)
  }

  func measurer(_ scale: PointScale, _ shaper: RunShaper) -> LineMeasurer {
    LineMeasurer(content, scale, shaper: shaper)
  }

  /// Returns the start of a piece, by its index in the text.
  func start(of piece: Int) -> Int? {
    piece == pieces.lowerBound ? range.lowerBound : end(of: piece - 1)
  }

  /// Returns the end of a piece, by its index in the text.
  func end(of piece: Int) -> Int? { pieces.contains(piece) ? ends[piece - pieces.lowerBound] : nil }

  /// Returns the piece that contains an offset, or `nil` at the end of the word.
  func piece(at place: Int) -> Int? { ends.firstIndex { $0 > place }.map { pieces.lowerBound + $0 } }
}

extension WordBuilder {
  /// Returns a word between spaces, for its widths only; `nil` for a word that requires detailed
  /// examination.
  ///
  /// - Complexity: O(n), in addition to the font's own rules.
  func content(_ word: TextWord, after script: Script) -> (content: ShapedContent, dependsOnCatalog: Bool)? {
    let wordUnits = word.units
    guard wordUnits.count <= Self.longest, word.isOfOneLevel else { return nil }
    let units = Self.padded(wordUnits)
    let levels = [UInt8](repeating: word.level, count: units.count)
    guard var plain = PlainText(units, levels: levels, after: script, context, fallback, shaper) else { return nil }
    let breaks = WordBreaks(wordUnits, context, iterators: iterators)
    let content = plain.content(
      ofWord: Self.padding..<Self.padding + wordUnits.count, breakingAt: breaks.opportunities, with: iterators)
    return (content, plain.asksForFallback)
  }
}
