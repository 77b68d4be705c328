/// Words of letters that were measured during the search for words to shape, for later use.
struct WordsAhead {
  /// The words in order of their places.
  private var words: [(start: Int, script: Script, metrics: WordMetrics)] = []

  /// Returns a word by its range in its text, in bytes, after text in a script.
  ///
  /// - Complexity: O(log words).
  func word(at start: Int, after script: Script) -> WordMetrics? {
    guard let last = words.last, last.start >= start else { return nil }
    let word = words[words.firstPlace { $0.start >= start }]
    return word.start == start && word.script == script ? word.metrics : nil
  }

  /// Adds a word that is after all others. Earlier words were added after text in another script,
  /// and are kept.
  mutating func note(_ metrics: WordMetrics, at start: Int, after script: Script) {
    if let last = words.last, last.start >= start { return }
    words.append((start, script, metrics))
  }
}
