/// Words of letters that were measured while words to be shaped were looked for, so that their turn
/// finds them.
struct WordsAhead {
  /// In order of their places.
  private var words: [(start: Int, script: Script, metrics: WordMetrics)] = []

  /// A word by its place in its text, in bytes, after text in a script.
  ///
  /// - Complexity: O(log words).
  func word(at start: Int, after script: Script) -> WordMetrics? {
    guard let last = words.last, last.start >= start else { return nil }
    let word = words[words.firstPlace { $0.start >= start }]
    return word.start == start && word.script == script ? word.metrics : nil
  }

  /// Notes a word that is farther on than all others; others were noted after text in another
  /// script, and stay.
  mutating func note(_ metrics: WordMetrics, at start: Int, after script: Script) {
    if let last = words.last, last.start >= start { return }
    words.append((start, script, metrics))
  }
}
