/// The name a person most likely meant, for messages that end in `Did you mean "…"?`.
package enum NearestName {
  /// The candidate nearest to `name`, or nil when none is near.
  ///
  /// Nearness is the number of letters to insert, delete, replace or swap with a neighbor (the
  /// restricted Damerau–Levenshtein distance), letter case ignored. At most a third of the letters,
  /// rounded up, may be wrong, and at least one must be right. Among equally near names the one
  /// with the longest common beginning wins, then the one whose first wrong letter is closest in
  /// the alphabet (so `AX6` suggests `AX5`), then the earliest.
  ///
  /// - Complexity: O(*n* × *m*) for each of the candidates whose length is close enough, *n* and
  ///   *m* being the lengths.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = (wanted.count + 2) / 3
    var best: (rank: Rank, candidate: String)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, letters)
      guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
      let rank = Rank(distance: distance, wanted: wanted, candidate: letters)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, candidate) }
    }
    return best?.candidate
  }

  /// Returns the edit distance of two names: insertions, deletions, replacements, and exchanges of
  /// adjacent letters that are not edited again.
  ///
  /// - Complexity: O(*n* × *m*) time, O(*m*) space.
  static func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: to.count + 1)
    var previous = Array(0...to.count)
    for row in 0..<from.count {
      var current = [row + 1]
      current.reserveCapacity(to.count + 1)
      for column in 0..<to.count {
        let replaced = previous[column] + (from[row] == to[column] ? 0 : 1)
        var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[to.count]
  }

  /// The rank of a candidate; smaller is better.
  private struct Rank: Comparable {
    let distance: Int
    let commonPrefix: Int
    let letterGap: Int

    init(distance: Int, wanted: [Unicode.Scalar], candidate: [Unicode.Scalar]) {
      self.distance = distance
      commonPrefix = zip(wanted, candidate).prefix { $0 == $1 }.count
      if commonPrefix < min(wanted.count, candidate.count) {
        letterGap = abs(Int(wanted[commonPrefix].value) - Int(candidate[commonPrefix].value))
      } else {
        letterGap = .max  // nothing stands there: no letter is close to that
      }
    }

    static func < (left: Rank, right: Rank) -> Bool {
      (left.distance, -left.commonPrefix, left.letterGap) < (right.distance, -right.commonPrefix, right.letterGap)
    }
  }
}
