import LayoutCore

/// The heights of a table's items, one below another, in whole pixels; from an item to its offset and back in a few steps.
///
/// ```swift
/// var index = HeightIndex(count: 1_000_000) { _ in 132 }   // estimates
/// index.update(7, to: 180)                                 // item 7 was measured
/// index.offset(of: 8)                                      // 1104
/// index.item(at: 1_000)                                    // 7
/// ```
/// Heights are in blocks of 32, as sums from the start of the block; above them is a Fenwick tree of the blocks' totals. A million items
/// take 4.4 bytes each. Documentation/Internals/Tables.md shows how it works.
@_spi(Measuring) public struct HeightIndex: Sendable, Hashable {
  /// The greatest height of one item, in pixels; greater ones count as this, so that no sum in a block overflows.
  @_spi(Measuring) public static let greatestHeight: Int32 = 1 << 24

  static let blockShift = 5
  static let blockMask = 31

  /// How many items there are.
  @_spi(Measuring) public let count: Int
  /// The sum of all heights, in pixels.
  @_spi(Measuring) public internal(set) var total = 0
  /// How many heights were measured.
  @_spi(Measuring) public internal(set) var measuredCount = 0

  /// For each item the sum from the start of its block to its own end.
  var sums: [Int32] = []
  /// At *k*, from 1, the sum of as many blocks up to the *k*th as the lowest bit of *k* says.
  var tree: [Int] = []
  /// A bit for each item: whether its height was measured.
  var measured: [UInt64] = []
  /// The items that were measured once and are not now, whose heights are those found then; empty where there is none.
  var known: [UInt64] = []

  /// The height of an item, in pixels. Stops when there is no such item.
  /// - Complexity: O(1).
  @_spi(Measuring) public subscript(item: Int) -> Int32 {
    precondition(item >= 0 && item < count, "There is no such item in the index of heights")
    return item & Self.blockMask == 0 ? sums[item] : sums[item] &- sums[item &- 1]
  }

  /// The distance from the top of the first item to the top of an item, or to the end for the number of items, in pixels.
  ///
  /// Stops when there is no such item.
  /// - Complexity: O(log *n*).
  @_spi(Measuring) public func offset(of item: Int) -> Int {
    precondition(item >= 0 && item <= count, "There is no such item in the index of heights")
    guard item < count else { return total }
    var sum = item & Self.blockMask == 0 ? 0 : Int(sums[item &- 1])
    var block = item &>> Self.blockShift
    while block > 0 {
      sum &+= tree[block]
      block &= block &- 1
    }
    return sum
  }

  /// The item in which a distance from the top lies, in pixels; an item of no height is never it. Nil above the first and from
  /// the end on.
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

  /// The greatest power of two that is not above the number of blocks.
  private var topStep: Int { tree.count < 2 ? 0 : 1 &<< (Int.bitWidth &- 1 &- (tree.count &- 1).leadingZeroBitCount) }

  /// Gives an item another height, in pixels: 0 at least and ``greatestHeight`` at most. Stops when there is no such item.
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

  /// The place in a block of the first sum that is above a number; there is one.
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
