import Foundation
import Synchronization
import TextLayout

extension TextCases {
  /// The corpus on one thread; on two threads, which take the next range when they have finished
  /// one; and on two threads with separate engines, which share only the fonts.
  func cores() {
    inTurns("cold", phase: "cold") { coldEngine(fonts.font) }
    inTurns("cold, faces not found yet,", phase: "cold") { fonts.engine() }
    inTurns("warm", phase: "warm", rounds: 20) {
      let engine = fonts.engine()
      spread([engine], 1, rounds: 1)
      return engine
    }
  }

  private func inTurns(_ title: String, phase: String, rounds: Int = 1, engine: () -> TextEngine) {
    let kinds: [(title: String, threads: Int, engines: Int)] = [
      ("1 thread", 1, 1), ("2 threads", 2, 1), ("2 threads, an engine each", 2, 2),
    ]
    let watch = Stopwatch(corpus: corpus.name)
    watch.measureInTurns(kinds.map { "\(title) on \($0.title)" }, phase, operations: items.count * rounds, passes: 15) {
      let kind = kinds[$0]
      let engines = (0..<kind.engines).map { _ in engine() }
      return { spread(engines, kind.threads, rounds: rounds) }
    }
  }

  private func spread(_ engines: [TextEngine], _ threads: Int, rounds: Int) {
    let items = items
    let font = fonts.font
    // In ranges, as in a list: neighbors share cache lines of the processor.
    let stretches = stride(from: 0, to: items.count, by: 50).map { $0..<min($0 + 50, items.count) }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let engine = engines[thread % engines.count]
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < stretches.count * rounds else { break }
        for item in items[stretches[number % stretches.count]] {
          _ = engine.measure(item.text, font: font, language: item.lang, width: 343, displayScale: 1)
        }
      }
    }
  }

  /// Ten million different strings through an engine with the default size of the caches.
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
