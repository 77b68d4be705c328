/// Follows brackets from word to word: a closing bracket returns the text to the script of its
/// opening bracket.
struct OpenBrackets {
  private var open: [OpenBracket] = []

  /// The maximum number of brackets to follow.
  private static let deepest = 32

  /// The effect of brackets in earlier words on a word with an unmatched bracket.
  enum Meaning: Equatable {
    /// The word has the same result as by itself.
    case asAlone
    /// Each bracket that it closes but does not open returns to a script.
    case closes(Script)
    /// The whole text must be examined.
    case unclear
  }

  /// Continues after a word with an unmatched bracket.
  ///
  /// - Complexity: O(length of the word).
  mutating func pass(_ word: [UInt16], after script: Script) -> Meaning {
    var script = script
    // The brackets of earlier words that are still open.
    var outer = open.count
    var closed = ClosedScripts()
    for element in ScalarSequence(word, in: 0..<word.count) {
      // With marks, clusters would have to be examined.
      if !element.scalar.startsCluster { return .unclear }
      let own = Script(of: element.scalar)
      if own == .common {
        let count = open.count
        let bracket = ScriptRun.bracketScript(element.scalar, current: script, brackets: &open)
        if open.count > Self.deepest { return .unclear }
        if open.count < outer {
          // Brackets that the word itself opened are closed as well, which the word alone does not
          // show.
          if count > outer { return .unclear }
          outer = open.count
          closed.add(bracket, within: script)
        } else if open.count == count, element.scalar.characterProperties.contains(.closingBracket) {
          closed.add(script, within: script)
        }
        script = bracket
      } else if !own.isUnresolved, !script.isAmongExtensions(of: element.scalar) {
        script = own
      }
    }
    return closed.meaning
  }

  /// The scripts to which brackets return that a word closes but does not open.
  private struct ClosedScripts {
    private var only: Script?
    private var isMixed = false
    private var stays = true

    mutating func add(_ script: Script, within current: Script) {
      isMixed = isMixed || (only != nil && only != script)
      only = script
      stays = stays && script == current
    }

    var meaning: Meaning { stays ? .asAlone : isMixed ? .unclear : only.map(Meaning.closes) ?? .asAlone }
  }
}
