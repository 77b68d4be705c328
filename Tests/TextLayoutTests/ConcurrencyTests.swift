import FontMetrics
import Testing

@testable import TextLayout

/// Run under ThreadSanitizer too: `swift test --sanitize thread --filter ConcurrencyTests`.
@Suite("Measuring from many tasks at once")
struct ConcurrencyTests {
  /// All that is measured of the corpus, as one comparable value.
  @Sendable private static func measure(_ engine: TextEngine) throws -> [String] {
    let font = try engine.catalog.systemFont(size: 17)
    return Corpus.strings.flatMap { string in
      let text = engine.shape(string, font: font)
      return [40.0, 120, 300].map { width in
        let measured = text.sizeThatFits(width: width, lineLimit: 2, displayScale: 3)
        let glyphs = measured.lines.map { $0.runs.map(\.glyphs.count) }
        return "\(measured.size) \(measured.lines.map(\.text)) \(glyphs) \(text.missing)"
      }
    }
  }

  @Test("Eight tasks that share an engine, and a small cache, agree with one that has its own")
  func tasksAgree() async throws {
    let expected = try Self.measure(try Fixtures.engine())
    let engine = try Fixtures.engine(cacheByteLimit: 8_000)
    let results = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try Self.measure(engine) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    for result in results { #expect(result == expected) }
    #expect(engine.counters.cachedBytes <= 8_000)
  }
}
