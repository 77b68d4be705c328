import LayoutCore

extension HeightIndex {
  /// Returns `true` if an item's height was measured. Stops the program if the item does not exist.
  @_spi(Measuring) public func isMeasured(_ item: Int) -> Bool {
    precondition(item >= 0 && item < count, "Item out of range")
    return measured[item >> 6] >> (item & 63) & 1 == 1
  }

  /// Marks an item's height as measured or not. Stops the program if the item does not exist.
  @_spi(Measuring) public mutating func setMeasured(_ item: Int, _ isMeasured: Bool = true) {
    guard self.isMeasured(item) != isMeasured else { return }
    measured[item >> 6] ^= 1 << (item & 63)
    measuredCount += isMeasured ? 1 : -1
    if !isMeasured { noteKnown(item) }
  }

  /// Returns `true` if an item's height was measured at some time, even if it must be measured
  /// again.
  func isKnown(_ item: Int) -> Bool {
    isMeasured(item) || (!known.isEmpty && known[item >> 6] >> (item & 63) & 1 == 1)
  }

  /// Marks an item's height as found, although it must be measured again.
  mutating func noteKnown(_ item: Int) {
    if known.isEmpty { known = Array(repeating: 0, count: measured.count) }
    known[item >> 6] |= 1 << (item & 63)
  }

  /// Sets the measured height of an item, in pixels.
  /// - Complexity: O(log *n*).
  @_spi(Measuring) public mutating func measure(_ item: Int, as height: Int32) {
    update(item, to: height)
    setMeasured(item)
  }

  /// Marks all heights as estimates.
  @_spi(Measuring) public mutating func forgetMeasured() {
    if known.isEmpty {
      known = measured
    } else {
      for word in known.indices { known[word] |= measured[word] }
    }
    measured = Array(repeating: 0, count: measured.count)
    measuredCount = 0
  }

  /// Copies the measured marks of another index with the same number of items.
  mutating func takeMeasured(from other: HeightIndex) {
    precondition(other.count == count, "The indexes have different numbers of items")
    (measured, measuredCount, known) = (other.measured, other.measuredCount, other.known)
  }

  /// Returns the first unmeasured item of a range, or nil if all were measured.
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

  /// Returns the items that are at least partly between two offsets, in pixels, including those
  /// without height between and directly above them.
  func items(from top: Int, to bottom: Int) -> Range<Int> {
    let upper = bottom <= 0 ? 0 : (bottom > total ? count : (item(at: bottom - 1) ?? -1) + 1)
    var lower = top <= 0 ? 0 : item(at: top) ?? count
    guard lower < upper else { return lower..<lower }
    let start = offset(of: lower)
    if start >= top, start > 0 { lower = (item(at: start - 1) ?? lower - 1) + 1 }
    return lower..<upper
  }

  /// Returns the item of a visible range to measure next: the first unmeasured one from the anchor
  /// on, else the last one before it; nil if all were measured.
  func nextUnmeasured(in range: Range<Int>, from anchor: Int?) -> Int? {
    let middle = min(max(anchor ?? range.lowerBound, range.lowerBound), range.upperBound)
    if let item = firstUnmeasured(in: middle..<range.upperBound) { return item }
    return (range.lowerBound..<middle).last { !isMeasured($0) }
  }

  /// The size of the index in bytes, including reserved capacity.
  @_spi(Measuring) public var memoryByteCount: Int {
    MemoryLayout<Self>.size + sums.capacity * MemoryLayout<Int32>.stride
      + tree.capacity * MemoryLayout<Int>.stride
      + (measured.capacity + known.capacity) * MemoryLayout<UInt64>.stride
  }
}
