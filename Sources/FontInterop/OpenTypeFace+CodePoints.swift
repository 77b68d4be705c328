internal import CHarfBuzz

/// The scalars of a character map, as ranges that neither touch nor overlap, in order.
package struct CodePointSet: Hashable, Sendable {
  private let firsts: [UInt32]
  private let lasts: [UInt32]

  fileprivate init(firsts: [UInt32], lasts: [UInt32]) {
    self.firsts = firsts
    self.lasts = lasts
  }

  /// How many ranges it takes.
  package var rangeCount: Int { firsts.count }

  /// - Complexity: O(log ranges).
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, firsts.count)
    while low < high {
      let middle = (low + high) / 2
      if lasts[middle] < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < firsts.count && firsts[low] <= scalar.value
  }
}

extension OpenTypeFace {
  /// The scalars that the face maps to a glyph.
  /// - Complexity: Linear in the character map.
  package var codePoints: CodePointSet {
    guard let set = unsafe hb_set_create() else { return CodePointSet(firsts: [], lasts: []) }
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(rawFace, set)
    var (firsts, lasts): ([UInt32], [UInt32]) = ([], [])
    var (first, last) = (UInt32.max, UInt32.max)
    while unsafe hb_set_next_range(set, &first, &last) != 0 {
      firsts.append(first)
      lasts.append(last)
    }
    return CodePointSet(firsts: firsts, lasts: lasts)
  }
}
