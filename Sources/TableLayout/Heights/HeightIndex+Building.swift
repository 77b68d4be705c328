import LayoutCore

extension HeightIndex {
  /// Creates an empty index.
  @_spi(Measuring) public init() { count = 0 }

  /// Creates an index of unmeasured items with a height for each, in pixels.
  ///
  /// - Complexity: O(*n*).
  @_spi(Measuring) public init(count: Int, height: (Int) -> Int32) {
    precondition(count >= 0, "The number of items must not be negative")
    self.count = count
    let blockCount = (count + Self.blockMask) >> Self.blockShift
    sums.reserveCapacity(blockCount << Self.blockShift)
    tree.reserveCapacity(blockCount + 1)
    tree.append(0)
    for block in 0..<blockCount { tree.append(addBlock(from: block << Self.blockShift, height)) }
    measured = Array(repeating: 0, count: (count + 63) >> 6)
    total = tree.reduce(0, &+)
    addUp()
  }

  /// Appends the sums of a block and returns the last; unused positions have it too.
  private mutating func addBlock(from first: Int, _ height: (Int) -> Int32) -> Int {
    var sum: Int32 = 0
    for item in first...(first | Self.blockMask) {
      if item < count { sum &+= Self.clamped(height(item)) }
      sums.append(sum)
    }
    return Int(sum)
  }

  /// Builds a tree of the blocks' totals. Each total is added to the next one that includes it.
  private mutating func addUp() {
    for block in 1..<max(1, tree.count) {
      let next = block + block & -block
      if next < tree.count { tree[next] &+= tree[block] }
    }
  }
}
