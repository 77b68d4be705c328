import TestSupport
import Testing

@testable import TextLayout

/// The cache of text, compared with a dictionary that removes nothing.
@Suite("Texts that are kept")
struct TextCacheTests {
  private struct Known: Hashable {
    var bytes: [UInt8]
    var context: UInt32
    var direction: WritingDirection
  }

  private static let directions: [WritingDirection] = [.natural, .leftToRight, .rightToLeft]

  /// Strings with many similarities: canonically equivalent, empty, parts of one another, longer
  /// than a word of memory.
  private static func text(_ number: Int) -> String {
    let parts = ["", "a", "\u{E9}", "e\u{301}", "ab", "abc", "\0", "Überschrift einer Zelle", "漢字", "😀"]
    return (0..<number % 4).reduce("") { text, part in text + parts[(number / 4 + part * 7) % parts.count] }
  }

  @Test(
    "A value is found by the bytes, the context and the direction, and is the last that was kept", arguments: [1, 8])
  func values(shards: Int) {
    let cache = TextCache<Int>(costLimit: 8 << 20, shards: shards)
    var kept: [Known: (value: Int, generation: Int?)] = [:]
    var numbers = SeededGenerator(seed: 7)
    func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
    for turn in 0..<20_000 {
      let text = Self.text(next(80))
      let key = TextKey(text, context: UInt32(next(3)), direction: Self.directions[next(3)])
      let known = Known(bytes: Array(text.utf8), context: key.name.context, direction: key.direction)
      if turn % 3 == 0 {
        let generation = next(2) == 0 ? nil : next(2)
        let earlier = kept[known].flatMap { $0.generation == generation ? $0.value : nil }
        #expect(cache.insert(turn, key, cost: 8, generation: generation) == earlier ?? turn)
        if earlier == nil { kept[known] = (turn, generation) }
      } else {
        let generation = next(2)
        let expected = kept[known].flatMap { $0.generation == nil || $0.generation == generation ? $0.value : nil }
        #expect(cache.value(key, generation: generation) == expected)
        #expect(cache.answer(text, key.name, generation: generation) { $0 } == expected)
      }
    }
    #expect(cache.counters.texts == kept.count)
    #expect(cache.counters.evictions == 0)
    cache.removeAll()
    #expect(cache.counters.texts == 0 && cache.counters.bytes == 0)
  }

  @Test("However much is kept, it stays within the bound, and what is used again stays")
  func bound() {
    let cache = TextCache<Int>(costLimit: 40_000, shards: 1)
    let often = TextKey("asked for again and again", context: 1, direction: .natural)
    cache.insert(-1, often, cost: 100, generation: nil)
    for number in 0..<5_000 {
      let key = TextKey("text \(number)", context: 1, direction: .natural)
      cache.insert(number, key, cost: number % 400, generation: nil)
      #expect(cache.value(key, generation: 0) == number)
      #expect(cache.value(often, generation: 0) == -1)
      #expect(cache.counters.bytes <= 40_000)
    }
    #expect(cache.counters.evictions > 4_000)
    #expect(cache.value(TextKey("text 0", context: 1, direction: .natural), generation: 0) == nil)
    let huge = TextKey("too much", context: 1, direction: .natural)
    #expect(cache.insert(1, huge, cost: 30_000, generation: nil) == 1)
    #expect(cache.value(huge, generation: 0) == nil)
  }

  @Test("Only a text of the young half answers in place; the others answer once they were used")
  func halves() {
    let cache = TextCache<Int>(costLimit: 4_000, shards: 1)
    let first = TextKey("first", context: 1, direction: .natural)
    cache.insert(1, first, cost: 100, generation: nil)
    func ask() -> Int? { cache.answer("first", first.name, generation: 0) { $0 } }
    #expect(ask() == 1)
    var number = 0
    while ask() != nil, number < 100 {
      cache.insert(number, TextKey("other \(number)", context: 1, direction: .natural), cost: 100, generation: nil)
      number += 1
    }
    #expect(number > 1 && number < 100)
    #expect(cache.value(first, generation: 0) == 1)
    #expect(ask() == 1)
  }
}
