/// Where a line ends.
struct LineEnd: Hashable {
  /// In UTF-16 units.
  var place: Int
  /// Whether the line shows a hyphen there, that is not in the text.
  var isHyphenated = false
}

extension ShapedText {
  /// The span that a hyphen before a place takes its style from.
  func hyphenSpan(at place: Int) -> Int { styles?.span(at: max(0, place - 1)) ?? 0 }
}

/// Finds places for hyphens at the end of a line.
struct LineHyphens {
  let source: ShapedText
  /// When a word is hyphenated, from 0 to 1: the paragraph's own factor, or the text's.
  let factor: Double

  private var units: [UInt16] { source.content.analysis.units }
  private var flags: [UnitFlags] { source.content.analysis.flags }

  /// How far a word is looked for, in UTF-16 units: patterns take no longer ones.
  private static let wordLimit = 1024

  /// The width of the hyphen that a line shows when it ends at a place, in points: at a soft hyphen, even without
  /// hyphenation.
  func width(at place: Int) -> Double { source.hyphen(span: source.hyphenSpan(at: place)).width }

  /// Whether a line that ends at a place ends with a soft hyphen.
  func isSoft(_ place: Int) -> Bool { place > 0 && units[place - 1] == 0xAD }

  /// The places in the word at a place where a line may end with a hyphen, the last one first.
  ///
  /// - Parameters:
  ///   - place: Where the word starts, or where a line starts inside of it.
  ///   - limit: Where the hard line ends.
  func candidates(after place: Int, limit: Int) -> [Int] {
    guard let hyphenator = source.engine.hyphenator, place < limit else { return [] }
    var start = place
    while start > 0, !isWordEdge(start), place - start < Self.wordLimit { start -= 1 }
    var end = place + 1
    while end < limit, !isWordEdge(end), end - place < Self.wordLimit { end += 1 }
    guard end - start < Self.wordLimit else { return [] }
    let language = source.style(span: source.hyphenSpan(at: place + 1)).settings.language
    return hyphenator.points(in: units, range: start..<end, language: language)
      .filter { $0 > place && flags[$0].contains(.graphemeStart) }.reversed()
  }

  /// Whether a word ends at a place: lines may break there without a hyphen.
  func isWordEdge(_ place: Int) -> Bool {
    place == 0 || flags[place].contains(.mandatoryBefore)
      || (source.content.opportunities[place].contains(.breakBefore) && !isSoft(place))
  }
}

extension LineBreaker {
  /// Where the line that starts at `start` ends, when its hard line ends at `limit`, and whether with a hyphen.
  ///
  /// A word that does not fit is hyphenated when the line without it would take less of the width than the hyphenation factor
  /// (UIKit's rule for `hyphenationFactor`), at the last place that fits with the hyphen.
  func lineEnd(from start: Int, limit: Int) -> LineEnd {
    guard let hyphens, width.isFinite, start < limit, !breaksBetweenCharacters else {
      return LineEnd(place: end(ofLineAt: start, limit: limit))
    }
    let word = wordBreak(start, limit)
    if word == limit { return LineEnd(place: limit) }
    if let place = hyphenation(from: start, word: word, limit: limit, hyphens) {
      return LineEnd(place: place, isHyphenated: true)
    }
    guard let word else { return LineEnd(place: brokenWordEnd(start, limit)) }
    return LineEnd(place: word, isHyphenated: hyphens.isSoft(word))
  }

  private func hyphenation(from start: Int, word: Int?, limit: Int, _ hyphens: LineHyphens) -> Int? {
    let factor = hyphens.factor
    guard factor > 0 else { return nil }
    if let word {
      guard measurer.width(withoutTrailingSpaces(start..<word)) < factor * width else { return nil }
    }
    return hyphens.candidates(after: word ?? start, limit: limit).first {
      measurer.fits(start..<$0, width - hyphens.width(at: $0))
    }
  }
}
