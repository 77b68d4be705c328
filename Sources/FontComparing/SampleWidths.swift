internal import TextLayout

/// How wide two fonts set the words of a sample that both have whole, in points at the comparison's size.
///
/// A word is a stretch that no line can break within, its spaces apart: in Chinese or Japanese mostly one character. A word of which
/// either font lacks a character is left out, with the spaces beside it, so that no third font is measured.
public struct SampleWidths: Hashable, Sendable {
  /// The width in the original: of the words both have and the spaces between them, each stretch of them on a line of its own.
  public let original: Double
  /// The width in the stand-in.
  public let standIn: Double
  /// How many words were measured.
  public let wordCount: Int
  /// How many words one of the fonts lacks a character of.
  public let wordsLeftOut: Int
  /// The word that is farthest off once the stand-in carries `size-adjust`; `nil` without a measured word.
  public let worstWord: ComparedWord?
  /// How far words are off on average once the stand-in carries `size-adjust`: the sum of their differences either way, as a share
  /// of their width in the original. `nil` without a `size-adjust`.
  public let wordDeviation: Double?

  /// How much larger the stand-in has to be set to make the sample as wide as the original does: the original's width over the
  /// stand-in's. `nil` where either has none.
  ///
  /// Where the stand-in has an optical size, which follows the size that it is set at, as in browsers, it is not quite that ratio.
  /// It is as good as the sample is like the page's text: letters count as often as they come in it.
  public let sizeAdjust: Double?

  /// Compares the words of one text, shaped in both fonts.
  ///
  /// - Parameter resized: The text in the stand-in at another size.
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

  /// The `size-adjust` that makes stretches of a text as wide as they shall be, and the text so set.
  private static func fit(
    _ stretches: [Range<Int>], width: Double, _ text: ShapedText, resized: (Double) -> ShapedText
  ) -> (sizeAdjust: Double, words: WordsInOneFont)? {
    var words = WordsInOneFont(text)
    guard var adjust = ratio(width, words.width(stretches)) else { return nil }
    // The first round is the whole of it but for an optical size, which changes widths little: a few more settle that.
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
