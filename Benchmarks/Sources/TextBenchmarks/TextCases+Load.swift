import Foundation
import Synchronization
import TextLayout

extension TextCases {
  /// The corpus on two threads, each of which takes the next stretch when it is through with one, against one after the other.
  func cores() {
    let watch = Stopwatch(corpus: corpus.name)
    for threads in [1, 2] {
      watch.measureCold("cold on \(threads) threads", operations: corpus.items.count, passes: 5) {
        let engine = coldEngine(fonts.font)
        return { spread(engine, threads, rounds: 1) }
      }
      watch.measureCold("cold, faces not found yet, on \(threads) threads", operations: corpus.items.count, passes: 5) {
        let engine = fonts.engine()
        return { spread(engine, threads, rounds: 1) }
      }
      let engine = fonts.engine()
      spread(engine, 1, rounds: 1)
      watch.measure("warm on \(threads) threads", operations: corpus.items.count * 20, isColdCounted: false) {
        spread(engine, threads, rounds: 20)
      }
    }
  }

  private func spread(_ engine: TextEngine, _ threads: Int, rounds: Int) {
    let items = corpus.items
    let font = fonts.font
    // In stretches, as a list is: neighbours share lines of a processor's cache.
    let stretches = stride(from: 0, to: items.count, by: 50).map { $0..<min($0 + 50, items.count) }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < stretches.count * rounds else { break }
        for item in items[stretches[number % stretches.count]] {
          _ = engine.measure(item.text, font: font, language: item.lang, width: 343, displayScale: 1)
        }
      }
    }
  }

  /// Ten million distinct strings through an engine with the caches' usual bound.
  func stream() {
    let engine = fonts.engine(cacheByteLimit: 32 << 20)
    let items = corpus.items
    let before = Stopwatch.memory
    var most = 0
    for number in 0..<10_000_000 {
      let item = items[number % items.count]
      _ = engine.measure(
        "\(item.text) \(number)", font: fonts.font, language: item.lang, width: 343, displayScale: 1)
      if number % 100_000 == 0 { most = max(most, Stopwatch.memory) }
    }
    print(
      "{\"peer\":\"strut\",\"case\":\"ten million distinct strings\",\"corpus\":\"\(corpus.name)\",\"bound_kb\":\(32 << 10),"
        + "\"before_kb\":\(before),\"most_kb\":\(most),\"over_bound_kb\":\(most - before - (32 << 10)),"
        + "\"evictions\":\(engine.counters.evictions),\"word_evictions\":\(engine.counters.wordEvictions)}")
  }
}
