/// The end of a line.
struct LineEnd: Hashable {
  /// In UTF-16 units.
  var place: Int
  /// A Boolean value that indicates whether the line displays a hyphen that is not in the text.
  var isHyphenated = false
}

extension ShapedText {
  /// The span that determines the style of a hyphen before a place.
  func hyphenSpan(at place: Int) -> Int { styles?.span(at: max(0, place - 1)) ?? 0 }
}

/// Finds places for hyphens at the end of a line.
struct LineHyphens {
  let source: ShapedText
  /// The hyphenation factor from 0 to 1, of the paragraph or else of the text.
  let factor: Double
  /// The word that was examined last, because a long word is broken over many lines.
  var word = HyphenatedWord()

  init(source: ShapedText, factor: Double) {
    self.source = source
    self.factor = factor
  }

  /// The maximum length of a word in UTF-16 units; patterns do not support longer words.
  private static let wordLimit = 1024

  /// Returns the width of the hyphen that a line displays if it ends at a place, in points: at a
  /// soft hyphen, even without hyphenation.
  func width(at place: Int) -> Double { source.hyphen(span: source.hyphenSpan(at: place)).width }

  /// Returns `true` if a line that ends at an offset ends with a soft hyphen.
  func isSoft(_ place: Int) -> Bool { source.content.isAfterSoftHyphen(place) }

  /// Returns the offsets in a word before which a line may start, with a hyphen at the end of the
  /// previous line, in order.
  ///
  /// - Parameters:
  ///   - place: The start of the word, or of a line within it.
  ///   - limit: The end of the hard line.
  /// - Complexity: O(length of the word), unless it is that of the previous line.
  mutating func places(inWordAt place: Int, limit: Int) -> [Int] {
    guard let hyphenator = source.engine.hyphenator, place < limit else { return [] }
    let language = source.style(span: source.hyphenSpan(at: place + 1)).settings.language
    if word.range.contains(place), word.language == language { return word.places }
    word = HyphenatedWord(range: wordRange(at: place, limit: limit), language: language)
    if word.range.count < Self.wordLimit {
      let flags = source.content.analysis.flags
      word.places = hyphenator.points(in: source.content.analysis.units, range: word.range, language: language)
        .filter { flags[$0].contains(.graphemeStart) }
    }
    return word.places
  }

  /// Returns the word at a place, or a part of a word that is too long for the patterns.
  private func wordRange(at place: Int, limit: Int) -> Range<Int> {
    var start = place
    while start > 0, !source.content.isWordEdge(start), place - start < Self.wordLimit { start -= 1 }
    var end = place + 1
    while end < limit, !source.content.isWordEdge(end), end - place < Self.wordLimit { end += 1 }
    return start..<end
  }
}

/// A word and its places for hyphens. For a word that is too long for the patterns, it is a part
/// without places.
struct HyphenatedWord: Hashable {
  var range = 0..<0
  var language: String?
  /// The places in UTF-16 units of the text, in order.
  var places: [Int] = []
}

extension ShapedContent {
  /// Returns `true` if a word ends at an offset, where lines may break without a hyphen.
  func isWordEdge(_ place: Int) -> Bool {
    place == 0 || analysis.flags[place].contains(.mandatoryBefore)
      || (opportunities[place].contains(.breakBefore) && !isAfterSoftHyphen(place))
  }

  /// Returns `true` if a soft hyphen ends at an offset.
  func isAfterSoftHyphen(_ place: Int) -> Bool { place > 0 && analysis.units[place - 1] == 0xAD }
}

extension LineBreaker {
  /// Returns the end of the line that starts at `start`, in a hard line that ends at `limit`, with
  /// an indication of a hyphen.
  ///
  /// A word that does not fit is hyphenated if the line without it would use less of the width than
  /// the hyphenation factor (UIKit's rule for `hyphenationFactor`), at the last point that fits
  /// with the hyphen.
  mutating func lineEnd(from start: Int, limit: Int) -> LineEnd {
    guard let hyphens, width.isFinite, start < limit, !breaksBetweenCharacters else {
      return LineEnd(place: end(ofLineAt: start, limit: limit))
    }
    let word = wordBreak(start, limit)
    if word == limit { return LineEnd(place: limit) }
    if let place = hyphenation(from: start, word: word, limit: limit) {
      return LineEnd(place: place, isHyphenated: true)
    }
    guard let word else { return LineEnd(place: brokenWordEnd(start, limit)) }
    return LineEnd(place: word, isHyphenated: hyphens.isSoft(word))
  }

  private mutating func hyphenation(from start: Int, word: Int?, limit: Int) -> Int? {
    guard let factor = hyphens?.factor, factor > 0 else { return nil }
    if let word {
      guard measurer.width(withoutTrailingSpaces(start..<word)) < factor * width else { return nil }
    }
    guard let places = hyphens?.places(inWordAt: word ?? start, limit: limit), !places.isEmpty, let hyphens else {
      return nil
    }
    let horizon = horizon(from: start, limit: limit)
    return places.last { place in
      place > word ?? start && place <= horizon && measurer.fits(start..<place, width - hyphens.width(at: place))
    }
  }
}
