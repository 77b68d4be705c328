internal import FontInterop
internal import FontMetrics

/// The words of a run in the text's own face that have other characters than letters. They are
/// shaped together, and the rest of the run is not shaped.
///
/// Each word has two spaces on either side. If no rule of the font examined the outer spaces, a
/// word has the same glyphs as in its run (`WordBuilder`). Otherwise, it is shaped again together
/// with the adjacent words.
struct ShapedWords {
  private let run: ShapedRun
  private let units: [UInt16]
  private let context: ShapingContext
  /// The ranges in the text, in order, with at least one space between them.
  private(set) var ranges: [Range<Int>] = []

  /// The number of shaped characters, which must not exceed those of the run.
  private var work = 0

  private static let space: UInt16 = 0x20
  private static let padding = 2
  /// Shorter runs are shaped whole, because one call takes no longer than their assembly.
  private static let shortest = 40

  /// `nil` if shaping all of the run takes no longer.
  ///
  /// - Complexity: O(n).
  init?(_ run: ShapedRun, of units: [UInt16], in table: inout LetterTable, _ context: ShapingContext) {
    (self.run, self.units, self.context) = (run, units, context)
    var start = run.range.lowerBound
    var isShaped = false
    for unit in run.range.lowerBound...run.range.upperBound {
      guard unit == run.range.upperBound || units[unit] == Self.space else {
        isShaped = isShaped || table[units[unit]].face != .own
        continue
      }
      if isShaped {
        if Recomposition.depends(on: units[start..<unit], in: context.face, of: run.script) { return nil }
        ranges.append(start..<unit)
        work += Self.work(start..<unit)
        // At least a quarter must remain to be assembled; otherwise the effort is not worthwhile.
        guard 4 * work < 3 * run.range.count, run.range.count > Self.shortest else { return nil }
      }
      (start, isShaped) = (unit + 1, false)
    }
  }

  /// Shapes the words into the clusters of their text: their own clusters, the advance of the
  /// preceding space, and the mark of the following one. Returns false if the whole run must be
  /// shaped.
  ///
  /// - Complexity: Approximately linear in their lengths, and in those of the words with which they
  ///   are shaped.
  mutating func shape(into clusters: inout [ShapedCluster], with shaper: RunShaper) -> Bool {
    var pending = ranges
    while !pending.isEmpty {
      guard work <= run.range.count, let reaching = shape(pending, into: &clusters, with: shaper) else { return false }
      pending = join(reaching)
      work += pending.reduce(0) { $0 + Self.work($1) }
    }
    return true
  }

  private static func work(_ word: Range<Int>) -> Int { word.count + 2 * padding }

  // MARK: Shaping

  /// A word that rules examine together with others.
  private struct ReachingWord {
    var range: Range<Int>
    var reachesBack: Bool
    var reachesAhead: Bool
  }

  /// Shapes some words. Returns those that must be shaped again, or `nil` if the whole run must be
  /// shaped.
  private func shape(
    _ words: [Range<Int>], into clusters: inout [ShapedCluster], with shaper: RunShaper
  ) -> [ReachingWord]? {
    guard let face = run.face else { return nil }
    let (text, starts) = padded(words)
    var shaped = [ShapedCluster](repeating: ShapedCluster(), count: text.count)
    var request = ShapingRequest(text: text, range: 0..<text.count, properties: context.properties[run])
    request.marksUnsafeToConcat = true
    guard shaper.shape(request, in: face, into: &shaped) else { return nil }
    var reaching: [ReachingWord] = []
    for (word, start) in zip(words, starts) {
      let end = start + word.count
      let (hasBefore, hasAfter) = (word.lowerBound > run.range.lowerBound, word.upperBound < run.range.upperBound)
      guard shaped[start].marks.contains(.hasGlyph),
        // A rule that matches the spaces before a word, and more, marks all of them except the
        // first.
        !hasBefore || (isPlain(shaped[start - 2]) && isSpace(shaped[start - 1]) && isSafe(shaped[start - 1])),
        !hasAfter || (isSpace(shaped[end]) && isPlain(shaped[end + 1]))
      else { return nil }
      let found = ReachingWord(
        range: word, reachesBack: hasBefore && isTouched(shaped[start - 2]),
        reachesAhead: hasAfter && isTouched(shaped[end + 1]))
      if found.reachesBack || found.reachesAhead {
        reaching.append(found)
        continue
      }
      for unit in word { clusters[unit] = shaped[start + unit - word.lowerBound] }
      if hasBefore { clusters[word.lowerBound - 1].advance = shaped[start - 1].advance }
      if hasAfter { clusters[word.upperBound].marks = shaped[end].marks }
    }
    return reaching
  }

  /// Returns words surrounded by spaces, except at the run's own ends, with their starts.
  private func padded(_ words: [Range<Int>]) -> (text: [UInt16], starts: [Int]) {
    let padding = repeatElement(Self.space, count: Self.padding)
    var text: [UInt16] = []
    var starts: [Int] = []
    for word in words {
      if word.lowerBound > run.range.lowerBound { text += padding }
      starts.append(text.count)
      text += units[word]
      if word.upperBound < run.range.upperBound { text += padding }
    }
    return (text, starts)
  }

  /// Returns `true` if a space is plain apart from kerning.
  private func isSpace(_ cluster: ShapedCluster) -> Bool {
    cluster.marks.contains(.hasGlyph) && !cluster.marks.contains(.isComposed)
      && cluster.glyph == context.space.glyphID
  }

  private func isPlain(_ cluster: ShapedCluster) -> Bool {
    isSpace(cluster) && cluster.advance == context.space.advance
  }

  private func isSafe(_ cluster: ShapedCluster) -> Bool { cluster.marks.contains(.safeToBreak) }

  private func isTouched(_ cluster: ShapedCluster) -> Bool { cluster.marks.contains(.unsafeToConcat) }

  // MARK: Joining

  /// Combines words with those that rules examine together with them. Returns the words to shape.
  private mutating func join(_ reaching: [ReachingWord]) -> [Range<Int>] {
    if reaching.isEmpty { return [] }
    let again = Set(reaching.map(\.range))
    let kept = ranges.filter { !again.contains($0) }.map { (range: $0, isNew: false) }
    var joined: [(range: Range<Int>, isNew: Bool)] = []
    for word in (kept + reaching.map { (wider($0), true) }).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let last = joined.last, word.range.lowerBound <= last.range.upperBound else {
        joined.append(word)
        continue
      }
      let end = max(last.range.upperBound, word.range.upperBound)
      joined[joined.count - 1] = (last.range.lowerBound..<end, last.isNew || word.isNew)
    }
    ranges = joined.map(\.range)
    return joined.filter(\.isNew).map(\.range)
  }

  private func wider(_ word: ReachingWord) -> Range<Int> {
    var (start, end) = (word.range.lowerBound, word.range.upperBound)
    if word.reachesBack {
      repeat { start -= 1 } while start > run.range.lowerBound && units[start - 1] != Self.space
    }
    if word.reachesAhead {
      repeat { end += 1 } while end < run.range.upperBound && units[end] != Self.space
    }
    return start..<end
  }
}
