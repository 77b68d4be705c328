extension FindingCollector {
  /// Makes one of findings that have one cause, once all layouts are in.
  ///
  /// - Complexity: O(*n*) in the findings, and in those of a part for each tie.
  mutating func join() {
    joinBrokenWords()
    joinTies()
    leaveOutInkOfLowRows()
  }

  /// Makes one finding of a word that is broken at some sizes, and wider than any line of the cell at others.
  ///
  /// - Complexity: O(*n*) in the findings.
  private mutating func joinBrokenWords() {
    for (key, long) in entries where key.rule == .longWord {
      var broken = key
      broken.rule = .brokenWord
      guard let known = entries[broken], known.worst.detail == long.worst.detail else { continue }
      entries[key] = nil
      var joined = long
      joined.worst.rule = .brokenWord
      merge(joined, broken)
    }
  }

  /// Leaves out ties for want of room that texts or controls are squeezed by at another size or width: their findings tell of them.
  ///
  /// - Complexity: O(*n*) in the findings, and in those of a part for each tie.
  private mutating func joinTies() {
    let squeezed = Dictionary(
      grouping: entries.filter { $0.key.rule.isAboutRoom && !$0.value.ties.isEmpty }, by: { PartPlace($0.key) })
    remove { [entries] key in
      guard key.rule == .ambiguousLayout, let tie = entries[key]?.worst.tie, !tie.isEmpty else { return false }
      return squeezed[PartPlace(key)]?.contains { !$0.value.ties.isDisjoint(with: tie) } == true
    }
  }

  /// Leaves out letters of fonts that stand in for the phone's where the row is too low at any size: that is what is to be mended.
  private mutating func leaveOutInkOfLowRows() {
    let low = Set(entries.keys.filter { $0.rule == .fixedHeight }.map { PartPlace($0) })
    remove { [entries] key in entries[key]?.worst.isOfStandIn == true && low.contains(PartPlace(key)) }
  }
}

/// A part of a subject in a language.
private struct PartPlace: Hashable {
  let subject, locale: Int
  let part: Int?

  init(_ key: FindingKey) { (subject, locale, part) = (key.subject, key.locale, key.part) }
}
