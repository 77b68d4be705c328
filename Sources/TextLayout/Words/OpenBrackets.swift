internal import CICU

/// Follows brackets from word to word: one that closes takes the text back to the script of the one that opened it.
struct OpenBrackets {
  private var open: [OpenBracket] = []

  /// More than this are not followed.
  private static let deepest = 32

  /// Takes a word with a bracket whose other half is elsewhere; false where the word is not what it is alone: a bracket in it has
  /// another script than the text before it.
  ///
  /// - Complexity: O(length of the word).
  mutating func pass(_ word: [UInt16], after script: Script) -> Bool {
    var script = script
    for element in ScalarSequence(word, in: 0..<word.count) {
      // With marks it would take a look at clusters.
      if strut_grapheme_class(element.scalar.value) != STRUT_GRAPHEME_STARTS { return false }
      let own = Script(of: element.scalar)
      if own == .common {
        let bracket = ScriptRun.bracketScript(element.scalar, current: script, brackets: &open)
        if bracket != script || open.count > Self.deepest { return false }
      } else if !own.isUnresolved, !script.isAmongExtensions(of: element.scalar) {
        script = own
      }
    }
    return true
  }
}
