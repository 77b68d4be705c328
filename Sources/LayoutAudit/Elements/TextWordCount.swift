import TextLayout

extension StringProtocol {
  /// The parts between white space.
  var words: [SubSequence] { split(whereSeparator: \.isWhitespace) }

  /// The text after the last white space; empty if the text ends with white space.
  var endOfLastWord: String { String(lastIndex(where: \.isWhitespace).map { self[index(after: $0)...] } ?? self[...]) }
}

extension TextEngine {
  /// Returns the number of words: the parts between white space and, in scripts without spaces
  /// between words, such as Thai and Chinese, each word of ICU's dictionary.
  ///
  /// A word that begins where another ends is in such a script: in other scripts, there is a space,
  /// a hyphen or a mark between two words.
  /// - Complexity: O(*n*) in the text.
  func wordCount(of text: String, language: String?) -> Int {
    // No letter with a code point below Thai is in a script without spaces.
    guard text.unicodeScalars.contains(where: { $0.value >= 0x0E00 }) else { return text.words.count }
    let segments = words(in: text, language: language).segments
    let joints = zip(segments, segments.dropFirst()).count { $0.isWord && $1.isWord }
    return text.words.count + joints
  }
}
