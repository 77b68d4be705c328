internal import FontInterop
internal import FontMetrics

/// Words in the text's own face that are shaped in one call, three spaces between each two: HarfBuzz takes nearly as long to begin as
/// to shape a word. Where no rule looked at the middle space, each is what it is between two spaces alone (`WordBuilder`).
struct WordBatch {
  private let builder: WordBuilder
  private let script: Script
  private let level: UInt8

  private var units: [UInt16] = [0x20, 0x20]
  private var words: [Range<Int>] = []

  /// How many units are shaped at once.
  private static let limit = 256

  init(_ builder: WordBuilder, after script: Script, level: UInt8) {
    self.builder = builder
    self.script = script
    self.level = level
  }

  var isFull: Bool { units.count >= Self.limit }

  /// Adds a word; false for one that is not like the others, or takes a closer look.
  ///
  /// - Complexity: O(length of the word).
  mutating func add(_ word: [UInt16]) -> Bool {
    guard !word.isEmpty, word.count <= WordBuilder.longest,
      level == 1 || !word.contains(where: BidiLevels.mayBeRightToLeft)
    else { return false }
    let plain = PlainRuns(word, level: level, after: script, context: builder.context, fallback: builder.fallback)
    guard !plain.isRefused, plain.runs.count == 1, !plain.changesScript, !plain.hasOpenBracket,
      plain.runs[0].face == builder.context.face
    else { return false }
    words.append(units.count..<units.count + word.count)
    units.append(contentsOf: word)
    units.append(contentsOf: repeatElement(0x20, count: 3))
    return true
  }

  /// The words, shaped; `nil` for those that have to be looked at one by one.
  ///
  /// - Complexity: About linear in their lengths.
  func metrics() -> [WordMetrics?] {
    let run = ShapedRun(range: 0..<units.count, face: builder.context.face, script: script, level: level)
    var shape = WordShape(units: units, inner: 0..<0, runs: [run])
    guard shape.shapeAll(with: builder.shaper, builder.context) else { return words.map { _ in nil } }
    let areAlone = words.map { shape.isAlone($0, builder.context.space) }
    shape.accumulateAll()
    return zip(words, areAlone).map { word, isAlone in
      guard isAlone else { return nil }
      shape.inner = word
      return metrics(&shape)
    }
  }

  private func metrics(_ shape: inout WordShape) -> WordMetrics? {
    let word = Array(units[shape.inner])
    var metrics = WordMetrics(script: script)
    guard metrics.takeLevel(of: word, level) else { return nil }
    let breaks = WordBreaks(word, builder.context, iterators: builder.iterators)
    breaks.describe(&metrics)
    return shape.cut(at: breaks.opportunities, into: &metrics) ? metrics : nil
  }
}

extension WordShape {
  /// Shapes all runs, whatever the word.
  fileprivate mutating func shapeAll(with shaper: RunShaper, _ context: ShapingContext) -> Bool {
    var request = ShapingRequest(text: units, range: 0..<units.count, properties: context.properties(runs[0], shaper))
    request.marksUnsafeToConcat = true
    guard let face = runs[0].face else { return false }
    return shaper.shape(request, in: face, into: &clusters)
  }

  /// Whether no rule looked from a word at what is beyond the plain spaces beside it.
  fileprivate func isAlone(_ word: Range<Int>, _ space: ShapingContext.SpaceGlyph) -> Bool {
    isUntouched(word.lowerBound - 2) && isUntouched(word.upperBound + 1) && isSafe(word.lowerBound)
      && isPlain(word.lowerBound - 1, space) && isPlain(word.upperBound, space)
  }

  /// Whether a space has a glyph, at which no rule looked together with others.
  private func isUntouched(_ unit: Int) -> Bool {
    let marks = clusters[unit].marks
    return marks.contains(.hasGlyph) && !marks.contains(.unsafeToConcat)
  }

  fileprivate mutating func accumulateAll() { runs[0].advance = clusters.accumulate(0..<units.count) }
}
