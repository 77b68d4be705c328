extension FindingCollector {
  /// Joins findings with one cause into one, after all layouts.
  ///
  /// - Complexity: O(*n*) in the number of findings, and of those of a part for each tie.
  mutating func join() {
    joinBrokenWords()
    joinTies()
    joinMovers()
    leaveOutInkOfLowRows()
  }

  /// Joins findings about a word that is broken at some sizes, and wider than any line of the cell
  /// at others.
  ///
  /// - Complexity: O(*n*) in the number of findings.
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

  /// Removes ties that squeeze text or controls at another size or width, whose findings describe
  /// them.
  ///
  /// - Complexity: O(*n*) in the number of findings, and of those of a part for each tie.
  private mutating func joinTies() {
    let squeezed = Dictionary(
      grouping: entries.filter { $0.key.rule.isAboutRoom && !$0.value.ties.isEmpty }, by: { PartPlace($0.key) })
    remove { [entries] key in
      guard key.rule == .ambiguousLayout, let tie = entries[key]?.worst.tie, !tie.isEmpty else { return false }
      return squeezed[PartPlace(key)]?.contains { !$0.value.ties.isDisjoint(with: tie) } == true
    }
  }

  /// Joins elements that one view moves outside the cell: the one that extends farthest differs
  /// from size to size.
  ///
  /// - Complexity: O(*n*) in the number of findings.
  private mutating func joinMovers() {
    let moved = entries.keys.filter { $0.rule == .outsideCell }
      .sorted { ($0.element, $0.edge?.rawValue ?? "") < ($1.element, $1.edge?.rawValue ?? "") }
    let groups = Dictionary(grouping: moved) { [entries] key in
      entries[key].flatMap { FaultMover($0.worst) }.map { MoverPlace(part: PartPlace(key), mover: $0) }
    }
    for case (.some, let keys) in groups where keys.count > 1 {
      let known = keys.compactMap { key in entries.removeValue(forKey: key).map { (key, $0) } }
      let worst = known.max { $0.1.worst.missing ?? 0 < $1.1.worst.missing ?? 0 }
      guard let worst else { continue }
      for (_, entry) in known { merge(entry, worst.0) }
    }
  }

  /// Removes letters in substitutes for fonts of iOS if the row is too short at any size, which
  /// must be fixed first.
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

/// A view that moves elements outside a part's cell.
private struct MoverPlace: Hashable {
  let part: PartPlace
  let mover: FaultMover
}
