import HeightIndexPeer
import LayoutCore
@_spi(Measuring) import TableLayout

/// Compares the index of heights with a Fenwick tree in C, in turns, for a million rows and a
/// million calls of each kind.
struct IndexTrial {
  private let count = 1_000_000
  private let rounds = 9

  func run() {
    var generator = SystemRandomNumberGenerator()
    let heights = (0..<count).map { _ in Int32.random(in: 44..<244, using: &generator) }
    let items = (0..<count).map { _ in Int.random(in: 0..<count, using: &generator) }
    var start = now()
    var index = HeightIndex(count: count) { heights[$0] }
    let build = (now() - start) / 1e6
    start = now()
    guard let tree = fenwick_create(heights, Int64(count)) else { return }
    defer { fenwick_destroy(tree) }
    let peerBuild = (now() - start) / 1e6
    report("index of 1,000,000 rows: built in \(tenths(build)) ms, in C \(tenths(peerBuild))")
    report("bytes for a row not yet measured: \(tenths(Double(index.memoryByteCount) / Double(count)))")
    let offsets = (0..<count).map { _ in Int.random(in: 0..<index.total, using: &generator) }
    compare(&index, tree, items, offsets)
  }

  private func compare(_ index: inout HeightIndex, _ tree: OpaquePointer, _ items: [Int], _ offsets: [Int]) {
    let (places, wide) = (items.map(Int64.init), offsets.map(Int64.init))
    // A round changes heights by one, alternately up and down, and the next round reverts it, so
    // that both stay the same.
    let changes = [Int64(1), -1].map { sign in items.indices.map { $0 % 2 == 0 ? sign : -sign } }
    let targets = targets(index, items)
    var times: [[Double]] = [[], [], [], [], [], []]
    var sums = (0, 0)
    for round in 0..<rounds {
      let (changes, targets) = (changes[round % 2], targets[round % 2])
      times[0].append(time { for place in items.indices { index.update(items[place], to: targets[place]) } })
      times[1].append(time { fenwick_add(tree, places, changes, Int64(count)) })
      times[2].append(time { for item in items { sums.0 &+= index.offset(of: item) } })
      times[3].append(time { sums.1 &+= Int(fenwick_offsets(tree, places, Int64(count))) })
      times[4].append(time { for offset in offsets { sums.0 &+= index.item(at: offset) ?? 0 } })
      times[5].append(time { sums.1 &+= Int(fenwick_items(tree, wide, Int64(count))) })
    }
    for (place, title) in ["update", "row to offset", "offset to row"].enumerated() {
      let (own, peer) = (median(times[2 * place]), median(times[2 * place + 1]))
      report("\(title): \(tenths(own)) ns, in C \(tenths(peer)), ratio \((own / peer * 100).rounded() / 100)")
    }
    report("both agree: \(sums.0 == sums.1)")
  }

  /// Returns the heights of items one after another, in a round that changes them and in a round
  /// that reverts it.
  private func targets(_ index: HeightIndex, _ items: [Int]) -> [[Int32]] {
    var heights = (0..<count).map { index[$0] }
    return [Int32(1), -1].map { sign in
      items.enumerated().map { place, item in
        heights[item] += place % 2 == 0 ? sign : -sign
        return heights[item]
      }
    }
  }

  private func time(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return (now() - start) / Double(count)
  }

  private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
