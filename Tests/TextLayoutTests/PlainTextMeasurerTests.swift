import FontMetrics
import Foundation
import Testing

@testable import TextLayout

@Suite("A measurer of plain texts")
struct PlainTextMeasurerTests {
  private static let texts =
    WordLinesTests.texts + [
      "", "a", "Donaudampfschifffahrtsgesellschaft eine", "漢字Ⲁ", "so\u{AD}ft hy\u{AD}phens", "a\nb",
    ]
  private static let languages: [String?] = [nil, "de", "ja"]

  private func measure(
    _ engine: TextEngine, _ text: String, _ font: Font, _ language: String?, _ width: Double?, _ limit: Int
  ) -> TextMeasurement {
    let measurer = PlainTextMeasurer(
      engine, font: font, language: language, lineBreaks: LineBreakOptions(strategy: .standard))
    return measurer.measure(text, width: width, lineLimit: limit, breakMode: .byTruncatingTail, displayScale: 3)
  }

  @Test(
    "Whatever is remembered, measures are those of an engine that has seen nothing", arguments: ["system", "Palatino"])
  func law(fontName: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    for size in [53.0, 17, 23, 53, 17] {
      // Fonts come and go, so that one may be where another was.
      for language in Self.languages {
        let font = try engine.catalog.font(named: fontName, size: size)
        for text in Self.texts {
          // Its cache has no room, so that a new engine for each width is not needed.
          let fresh = try Fixtures.engine(cacheByteLimit: 0)
          for (width, limit) in [(nil, 0), (60, 0), (61, 2), (180, 1), (180, 0)] as [(Double?, Int)] {
            let expected = measure(fresh, text, font, language, width, limit)
            #expect(measure(engine, text, font, language, width, limit) == expected, "\(text) \(size)")
          }
        }
      }
    }
  }

  @Test("Several threads may measure texts at once; each finds what it would find alone")
  func threads() async throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let fonts = try [17.0, 23].map { try engine.catalog.font(named: "Palatino", size: $0) }
    let texts = Self.texts
    let fresh = try Fixtures.engine(cacheByteLimit: 0)
    let expected = texts.map { text in fonts.map { measure(fresh, text, $0, nil, 180, 0) } }
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          (0..<40).allSatisfy { round in
            texts.indices.allSatisfy { index in
              let font = (worker + round + index) % fonts.count
              return measure(engine, texts[index], fonts[font], nil, 180, 0) == expected[index][font]
            }
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("What is remembered is not what other fonts in the catalog, another language or another face make of a text")
  func changes() throws {
    let catalog = try FontCatalog.bundled(sources: .own, fallbackSources: [.registered])
    let engine = TextEngine(catalog: catalog)
    let text = "AV \u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    let system = try catalog.systemFont(size: 17)
    #expect(measure(engine, text, system, nil, 300, 0).isMissingCharacters)
    let registration = try catalog.register(path: catalog.directory + "/NotoSansHebrew/NotoSansHebrew-Regular.ttf")
    #expect(!measure(engine, text, system, nil, 300, 0).isMissingCharacters)
    catalog.unregister(registration)
    #expect(measure(engine, text, system, nil, 300, 0).isMissingCharacters)
    // As many contexts as would collide if they were not distinguished.
    let fonts = try (0..<600).map { step in
      Font(face: try system.face.instance(at: ["opsz": 14 + Double(step) / 40, "wght": 400]), pointSize: 17)
    }
    let fresh = try Fixtures.engine(cacheByteLimit: 0)
    for font in fonts {
      #expect(measure(engine, "AVA To", font, nil, nil, 0) == measure(fresh, "AVA To", font, nil, nil, 0))
    }
  }

  @Test("What was found by looking closely is found again, until fonts come that may stand in")
  func closely() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let font = try engine.catalog.font(named: "Palatino", size: 33)
    func measure() -> (extent: TextMeasurement, lookups: Int) {
      let before = engine.counters.wordHits
      let extent = engine.measure("eine Donaudampfschifffahrtsgesellschaft Ⲁ", font: font, width: 200, displayScale: 3)
      return (extent, engine.counters.wordHits - before)
    }
    let first = measure()
    #expect(first.extent.isMissingCharacters)
    #expect(first.lookups > 0)
    for _ in 0..<2 {
      let again = measure()
      #expect(again.extent == first.extent)
      #expect(again.lookups == 0)
    }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "FontMetricsTests/Resources/Catalog").path
    let registration = try engine.catalog.register(path: folder + "/StrutPair.ttc")
    #expect(!measure().extent.isMissingCharacters)
    engine.catalog.unregister(registration)
    #expect(measure().extent == first.extent)
  }
}
