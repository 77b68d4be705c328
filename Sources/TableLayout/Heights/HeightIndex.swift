import LayoutCore

/// The heights of a table's items in whole pixels, with fast conversion between items and offsets.
///
/// ```swift
/// var index = HeightIndex(count: 1_000_000) { _ in 132 }   // estimates
/// index.update(7, to: 180)                                 // item 7 was measured
/// index.offset(of: 8)                                      // 1104
/// index.item(at: 1_000)                                    // 7
/// ```
/// Heights are stored in blocks of 32 as sums from the start of the block, with a Fenwick tree of
/// the blocks' totals. A million items take 4.4 bytes each. Documentation/Internals/Tables.md
/// explains the structure.
@_spi(Measuring) public struct HeightIndex: Sendable, Hashable {
  /// The maximum height of an item, in pixels. Greater heights are clamped, so that no sum in a
  /// block overflows.
  @_spi(Measuring) public static let greatestHeight: Int32 = 1 << 24

  static let blockShift = 5
  static let blockMask = 31

  /// The number of items.
  @_spi(Measuring) public let count: Int
  /// The sum of all heights, in pixels.
  @_spi(Measuring) public internal(set) var total = 0
  /// The number of measured heights.
  @_spi(Measuring) public internal(set) var measuredCount = 0

  /// The sum from the start of the block to the end of each item.
  var sums: [Int32] = []
  /// At index *k*, from 1, the sum of the blocks up to the *k*th, where the lowest bit of *k* is
  /// their number.
  var tree: [Int] = []
  /// One bit per item that indicates whether its height was measured.
  var measured: [UInt64] = []
  /// One bit per item that was measured in the past but not now, with the height found then; empty
  /// if there is none.
  var known: [UInt64] = []

  /// Accesses the height of an item, in pixels. Stops the program if the item does not exist.
  ///
  /// - Complexity: O(1).
  @_spi(Measuring) public subscript(item: Int) -> Int32 {
    precondition(item >= 0 && item < count, "Item out of range")
    return item & Self.blockMask == 0 ? sums[item] : sums[item] &- sums[item &- 1]
  }

  /// Returns the distance from the top of the first item to the top of an item, or to the end for
  /// the number of items, in pixels.
  ///
  /// Stops the program if the item does not exist.
  ///
  /// - Complexity: O(log *n*).
  @_spi(Measuring) public func offset(of item: Int) -> Int {
    precondition(item >= 0 && item <= count, "Item out of range")
    guard item < count else { return total }
    var sum = item & Self.blockMask == 0 ? 0 : Int(sums[item &- 1])
    var block = item &>> Self.blockShift
    while block > 0 {
      sum &+= tree[block]
      block &= block &- 1
    }
    return sum
  }

  /// Returns the item at an offset from the top, in pixels, or nil for an offset above the first
  /// item or at or beyond the end. Items without height are never returned.
  ///
  /// - Complexity: O(log *n*).
  @_spi(Measuring) public func item(at offset: Int) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    var rest = offset
    var block = 0
    var step = topStep
    while step > 0 {
      let next = block | step
      if next < tree.count, tree[next] <= rest {
        rest &-= tree[next]
        block = next
      }
      step = step &>> 1
    }
    let first = block &<< Self.blockShift
    return first | firstEnd(from: first, above: rest)
  }

  /// The greatest power of two that does not exceed the number of blocks.
  private var topStep: Int { tree.count < 2 ? 0 : 1 &<< (Int.bitWidth &- 1 &- (tree.count &- 1).leadingZeroBitCount) }

  /// Sets the height of an item, in pixels, from 0 to ``greatestHeight``. Stops the program if the
  /// item does not exist.
  ///
  /// - Complexity: O(log *n*).
  @_spi(Measuring) public mutating func update(_ item: Int, to height: Int32) {
    let delta = Self.clamped(height) &- self[item]
    guard delta != 0 else { return }
    for later in item...(item | Self.blockMask) { sums[later] &+= delta }
    var block = item &>> Self.blockShift &+ 1
    while block < tree.count {
      tree[block] &+= Int(delta)
      block &+= block & -block
    }
    total &+= Int(delta)
  }

  static func clamped(_ height: Int32) -> Int32 { min(max(0, height), greatestHeight) }

  /// Returns the index in a block of the first sum above a number, which must exist.
  private func firstEnd(from first: Int, above rest: Int) -> Int {
    var place = 0
    var step = (Self.blockMask &+ 1) / 2
    while step > 0 {
      if Int(sums[first &+ place &+ step &- 1]) <= rest { place &+= step }
      step = step &>> 1
    }
    return place
  }
}
