import LayoutCore
@_spi(Measuring) import TableLayout
import TestSupport
import Testing

/// Heights in an array, and what follows from them by adding up.
private struct NaiveHeights {
  var heights: [Int32]
  var offsets: [Int] { heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int($1)) } }

  func item(at offset: Int) -> Int? {
    let offsets = offsets
    return heights.indices.first { offsets[$0] <= offset && offset < offsets[$0 + 1] }
  }
}

@Suite("The index of heights")
struct HeightIndexTests {
  /// Lengths around the limits of blocks and nodes.
  static let counts = [0, 1, 2, 31, 32, 33, 511, 512, 513, 1_000, 8_192, 8_193]

  private static func index(_ naive: NaiveHeights) -> HeightIndex {
    HeightIndex(count: naive.heights.count) { naive.heights[$0] }
  }

  private static func random(_ count: Int, _ generator: inout SeededGenerator) -> NaiveHeights {
    NaiveHeights(
      heights: (0..<count).map { _ in
        Int.random(in: 0..<4, using: &generator) == 0 ? 0 : Int32.random(in: 1...500, using: &generator)
      })
  }

  @Test("Offsets are the sums of the heights before", arguments: counts)
  func offsets(count: Int) {
    var generator = SeededGenerator(seed: count)
    let naive = Self.random(count, &generator)
    let index = Self.index(naive)
    #expect((0...count).map { index.offset(of: $0) } == naive.offsets)
    #expect(index.total == naive.offsets.last)
    #expect((0..<count).map { index[$0] } == naive.heights)
  }

  @Test("The item at an offset is the one that holds it, and none beyond", arguments: [0, 1, 31, 33, 600])
  func items(count: Int) {
    var generator = SeededGenerator(seed: count)
    let naive = Self.random(count, &generator)
    let index = Self.index(naive)
    for offset in stride(from: -1, through: index.total + 1, by: max(1, index.total / 300)) {
      #expect(index.item(at: offset) == naive.item(at: offset))
    }
    #expect(index.item(at: index.total) == nil)
  }

  @Test("An update moves what is below and nothing else", arguments: [1, 32, 33, 700])
  func updates(count: Int) {
    var generator = SeededGenerator(seed: count)
    var naive = Self.random(count, &generator)
    var index = Self.index(naive)
    for _ in 0..<200 {
      let item = Int.random(in: 0..<count, using: &generator)
      naive.heights[item] = Int32.random(in: 0...400, using: &generator)
      index.update(item, to: naive.heights[item])
    }
    #expect((0...count).map { index.offset(of: $0) } == naive.offsets)
    #expect(index == Self.index(naive))
  }

  @Test("Heights below none and above the greatest count as these")
  func limits() {
    var index = HeightIndex(count: 64) { $0 == 0 ? -5 : .max }
    #expect(index[0] == 0)
    #expect(index.total == 63 << 24)
    index.update(3, to: .min)
    #expect(index.total == 62 << 24)
    #expect(index.item(at: index.total - 1) == 63)
  }

  @Test("What was measured is known, and what was not is found")
  func measured() {
    var index = HeightIndex(count: 200) { _ in 44 }
    for item in 0..<200 where item != 130 { index.measure(item, as: 50) }
    #expect(index.measuredCount == 199)
    #expect(index.firstUnmeasured(in: 0..<200) == 130)
    #expect(index.firstUnmeasured(in: 0..<130) == nil)
    #expect(index.firstUnmeasured(in: 131..<500) == nil)
    #expect(index.total == 199 * 50 + 44)
    index.forgetMeasured()
    #expect(index.measuredCount == 0)
    #expect(!index.isMeasured(0))
    #expect(index.total == 199 * 50 + 44)
  }

  @Test("A million items take fewer than five bytes each")
  func memory() {
    #expect(HeightIndex(count: 1_000_000) { _ in 132 }.memoryByteCount < 5_000_000)
  }
}
