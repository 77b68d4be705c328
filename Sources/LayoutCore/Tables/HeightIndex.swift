/// The heights of a table's items, one below another, in whole pixels; from an item to its offset and back in a few steps.
///
/// ```swift
/// var index = HeightIndex(count: 1_000_000) { _ in 132 }   // estimates
/// index.update(7, to: 180)                                 // the seventh was measured
/// index.offset(of: 8)                                      // 1104
/// index.item(at: 1_000)                                    // 7
/// ```
/// Heights are in blocks of 32, as sums from the start of the block; above them are nodes of 16 sums each, level upon level, up
/// to one. A million items take 4.4 bytes each. Documentation/Internals/Tables.md shows how it works.
public struct HeightIndex: Sendable, Hashable {
  /// The greatest height of one item, in pixels; greater ones count as this, so that no sum in a block overflows.
  public static let greatestHeight: Int32 = 1 << 24

  static let blockShift = 5
  static let blockMask = 31
  static let nodeShift = 4
  static let nodeMask = 15

  /// How many items there are.
  public let count: Int
  /// The sum of all heights, in pixels.
  public internal(set) var total = 0
  /// How many heights were measured.
  public internal(set) var measuredCount = 0

  /// For each item the sum from the start of its block to its own end.
  var sums: [Int32] = []
  /// For each block, and each node of the level below, the sum from the start of its node to its own start.
  var starts: [Int] = []
  /// Where the levels start in `starts`, the lowest first.
  var levels: [Int] = []
  /// A bit for each item: whether its height was measured.
  var measured: [UInt64] = []

  /// The height of an item, in pixels. Stops when there is no such item.
  /// - Complexity: O(1).
  public subscript(item: Int) -> Int32 {
    precondition(item >= 0 && item < count, "There is no such item in the index of heights")
    return item & Self.blockMask == 0 ? sums[item] : sums[item] &- sums[item &- 1]
  }

  /// The distance from the top of the first item to the top of an item, or to the end for the number of items, in pixels.
  ///
  /// Stops when there is no such item. - Complexity: O(log *n*): a step for each level, five for a million items.
  public func offset(of item: Int) -> Int {
    precondition(item >= 0 && item <= count, "There is no such item in the index of heights")
    guard item < count else { return total }
    var sum = item & Self.blockMask == 0 ? 0 : Int(sums[item &- 1])
    var place = item &>> Self.blockShift
    for level in levels {
      sum &+= starts[level &+ place]
      place = place &>> Self.nodeShift
    }
    return sum
  }

  /// The item in which a distance from the top lies, in pixels; an item of no height is never it. Nil above the first and from
  /// the end on.
  /// - Complexity: O(log *n*).
  public func item(at offset: Int) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    var rest = offset
    var place = 0
    for level in levels.reversed() {
      let first = level &+ place &<< Self.nodeShift
      place = place &<< Self.nodeShift | lastStart(from: first, notAbove: rest)
      rest &-= starts[level &+ place]
    }
    let first = place &<< Self.blockShift
    return first | firstEnd(from: first, above: rest)
  }

  /// Gives an item another height, in pixels: 0 at least and ``greatestHeight`` at most. Stops when there is no such item.
  /// - Complexity: O(log *n*).
  public mutating func update(_ item: Int, to height: Int32) {
    let delta = Self.clamped(height) &- self[item]
    guard delta != 0 else { return }
    let (first, lane) = (item & ~Self.blockMask, item & Self.blockMask)
    Self.add(
      delta, to: &sums, from: first, count: Self.blockMask + 1, where: Self.blockSteps, at: Self.blockMask + 1 - lane)
    var place = item &>> Self.blockShift
    for level in levels {
      let (first, lane) = (level &+ place & ~Self.nodeMask, place & Self.nodeMask)
      Self.add(
        Int(delta), to: &starts, from: first, count: Self.nodeMask + 1, where: Self.nodeSteps, at: Self.nodeMask - lane)
      place = place &>> Self.nodeShift
    }
    total &+= Int(delta)
  }

  /// Adds to those of some numbers for which there are ones in a stretch of a step. As many are gone through each time, which is
  /// quicker than as many as are needed: several at once, and nothing to guess.
  @inline(__always)
  private static func add<Number: FixedWidthInteger>(
    _ delta: Number, to numbers: inout [Number], from first: Int, count: Int, where step: [Number], at start: Int
  ) {
    let end = first &+ count
    precondition(first >= 0 && first <= end && end <= numbers.count)
    var numbers = numbers.mutableSpan
    let ones = step.span.extracting(start..<(start &+ count))
    var place = first
    while place < end {
      numbers[place] &+= delta & ones[place &- first]
      place &+= 1
    }
  }

  /// As many zeros as a block has items, then as many ones.
  private static let blockSteps = step(length: Int32(blockMask + 1))
  /// As many zeros as a node has sums, then as many ones.
  private static let nodeSteps = step(length: nodeMask + 1)

  private static func step<Number: FixedWidthInteger>(length: Number) -> [Number] {
    (0..<(2 * length)).map { $0 < length ? 0 : ~0 }
  }

  static func clamped(_ height: Int32) -> Int32 { min(max(0, height), greatestHeight) }

  // MARK: Within a node or a block

  /// The place in a node of the last sum that is not above a number; the first is 0.
  private func lastStart(from first: Int, notAbove rest: Int) -> Int {
    var place = 0
    var step = (Self.nodeMask &+ 1) / 2
    while step > 0 {
      if starts[first &+ place &+ step] <= rest { place &+= step }
      step = step &>> 1
    }
    return place
  }

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
