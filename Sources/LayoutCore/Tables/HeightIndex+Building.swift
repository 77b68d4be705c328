extension HeightIndex {
  /// An index of no items.
  public init() { count = 0 }

  /// An index of so many items, none of them measured, with a height for each, in pixels.
  /// - Complexity: O(*n*).
  public init(count: Int, height: (Int) -> Int32) {
    precondition(count >= 0, "An index of heights has no fewer than no items")
    self.count = count
    let blockCount = (count + Self.blockMask) >> Self.blockShift
    sums.reserveCapacity(blockCount << Self.blockShift)
    var ofBlocks: [Int] = []
    ofBlocks.reserveCapacity(blockCount)
    for block in 0..<blockCount { ofBlocks.append(addBlock(from: block << Self.blockShift, height)) }
    measured = Array(repeating: 0, count: (count + 63) >> 6)
    total = ofBlocks.reduce(0, &+)
    addLevels(above: ofBlocks)
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

  /// Adds a level of nodes above sums, and another above that, until there is one node.
  private mutating func addLevels(above below: [Int]) {
    var below = below
    while below.count > 1 {
      levels.append(starts.count)
      var above: [Int] = []
      for first in stride(from: 0, to: below.count, by: Self.nodeMask + 1) {
        var sum = 0
        for place in first...(first | Self.nodeMask) {
          starts.append(sum)
          if place < below.count { sum &+= below[place] }
        }
        above.append(sum)
      }
      below = above
    }
  }
}
