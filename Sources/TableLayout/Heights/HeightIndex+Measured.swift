import LayoutCore

extension HeightIndex {
  /// Whether an item's height was measured. Stops when there is no such item.
  @_spi(Measuring) public func isMeasured(_ item: Int) -> Bool {
    precondition(item >= 0 && item < count, "There is no such item in the index of heights")
    return measured[item >> 6] >> (item & 63) & 1 == 1
  }

  /// Notes whether an item's height was measured. Stops when there is no such item.
  @_spi(Measuring) public mutating func setMeasured(_ item: Int, _ isMeasured: Bool = true) {
    guard self.isMeasured(item) != isMeasured else { return }
    measured[item >> 6] ^= 1 << (item & 63)
    measuredCount += isMeasured ? 1 : -1
    if !isMeasured { noteKnown(item) }
  }

  /// Whether an item has a height that was found for it, be it measured still or to be measured again.
  func isKnown(_ item: Int) -> Bool {
    isMeasured(item) || (!known.isEmpty && known[item >> 6] >> (item & 63) & 1 == 1)
  }

  /// Notes that an item's height was found for it, though it is to be measured again.
  mutating func noteKnown(_ item: Int) {
    if known.isEmpty { known = Array(repeating: 0, count: measured.count) }
    known[item >> 6] |= 1 << (item & 63)
  }

  /// Gives an item the height that was measured, in pixels.
  /// - Complexity: O(log *n*).
  @_spi(Measuring) public mutating func measure(_ item: Int, as height: Int32) {
    update(item, to: height)
    setMeasured(item)
  }

  /// Notes that no height was measured; they stay as estimates.
  @_spi(Measuring) public mutating func forgetMeasured() {
    if known.isEmpty {
      known = measured
    } else {
      for word in known.indices { known[word] |= measured[word] }
    }
    measured = Array(repeating: 0, count: measured.count)
    measuredCount = 0
  }

  /// Notes for every item whether it was measured as in another index of as many.
  mutating func takeMeasured(from other: HeightIndex) {
    precondition(other.count == count, "Indexes of heights of different lengths")
    (measured, measuredCount, known) = (other.measured, other.measuredCount, other.known)
  }

  /// The first item of a range whose height was not measured; nil when all were.
  /// - Complexity: O(*k*/64) for a range of *k* items.
  @_spi(Measuring) public func firstUnmeasured(in range: Range<Int>) -> Int? {
    var item = max(0, range.lowerBound)
    let end = min(count, range.upperBound)
    while item < end {
      let missing = ~measured[item >> 6] >> (item & 63)
      if missing != 0 {
        item += missing.trailingZeroBitCount
        return item < end ? item : nil
      }
      item = (item | 63) + 1
    }
    return nil
  }

  /// How many bytes the index takes, storage that is kept in reserve included.
  @_spi(Measuring) public var memoryByteCount: Int {
    MemoryLayout<Self>.size + sums.capacity * MemoryLayout<Int32>.stride
      + tree.capacity * MemoryLayout<Int>.stride
      + (measured.capacity + known.capacity) * MemoryLayout<UInt64>.stride
  }
}
