internal import FontInterop
internal import FontMetrics

/// Words of one face that are shaped in one call, because HarfBuzz's overhead per call is nearly as
/// large as the cost of a word.
///
/// In the text's own face, three spaces separate two words: one next to each word, and one that
/// both share. If no rule examined the shared space, each word is the same as between two spaces
/// alone (`WordBuilder`). In a fallback face, a word is a run of its own. A newline separates two
/// words, because almost no font kerns it. If no newline is unsafe to break from a word, the word
/// is the same as alone.
struct WordBatch {
  private let builder: WordBuilder
  private let script: Script
  private let level: UInt8
  private let face: FontFace
  /// The metrics of spaces in the script.
  private let spaces: WordMetrics
  private let isOfStandIn: Bool
  /// The direction in which HarfBuzz shapes the words, if it is not their script's; otherwise
  /// `nil`.
  private let turnsForwards: Bool?
  /// The catalog's number of changes before the first request.
  private let generation: Int

  private var faces: PlainFace
  private var units: [UInt16] = [0x20, 0x20]
  private var words: [Range<Int>] = []

  /// The maximum number of units to shape at once.
  private static let limit = 256

  /// Creates a batch for words like the given one, or returns `nil` if that requires a closer
  /// examination.
  ///
  /// - Parameter spaces: Returns the metrics of spaces in the script at the word's level.
  /// - Complexity: O(length of the word).
  init?(_ word: TextWord, after script: Script, _ builder: WordBuilder, spaces: () -> WordMetrics) {
    generation = builder.fallback.generation
    guard !word.isEmpty, word.isOfOneLevel else { return nil }
    faces = PlainFace(script, builder.context, builder.fallback)
    units.reserveCapacity(Self.limit)
    word.append(to: &units)
    guard units.count <= WordBuilder.longest + 2, let face = faces.face(of: units[2...]),
      !Recomposition.depends(on: units[2...], in: face, of: script)
    else { return nil }
    let known = spaces()
    if known.flags.contains(.unusable) { return nil }
    self.builder = builder
    self.script = script
    self.spaces = known
    self.face = face
    level = word.level
    isOfStandIn = face != builder.context.face
    // A newline is an ordinary glyph for rules that count positions, and for state machines.
    if isOfStandIn, face.shapingFont.face.hasFormsByPlace || face.shapingFont.face.hasAATLayout { return nil }
    turnsForwards = level % 2 == 0 && script.isRightToLeft ? word.turned.isForwards : nil
    if isOfStandIn { units.replaceSubrange(0..<2, with: repeatElement(0x0A, count: 2)) }
    close(from: 2)
  }

  var isFull: Bool { units.count >= Self.limit }

  /// Adds a word. Returns false for a word that differs from the others, or requires a closer
  /// examination.
  ///
  /// - Complexity: O(length of the word).
  mutating func add(_ word: TextWord) -> Bool {
    guard !word.isEmpty, word.level == level, turnsForwards.map({ $0 == word.turned.isForwards }) ?? true else {
      return false
    }
    let start = units.count
    word.append(to: &units)
    guard units.count - start <= WordBuilder.longest, let face = faces.face(of: units[start...]),
      face === self.face || face == self.face, !Recomposition.depends(on: units[start...], in: face, of: script)
    else {
      units.removeSubrange(start...)
      return false
    }
    close(from: start)
    return true
  }

  private mutating func close(from start: Int) {
    words.append(start..<units.count)
    if isOfStandIn { units.append(0x0A) } else { units += repeatElement(0x20, count: 3) }
  }

  /// Returns the shaped words; `nil` for words that must be examined one by one.
  ///
  /// - Complexity: Approximately linear in their lengths.
  func metrics() -> [WordMetrics?] {
    let run = ShapedRun(range: 0..<units.count, face: face, script: script, level: level)
    var shape = WordShape(units: units, inner: 0..<0, runs: [run])
    guard shape.shapeAll(with: builder.shaper, builder.context, marksUnsafeToConcat: !isOfStandIn) else {
      return words.map { _ in nil }
    }
    let reaches = words.map { word in
      isOfStandIn ? shape.reachOfStandIn(word) : shape.reach(word, builder.context, spaces, builder.shaper)
    }
    shape.accumulateAll()
    return zip(words, reaches).map { word, reach in
      guard let reach else { return nil }
      shape.inner = word
      return metrics(&shape, reach)
    }
  }

  private func metrics(_ shape: inout WordShape, _ reach: WordMetrics.Flags) -> WordMetrics? {
    var metrics = WordMetrics(script: script, flags: reach)
    if isOfStandIn { metrics.depend(on: generation) }
    let breaks = WordBreaks(Array(units[shape.inner]), builder.context, iterators: builder.iterators)
    breaks.describe(&metrics)
    return shape.cut(at: breaks.opportunities, into: &metrics, builder) ? metrics : nil
  }
}

extension WordShape {
  /// Shapes all runs, regardless of the word.
  fileprivate mutating func shapeAll(
    with shaper: RunShaper, _ context: ShapingContext, marksUnsafeToConcat: Bool
  ) -> Bool {
    var request = ShapingRequest(text: units, range: 0..<units.count, properties: context.properties[runs[0]])
    request.marksUnsafeToConcat = marksUnsafeToConcat
    guard let face = runs[0].face else { return false }
    return shaper.shape(request, in: face, into: &clusters)
  }

  /// Returns the outer spaces of a word that the font's rules examine, or `nil` if the adjacent
  /// spaces are not plain or the rules may examine more.
  fileprivate func reach(
    _ word: Range<Int>, _ context: ShapingContext, _ spaces: WordMetrics, _ shaper: RunShaper
  ) -> WordMetrics.Flags? {
    let (before, after) = (word.lowerBound - 2, word.upperBound + 1)
    let space = context.space
    guard isSafe(word.lowerBound), isPlainSpace(before, space), isPlainSpace(before + 1, space),
      isPlainSpace(after - 1, space, after: word, in: runs[0], shaper, context), isPlainSpace(after, space)
    else { return nil }
    var reach: WordMetrics.Flags = []
    if isTouched(before) { reach.insert(.reachesBack) }
    if isTouched(after) { reach.insert(.reachesAhead) }
    if reach.isEmpty { return reach }
    // It is possible that the other word's rule examined the space.
    if reach.contains(.reachesBack), before > 0 { return nil }
    if reach.contains(.reachesAhead), after + 2 < units.count { return nil }
    return spaces.flags.isDisjoint(with: [.reachesBack, .reachesAhead]) ? reach : nil
  }

  /// Returns an empty set, or `nil` if the word changes when it is separated from its neighbors.
  fileprivate func reachOfStandIn(_ word: Range<Int>) -> WordMetrics.Flags? {
    isSafe(word.lowerBound) && isSafe(word.upperBound) ? [] : nil
  }

  /// Returns `true` if a rule examined a space together with other characters.
  private func isTouched(_ unit: Int) -> Bool { clusters[unit].marks.contains(.unsafeToConcat) }

  fileprivate mutating func accumulateAll() { runs[0].advance = clusters.accumulate(0..<units.count) }
}
