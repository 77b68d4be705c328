/// A set of small numbers that gives them back in order, lowest or highest first.
///
/// - Complexity: Adding is O(1). Taking all *k* of numbers up to *n* is O(*k* + *n* / 64).
struct NumberQueue: Sendable {
  /// The words after the first, which is kept in place: small systems need no other.
  private var others: [UInt64] = []
  private var first: UInt64 = 0
  /// Words below this one, and from `end` on, are empty.
  private var start = 0
  private var end = 0

  var isEmpty: Bool { start >= end }

  @inline(__always)
  mutating func insert(_ number: Int) {
    guard number < UInt64.bitWidth else { return insertFurther(number) }
    first |= 1 &<< UInt64(truncatingIfNeeded: number)
    start = 0
    end = max(end, 1)
  }

  private mutating func insertFurther(_ number: Int) {
    let word = number >> 6
    while others.count < word { others.append(0) }
    self[word] |= 1 << UInt64(number & 63)
    (start, end) = isEmpty ? (word, word + 1) : (min(start, word), max(end, word + 1))
  }

  private subscript(word: Int) -> UInt64 {
    get { word == 0 ? first : others[word - 1] }
    set { if word == 0 { first = newValue } else { others[word - 1] = newValue } }
  }

  mutating func popLowest() -> Int? {
    while start < end {
      let word = self[start]
      if word != 0 {
        self[start] = word & (word - 1)
        return start << 6 | word.trailingZeroBitCount
      }
      start += 1
    }
    return nil
  }

  mutating func popHighest() -> Int? {
    while start < end {
      let word = self[end - 1]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        self[end - 1] = word & ~(1 << UInt64(bit))
        return (end - 1) << 6 | bit
      }
      end -= 1
    }
    return nil
  }
}
