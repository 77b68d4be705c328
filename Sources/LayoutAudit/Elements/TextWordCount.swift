import TextLayout

extension StringProtocol {
  /// The parts between white space.
  var words: [SubSequence] { split(whereSeparator: \.isWhitespace) }

  /// What stands after the last white space; empty where the text ends in some.
  var endOfLastWord: String { String(lastIndex(where: \.isWhitespace).map { self[index(after: $0)...] } ?? self[...]) }
}

extension TextEngine {
  /// How many words of a text a reader takes for one: the parts between white space, and where a script puts no space between words, as Thai and
  /// Chinese do not, each that a dictionary of ICU's finds.
  ///
  /// A word that begins where another ends is of such a script: in others a space, a hyphen or a mark stands between two.
  /// - Complexity: O(*n*) in the text.
  func wordCount(of text: String, language: String?) -> Int {
    // No letter below the Thai ones is of a script without spaces.
    guard text.unicodeScalars.contains(where: { $0.value >= 0x0E00 }) else { return text.words.count }
    let segments = words(in: text, language: language).segments
    let joints = zip(segments, segments.dropFirst()).count { $0.isWord && $1.isWord }
    return text.words.count + joints
  }
}
