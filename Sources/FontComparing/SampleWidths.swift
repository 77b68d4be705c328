internal import TextLayout

/// The widths of a sample's words in two fonts, in points at the size of the comparison.
///
/// A word is an unbreakable part without its spaces: in Chinese or Japanese usually one character.
/// A word with a character that either font lacks is skipped with its adjacent spaces, so that no
/// third font is measured.
public struct SampleWidths: Hashable, Sendable {
  /// The width in the original: that of the words that both fonts support with the spaces between
  /// them, where each continuous part is a line.
  public let original: Double
  /// The width in the substitute.
  public let standIn: Double
  /// The number of measured words.
  public let wordCount: Int
  /// The number of words with a character that a font lacks.
  public let wordsLeftOut: Int
  /// The word with the largest difference with `size-adjust`, or `nil` without a measured word.
  public let worstWord: ComparedWord?
  /// The average difference of words with `size-adjust`: the sum of the absolute differences,
  /// relative to the width in the original. `nil` without `size-adjust`.
  public let wordDeviation: Double?

  /// The factor for the substitute's size that gives the sample its original width: the original's
  /// width divided by the substitute's, or `nil` if either has none.
  ///
  /// For a substitute with an optical size that follows its size, as in browsers, it differs
  /// slightly from that ratio. Its accuracy depends on the similarity of the sample to the page's
  /// text, because letters are weighted by their frequency.
  public let sizeAdjust: Double?

  /// Compares the words of a sample, shaped in both fonts.
  ///
  /// - Parameter resized: Returns the text in the substitute at another size.
  /// - Complexity: O(n) in the text, a few times over where the stand-in has an optical size.
  init(_ original: ShapedText, _ standIn: ShapedText, resized: (Double) -> ShapedText) {
    let (first, second) = (WordsInOneFont(original), WordsInOneFont(standIn))
    let common = first.hardLines.map { $0.filter { first.covers($0) && second.covers($0) } }
    let stretches = zip(common, first.hardLines).flatMap { Self.stretches(of: $0, among: $1) }
    wordCount = common.reduce(0) { $0 + $1.count }
    wordsLeftOut = first.hardLines.reduce(0) { $0 + $1.count } - wordCount
    self.original = first.width(stretches)
    self.standIn = second.width(stretches)
    let fit = Self.fit(stretches, width: self.original, standIn, resized: resized)
    sizeAdjust = fit?.sizeAdjust
    let adjusted = fit?.words ?? second
    let words = common.joined().map { word in
      ComparedWord(
        text: first.text(word), original: first.width(word), standIn: second.width(word), adjusted: adjusted.width(word)
      )
    }
    worstWord = words.max { abs($0.difference) < abs($1.difference) }
    let total = words.reduce(0) { $0 + $1.original }
    let off = words.reduce(0) { $0 + abs($1.difference) }
    wordDeviation = fit != nil && total > 0 ? off / total : nil
  }

  /// Returns the `size-adjust` that gives parts of a sample the requested widths, with the
  /// resulting text.
  private static func fit(
    _ stretches: [Range<Int>], width: Double, _ text: ShapedText, resized: (Double) -> ShapedText
  ) -> (sizeAdjust: Double, words: WordsInOneFont)? {
    var words = WordsInOneFont(text)
    guard var adjust = ratio(width, words.width(stretches)) else { return nil }
    // The first round is sufficient except for an optical size, which changes widths slightly; a
    // few more rounds settle that.
    for _ in 0..<8 {
      words = WordsInOneFont(resized(text.font.pointSize * adjust))
      guard let off = ratio(width, words.width(stretches)), abs(off - 1) > 1e-12 else { break }
      adjust *= off
    }
    return (adjust, words)
  }

  /// Words that follow each other on a line with none left out between them.
  private static func stretches(of words: [Range<Int>], among all: [Range<Int>]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var kept = words[...]
    var isOpen = false
    for word in all {
      guard kept.first == word else {
        isOpen = false
        continue
      }
      kept.removeFirst()
      if isOpen, let last = stretches.popLast() {
        stretches.append(last.lowerBound..<word.upperBound)
      } else {
        stretches.append(word)
      }
      isOpen = true
    }
    return stretches
  }

  /// Beyond a million either way there is nothing to adjust to.
  private static func ratio(_ a: Double, _ b: Double) -> Double? {
    guard a > 0, b > 0, (1e-6...1e6).contains(a / b) else { return nil }
    return a / b
  }
}
