import Foundation
import TextLayout

extension TextCases {
  /// The corpus in two halves on two threads, against one after the other.
  func cores() {
    let watch = Stopwatch(corpus: corpus.name)
    for threads in [1, 2] {
      watch.measureCold("cold on \(threads) threads", operations: corpus.items.count, passes: 5) {
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
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for _ in 0..<rounds {
        for index in stride(from: thread, to: items.count, by: threads) {
          _ = engine.measure(items[index].text, font: font, language: items[index].lang, width: 343, displayScale: 1)
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
