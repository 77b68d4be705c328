/// A set of small numbers that gives them back in order, lowest or highest first.
///
/// - Complexity: Adding is O(1). Taking all *k* of numbers up to *n* is O(*k* + *n* / 64).
struct NumberQueue: Sendable {
  private var words: [UInt64] = []
  /// Words below this one, and from `end` on, are empty.
  private var start = 0
  private var end = 0

  var isEmpty: Bool { start >= end }

  mutating func insert(_ number: Int) {
    let word = number >> 6
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(number & 63)
    (start, end) = isEmpty ? (word, word + 1) : (min(start, word), max(end, word + 1))
  }

  mutating func popLowest() -> Int? {
    while start < end {
      let word = words[start]
      if word != 0 {
        words[start] = word & (word - 1)
        return start << 6 | word.trailingZeroBitCount
      }
      start += 1
    }
    return nil
  }

  mutating func popHighest() -> Int? {
    while start < end {
      let word = words[end - 1]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[end - 1] = word & ~(1 << UInt64(bit))
        return (end - 1) << 6 | bit
      }
      end -= 1
    }
    return nil
  }
}
