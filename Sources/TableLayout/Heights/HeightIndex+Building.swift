import LayoutCore

extension HeightIndex {
  /// An index of no items.
  @_spi(Measuring) public init() { count = 0 }

  /// An index of so many items, none of them measured, with a height for each, in pixels.
  /// - Complexity: O(*n*).
  @_spi(Measuring) public init(count: Int, height: (Int) -> Int32) {
    precondition(count >= 0, "An index of heights has no fewer than no items")
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

  /// Adds the sums of a block and answers the last; places that are left over have it too.
  private mutating func addBlock(from first: Int, _ height: (Int) -> Int32) -> Int {
    var sum: Int32 = 0
    for item in first...(first | Self.blockMask) {
      if item < count { sum &+= Self.clamped(height(item)) }
      sums.append(sum)
    }
    return Int(sum)
  }

  /// Makes a tree of the blocks' totals: each is added to the next that counts it.
  private mutating func addUp() {
    for block in 1..<max(1, tree.count) {
      let next = block + block & -block
      if next < tree.count { tree[next] &+= tree[block] }
    }
  }
}
