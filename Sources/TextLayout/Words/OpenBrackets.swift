/// Follows brackets from word to word: one that closes takes the text back to the script of the one
/// that opened it.
struct OpenBrackets {
  private var open: [OpenBracket] = []

  /// More than this are not followed.
  private static let deepest = 32

  /// The effect of brackets in earlier words on a word with an unmatched bracket.
  enum Meaning: Equatable {
    /// It is what it is by itself.
    case asAlone
    /// Each bracket that it closes and does not open goes back to a script.
    case closes(Script)
    /// It takes a look at the whole text.
    case unclear
  }

  /// Goes on beyond a word with a bracket whose other half is elsewhere.
  ///
  /// - Complexity: O(length of the word).
  mutating func pass(_ word: [UInt16], after script: Script) -> Meaning {
    var script = script
    // Those of earlier words that are still open.
    var outer = open.count
    var closed = ClosedScripts()
    for element in ScalarSequence(word, in: 0..<word.count) {
      // With marks it would take a look at clusters.
      if !element.scalar.startsCluster { return .unclear }
      let own = Script(of: element.scalar)
      if own == .common {
        let count = open.count
        let bracket = ScriptRun.bracketScript(element.scalar, current: script, brackets: &open)
        if open.count > Self.deepest { return .unclear }
        if open.count < outer {
          // Those that the word itself opened are closed as well, which by itself it does not know.
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

  /// The scripts that brackets of a word go back to which it does not open.
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
