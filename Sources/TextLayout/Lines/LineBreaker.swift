/// Finds the end of a line by exact widths: each line takes the text that fits (rules 4 and 5 of a
/// label's sizes). `ShapedLines` uses it if sums of pieces are insufficient.
///
/// The place is estimated from sums of advances and then determined with exact widths, so that the
/// cost of a line depends on its own length.
struct LineBreaker {
  let measurer: LineMeasurer
  /// The maximum width of a line, in points.
  let width: Double
  /// A Boolean value that indicates whether lines break between characters, as with
  /// `byCharWrapping`.
  let breaksBetweenCharacters: Bool

  /// `nil` if lines end without hyphens.
  var hyphens: LineHyphens?

  private let flags: [UnitFlags]

  init(measurer: LineMeasurer, width: Double, breaksBetweenCharacters: Bool, hyphens: LineHyphens? = nil) {
    self.measurer = measurer
    self.width = width
    self.breaksBetweenCharacters = breaksBetweenCharacters
    self.hyphens = hyphens
    flags = measurer.content.analysis.flags
  }

  /// Returns the end of the line that starts at `start`, in a hard line that ends at `limit`.
  func end(ofLineAt start: Int, limit: Int) -> Int {
    guard width.isFinite, start < limit else { return limit }
    if breaksBetweenCharacters { return characterBreak(start, limit) }
    return wordBreak(start, limit) ?? brokenWordEnd(start, limit)
  }

  /// Returns the end of a line whose first word is too wide.
  ///
  /// A break may be inside a grapheme cluster, for example before the vowel of a single U+0EB3. A
  /// line that is too narrow for the cluster ends there, because a wider one would not. Trailing
  /// spaces hang as far as a line may end before or among them: a line with the entire word
  /// includes no more of them.
  func brokenWordEnd(_ start: Int, _ limit: Int) -> Int {
    let opportunities = measurer.content.opportunities
    var end =
      fittingEnd(start, limit)
      ?? next(start, limit) { flags[$0].contains(.graphemeStart) || opportunities[$0].contains(.breakBefore) }
    var lastOpportunity = isOpportunity(end, limit) ? end : nil
    while end < limit && flags[end].contains(.hangs) {
      end += 1
      if isOpportunity(end, limit) { lastOpportunity = end }
    }
    return lastOpportunity ?? end
  }

  /// Returns `true` if a line may end at an offset in a hard line that ends at `limit`.
  private func isOpportunity(_ place: Int, _ limit: Int) -> Bool {
    place == limit || measurer.content.opportunities[place].contains(.breakBefore)
  }

  /// Returns a line without its hanging trailing spaces.
  func withoutTrailingSpaces(_ line: Range<Int>) -> Range<Int> {
    measurer.content.analysis.withoutTrailingSpaces(line)
  }

  // MARK: Words

  /// Returns the last break opportunity up to which the text fits, without trailing spaces; `nil`
  /// if not even the first one fits.
  func wordBreak(_ start: Int, _ limit: Int) -> Int? {
    var reach = measurer.farthest(from: start, limit: limit, within: width)
    while reach < limit && flags[reach].contains(.hangs) { reach += 1 }
    // If the whole line fits, its breaks need no analysis.
    if reach == limit, measurer.fits(withoutTrailingSpaces(start..<limit), width) { return limit }
    var widths = MovingWidth()
    return settle(start, reach, limit, at: { isOpportunity($0, limit) }) { place in
      let hyphen = hyphens.map { place < limit && $0.isSoft(place) ? $0.width(at: place) : 0 } ?? 0
      return widths.excess(withoutTrailingSpaces(start..<place), width - hyphen, measurer)
    }
  }

  // MARK: Characters

  /// Returns the last grapheme boundary up to which the text fits. A line has at least one
  /// grapheme, regardless of its width.
  ///
  /// This break of a word that is wider than its line is unconfirmed: no recording of UILabel has
  /// one.
  private func characterBreak(_ start: Int, _ limit: Int) -> Int {
    fittingEnd(start, limit) ?? next(start, limit) { $0 == limit || flags[$0].contains(.graphemeStart) }
  }

  /// Returns the last grapheme boundary up to which the text fits; `nil` if not even one grapheme
  /// fits.
  func fittingEnd(_ start: Int, _ limit: Int) -> Int? {
    let reach = measurer.farthest(from: start, limit: limit, within: width)
    let isBoundary: (Int) -> Bool = { $0 == limit || flags[$0].contains(.graphemeStart) }
    var widths = MovingWidth()
    return settle(start, reach, limit, at: isBoundary, spacesHang: false) { widths.excess(start..<$0, width, measurer) }
  }

  // MARK: Settling

  /// Returns the last offset that satisfies the condition and fits, starting from an estimate:
  /// forward as long as it fits, or else backward until it does.
  ///
  /// If a break changes nothing, a longer line is wider. Otherwise, for example between joined
  /// Arabic letters with a different final form, it may be narrower, by at most one em, within
  /// sixteen offsets that do not fit (Strut's rules). If an offset fits, following characters
  /// without a width are skipped at once, because there may be any number of marks and invisible
  /// characters.
  private func settle(
    _ start: Int, _ guess: Int, _ limit: Int, at isPlace: (Int) -> Bool, spacesHang: Bool = true,
    excess: (Int) -> Double
  ) -> Int? {
    var place = guess
    while place > start && !isPlace(place) { place -= 1 }
    let first = place
    var fitting: Int?
    var goesOn = true
    var misfits = 0
    func look(at next: Int) {
      let excess = excess(next)
      if excess <= 0 {
        (fitting, misfits) = (next, 0)
      } else if !EqualEnds.endAlike(place, next, of: measurer.content.shapingUnits) {
        misfits += 1
      }
      place = next
      goesOn =
        excess <= 0
        || (misfits <= Self.stepLimit && excess <= measurer.pointSize(around: place) && !isSafe(place, after: start))
    }
    if place > start { look(at: place) }
    let horizon = goesOn ? horizon(from: start, limit: limit, spacesHang: spacesHang) : place
    while goesOn, place < min(limit, horizon) {
      let next = next(place, min(limit, horizon + 1), isPlace)
      guard next <= horizon, isPlace(next) else { break }
      look(at: next)
      if fitting == place {
        place = endOfBlank(after: place, min(limit, horizon), at: isPlace) { excess($0) <= 0 }
        fitting = place
      }
    }
    return fitting ?? (first > start ? lastFitting(start, first, at: isPlace) { excess($0) <= 0 } : nil)
  }

  /// Returns the last place that fits among places between which the text has no width by its sums.
  /// They are tried from the last one backward.
  private func endOfBlank(after place: Int, _ limit: Int, at isPlace: (Int) -> Bool, fits: (Int) -> Bool) -> Int {
    var end = measurer.farthest(from: place, limit: limit, within: 0)
    while end > place && !isPlace(end) { end -= 1 }
    if end == place || fits(end) { return end }
    return lastFitting(place, end, at: isPlace, fits: fits) ?? place
  }

  /// Returns `true` if the letters of a line have the same width whether it ends or continues at an
  /// offset.
  private func isSafe(_ place: Int, after start: Int) -> Bool {
    let shown = withoutTrailingSpaces(start..<place).upperBound
    return flags[place].contains(.safeToBreak) && flags[shown].contains(.safeToBreak)
  }

  /// Returns an offset beyond which no line that starts at `start` fits.
  ///
  /// Shaping at a break can save only a few kerning values. Searching far is pointless, except to
  /// the end of a cluster, because its parts may be much narrower, and of hanging spaces.
  func horizon(from start: Int, limit: Int, spacesHang: Bool = true) -> Int {
    var em = measurer.pointSize(around: start)
    if measurer.styles != nil {
      em = max(em, measurer.pointSize(around: measurer.farthest(from: start, limit: limit, within: width)))
    }
    let farthest = measurer.farthest(from: start, limit: limit, within: width * 1.05 + 2 * em)
    var end = measurer.endOfCluster(at: farthest, limit: limit)
    while spacesHang && end < limit && flags[end].contains(.hangs) { end += 1 }
    return end
  }

  /// Returns the last place that fits before one that does not. Sums of advances are close; if tabs
  /// make them inaccurate, the remaining range is bisected.
  private func lastFitting(
    _ start: Int, _ misfit: Int, at isPlace: (Int) -> Bool, fits: (Int) -> Bool
  ) -> Int? {
    var place = misfit
    for _ in 0..<Self.stepLimit {
      place = previous(place, start, isPlace)
      if place == start { return nil }
      if fits(place) { return place }
    }
    var low = start
    while true {
      let half = (low + place + 1) / 2
      var middle = previous(half + 1, start, isPlace)
      if middle <= low { middle = next(half, place, isPlace) }
      guard middle > low, middle < place else { return low > start ? low : nil }
      if fits(middle) { low = middle } else { place = middle }
    }
  }

  /// The number of offsets that are tried one by one.
  static let stepLimit = 16

  private func previous(_ place: Int, _ start: Int, _ isPlace: (Int) -> Bool) -> Int {
    var place = place - 1
    while place > start && !isPlace(place) { place -= 1 }
    return place
  }

  private func next(_ place: Int, _ limit: Int, _ isPlace: (Int) -> Bool) -> Int {
    var place = place + 1
    while place < limit && !isPlace(place) { place += 1 }
    return place
  }
}
