import FontMetrics
import Testing

@testable import TextLayout

@Suite("Texts that nobody should write")
struct HostileTextTests {
  /// Measures text in every possible way.
  private func exercise(_ string: String, width: Double = 100) throws -> ShapedText {
    let engine = try Fixtures.engine(cacheByteLimit: 64 << 20)
    let text = engine.shape(string, font: try engine.catalog.systemFont(size: 17))
    for mode in LineBreakMode.allCases {
      for limit in [0, 1, 2] {
        let lines = text.lines(width: width, lineLimit: limit, breakMode: mode)
        #expect(lines.allSatisfy { $0.width <= width })
        let glyphs = lines.last?.runs.flatMap(\.glyphs) ?? []
        #expect(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
    _ = text.intrinsicSize(displayScale: 3)
    return text
  }

  @Test("Twenty thousand marks on one base are one grapheme on one line")
  func marks() throws {
    let text = try exercise("a" + String(repeating: "\u{301}", count: 20_000))
    #expect(text.lines(width: 3).count == 1)
  }

  @Test("Deep embeddings, isolates and brackets")
  func nesting() throws {
    _ = try exercise(String(repeating: "\u{202B}a", count: 5_000))
    _ = try exercise(String(repeating: "\u{2067}\u{5D0}", count: 5_000) + String(repeating: "\u{2069}", count: 5_000))
    _ = try exercise(String(repeating: "(", count: 5_000) + "a" + String(repeating: ")", count: 5_000))
  }

  @Test("Every control and format character, noncharacters and private use")
  func controls() throws {
    var string = ""
    let special: [UInt32] = [0xE000, 0xE0001, 0xE007F, 0x10FFFF]
    for value in Array(0...0x9F) + Array(0x2000...0x206F) + Array(0xFFF0...0xFFFF) + special {
      if let scalar = Unicode.Scalar(value) { string.unicodeScalars.append(scalar) }
    }
    let text = try exercise(string)
    #expect(text.missing.allSatisfy { $0.isVisible })
  }

  @Test("A word of a hundred thousand letters; joined letters, of which every break is unsafe")
  func longWords() throws {
    let latin = try exercise(String(repeating: "a", count: 100_000), width: 300)
    #expect(latin.lines(width: nil).count == 1)
    let arabic = try exercise(String(repeating: "\u{628}", count: 20_000), width: 300)
    // Each line is shaped a few times at its ends, and no more: no line costs what the whole text
    // costs.
    let before = arabic.engine.counters.shapings
    let count = arabic.lines(width: 300).count
    #expect(arabic.engine.counters.shapings - before <= count * 8)
  }

  @Test("A hundred thousand spaces hang on one line, or wrap as characters")
  func spaces() throws {
    let text = try exercise("a" + String(repeating: " ", count: 100_000) + "b")
    #expect(text.lines(width: 100).count == 2)
    #expect(text.lines(width: 100)[0].width == 100)
  }

  @Test("Thousands of empty lines")
  func emptyLines() throws {
    #expect(try exercise(String(repeating: "\n", count: 10_000)).lines(width: 10).count == 10_001)
  }

  @Test("Languages that are none")
  func languages() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    let long = String(repeating: "a", count: 10_000)
    for language in ["", "-", "ja@", "x;y", long, "日本", "und", "de_DE", "zh-Hant-HK"] {
      #expect(engine.shape("abc 日本", font: font, language: language).lines(width: 10).count > 1)
    }
  }

  @Test("A point size of zero has no width, and a huge one does not overflow")
  func sizes() throws {
    let zero = try Fixtures.text("aaa bbb", size: 0)
    #expect(zero.sizeThatFits(width: 0, displayScale: 3).size == TextSize(width: 0, height: 0))
    #expect(zero.lines(width: 0).count == 1)
    let huge = try Fixtures.text("aaa bbb", size: 1e15)
    #expect(huge.lines(width: 100).count == 6)
    #expect(huge.intrinsicSize(displayScale: 3).width.isFinite)
  }

  @Test("A width that is not a number stops with a message")
  func notANumber() async {
    await #expect(processExitsWith: .failure) {
      _ = try Fixtures.text("a").lines(width: .nan)
    }
  }
}
