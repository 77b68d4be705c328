/// Moves captions apart that would overlap, as little as can be.
enum CaptionSpread {
  /// Captions that touch, as one.
  private struct Group {
    /// The sum, over its captions, of where the first would be if that caption had its wish.
    var wishes: Double
    var lengths: [Double]

    var start: Double { wishes / Double(lengths.count) - (lengths.first ?? 0) / 2 }
    var length: Double { lengths.reduce(0, +) }
  }

  /// Returns the centers of captions at which none overlaps its neighbor.
  ///
  /// They minimize the sum of squared displacements (adjacent groups that overlap are pooled).
  /// - Parameters:
  ///   - wishes: The preferred centers, in ascending order.
  ///   - lengths: The length of each caption, including its gap, along the same axis.
  /// - Complexity: O(n²) at worst, for captions that all overlap.
  static func middles(wishes: [Double], lengths: [Double]) -> [Double] {
    var groups: [Group] = []
    for (wish, length) in zip(wishes, lengths) {
      groups.append(Group(wishes: wish, lengths: [length]))
      while groups.count > 1, let below = groups.last, let above = groups.dropLast().last,
        above.start + above.length > below.start
      {
        groups.removeLast(2)
        groups.append(joined(above, below))
      }
    }
    return groups.flatMap { group in
      var edge = group.start
      return group.lengths.map { length in
        defer { edge += length }
        return edge + length / 2
      }
    }
  }

  private static func joined(_ above: Group, _ below: Group) -> Group {
    // The first caption's middle lies this far above the second group's first.
    let distance = above.length - (above.lengths.first ?? 0) / 2 + (below.lengths.first ?? 0) / 2
    return Group(
      wishes: above.wishes + below.wishes - distance * Double(below.lengths.count),
      lengths: above.lengths + below.lengths)
  }
}
