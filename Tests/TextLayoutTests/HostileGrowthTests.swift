import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Counts at a length and at twice that, never times: what grows in proportion here does so for ten
/// megabytes too, which Performance.md has measured.
@Suite("Work on a hostile text grows in proportion to it")
struct HostileGrowthTests {
  /// Parts of strings, which are repeated.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    var first = ""
    let part: String
    var last = ""
    var testDescription: String { name }

    /// As many parts as make about so many units, or twice as many.
    func text(_ units: Int, times: Int = 1) -> String {
      let count = max(1, units / (part.utf16.count + last.utf16.count)) * times
      return first + String(repeating: part, count: count) + String(repeating: last, count: count)
    }
  }

  static let kinds = [
    Kind(name: "letters without a break", part: "a"), Kind(name: "joined letters", part: "\u{628}"),
    Kind(name: "newlines", part: "\n"), Kind(name: "short hard lines", part: "a\r\n"),
    Kind(name: "spaces", first: "a", part: " "), Kind(name: "tabs", part: "a\t"),
    Kind(name: "marks on one letter", first: "a", part: "\u{301}"),
    Kind(name: "selectors on one letter", first: "a", part: "\u{FE0F}"),
    Kind(name: "joined emoji", part: "👩\u{200D}"), Kind(name: "flags", part: "🇩"),
    Kind(name: "flags that a font pairs otherwise", first: "🇨", part: "🇨🇭"),
    Kind(name: "nested isolates", part: "\u{2067}\u{5D0}", last: "\u{2069}"),
    Kind(name: "isolates that nobody closes", part: "\u{2067}\u{5D0} a "),
    Kind(name: "nested embeddings", part: "\u{202B}a"), Kind(name: "nested brackets", part: "(", last: ")"),
    Kind(name: "brackets that nobody closes", part: "(\u{5D0}[a"),
    Kind(name: "soft hyphens", part: "a\u{AD}"), Kind(name: "spaces without width", part: "\u{200B}"),
    Kind(name: "a word to hyphenate", part: "donaudampfschifffahrt"), Kind(name: "ideographs", part: "日本"),
    Kind(name: "directions by turns", part: "ab \u{5D0}\u{5D1} "), Kind(name: "controls", part: "\u{1}"),
    Kind(name: "viramas", part: "\u{915}\u{94D}"), Kind(name: "letters that no face has", part: "\u{16A0}"),
  ]

  /// The counts of the layouts of a string.
  private struct Counts {
    var shapings = 0
    var glyphs = 0
    var placed = 0
    var lines = 0
    var bytes = 0
  }

  private func counts(_ string: String) throws -> Counts {
    let engine = try engine()
    let font = try engine.catalog.systemFont(size: 17)
    let text = engine.shape(string, font: font, language: "de", lineBreaks: LineBreakOptions(hyphenationFactor: 1))
    var counts = Counts()
    for width in [0, 100, 1e9] {
      for mode in LineBreakMode.allCases {
        for limit in [0, 2] {
          let lines = text.lines(width: width, lineLimit: limit, breakMode: mode)
          #expect(lines.allSatisfy { (0...width).contains($0.width) })
          #expect(limit == 0 || lines.count <= limit)
          counts.lines += lines.count
          counts.placed += lines.last?.runs.reduce(0) { $0 + $1.glyphs.count } ?? 0
        }
      }
    }
    let intrinsic = text.intrinsicSize(displayScale: 3)
    #expect(intrinsic.width.isFinite && intrinsic.height.isFinite)
    counts.shapings = engine.counters.shapings
    counts.glyphs = text.content.glyphs.count
    counts.bytes = engine.counters.cachedBytes
    return counts
  }

  private func engine() throws -> TextEngine {
    TextEngine(
      catalog: try FontCatalog.bundled(sources: .own), cacheByteLimit: 64 << 20,
      hyphenator: try Fixtures.hyphenator())
  }

  /// Work that grows with the square of these is far beyond the limit.
  private static let units = SomeCases.takesAll ? 400 : 150

  @Test("Shapings, glyphs, lines and bytes at a length and at twice that", arguments: kinds)
  func growth(kind: Kind) throws {
    let once = try counts(kind.text(Self.units))
    let twice = try counts(kind.text(Self.units, times: 2))
    #expect(twice.shapings <= 2 * once.shapings + 64)
    #expect(twice.glyphs <= 2 * once.glyphs + 8)
    #expect(twice.placed <= 2 * once.placed + 64)
    #expect(twice.lines <= 2 * once.lines + 8)
    #expect(twice.bytes <= 2 * once.bytes + 4096)
  }

  @Test("Paragraphs, carets, hits and selections at a length and at twice that", arguments: kinds)
  func paragraphs(kind: Kind) throws {
    let once = try editing(kind.text(600))
    let twice = try editing(kind.text(600, times: 2))
    #expect(twice.shapings <= 2 * once.shapings + 64)
    #expect(twice.glyphs <= 2 * once.glyphs + 8)
    #expect(twice.lines <= 2 * once.lines + 8)
    // Boxes of a selection: one for a line, and more where directions meet.
    #expect(twice.placed <= 2 * once.placed + 8)
  }

  /// Two styles by turns, justified, hyphenated and cut.
  private func editing(_ string: String) throws -> Counts {
    let engine = try engine()
    var plain = TextAttributes(font: try engine.catalog.systemFont(size: 17))
    plain.language = "de"
    var style = ParagraphStyle()
    style.alignment = .justified
    var text = AttributedText(string, attributes: plain, paragraphStyle: style)
    for start in stride(from: 0, to: string.utf16.count, by: 500) {
      text = text.changing(start..<start + 250) { attributes in
        var attributes = attributes
        attributes.font = attributes.font.withSize(9)
        return attributes
      }
    }
    var counts = Counts()
    let shaped = engine.shape(text, lineBreaks: LineBreakOptions(strategy: .standard, hyphenationFactor: 1))
    counts.glyphs = shaped.source.content.glyphs.count
    for (limit, mode) in [(0, LineBreakMode.byWordWrapping), (2, .byTruncatingMiddle), (1, .byTruncatingHead)] {
      let layout = shaped.layOut(width: 100, lineLimit: limit, breakMode: mode)
      #expect(layout.size.width <= 100 && layout.size.height.isFinite)
      counts.lines += layout.lines.count
      let end = string.utf16.count
      for place in [0, 1, end / 2, end - 1, end] {
        let caret = try #require(layout.caret(at: TextPosition(place)))
        #expect(caret.frame.x.isFinite)
        #expect(layout.position(x: caret.frame.x, y: caret.frame.y) != nil)
      }
      let boxes = layout.selectionRectangles(for: 0..<end)
      #expect(boxes.allSatisfy { $0.width >= 0 })
      counts.placed += boxes.count
    }
    counts.shapings = engine.counters.shapings
    return counts
  }

  @Test(
    "Lines of small letters, each kerned with the next, ask for no more because a large one is in the text",
    arguments: LineBreakMode.allCases)
  func largeAndSmall(mode: LineBreakMode) throws {
    func shapings(_ letters: Int, _ last: String) throws -> Int {
      let engine = try engine()
      let small = TextAttributes(font: try engine.catalog.systemFont(size: 1))
      let large = TextAttributes(font: small.font.withSize(1_000))
      let text = AttributedText([(String(repeating: "AV", count: letters), small), (last, large)])
      let layout = engine.shape(text).layOut(width: 8, breakMode: mode)
      #expect(layout.lines.count >= letters / 6)
      return engine.counters.shapings
    }
    let alone = try shapings(100, "")
    #expect(try shapings(100, "x") <= alone + alone / 4 + 8)
    #expect(try shapings(200, "x") <= 2 * alone + alone / 2 + 16)
  }

  @Test("A break touches no more letters, however many runs of what letters may join across are in a row")
  func touched() throws {
    let engine = try engine()
    let small = TextAttributes(font: try engine.catalog.systemFont(size: 20))
    let large = TextAttributes(font: small.font.withSize(21))
    let parts = ["\u{301}\u{FFF9}", "\u{1885}\u{FEFF}"]
    for part in parts {
      let spans = (0..<200).map { (part, $0 % 2 == 0 ? small : large) }
      let measurer = engine.shape(AttributedText(spans)).source.measurer
      for place in 0...400 {
        let touched = measurer.touched(around: place)
        #expect(touched.contains(place) && touched.count <= 2 * JoinedRuns.reach + 1)
      }
    }
  }

  /// Parts of no width after a letter that joins, some in runs of their own.
  private static let unseenParts = [
    Kind(name: "isolates", first: "ش", part: "\u{2066}\u{200E}\u{2069}"),
    Kind(name: "embeddings", first: "ش", part: "\u{64B}\u{2066}"),
    Kind(name: "marks and signs of direction", first: "ش", part: "\u{651}\u{200E}"),
    Kind(name: "marks and spaces without width", first: "ش", part: "\u{651}\u{200B}"),
    Kind(name: "marks and nothing else", first: "", part: "\u{5C1}\u{200B}"),
    Kind(name: "signs of direction", first: "ش", part: "\u{200F}"),
    Kind(name: "word joiners", first: "ش", part: "\u{2060}"), Kind(name: "soft hyphens", first: "ش", part: "\u{AD}"),
  ]

  @Test("The end of a line is looked for at so many places, however many make no difference", arguments: unseenParts)
  func unseen(kind: Kind) throws {
    func shapings(_ units: Int, _ width: Double, _ mode: LineBreakMode, _ limit: Int) throws -> Int {
      let engine = try engine()
      let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 20)
      let text = engine.shape(kind.text(units) + "س", font: font)
      let before = engine.counters.shapings
      #expect(text.lines(width: width, lineLimit: limit, breakMode: mode).count <= units + 2)
      return engine.counters.shapings - before
    }
    for width in [0.0, 5, 20] {
      for (mode, limit) in [
        (LineBreakMode.byWordWrapping, 0), (.byCharWrapping, 0), (.byTruncatingHead, 1), (.byTruncatingTail, 1),
      ] {
        let once = try shapings(200, width, mode, limit)
        #expect(once <= 4_000, "\(width) \(mode)")
        #expect(try shapings(400, width, mode, limit) <= 2 * once + 64, "\(width) \(mode)")
      }
    }
  }

  /// The second pair of letters fits by its exact width and not by the sums, and so does all that
  /// follows.
  @Test(
    "What has no width after letters that fit only as they are shaped again is passed at once",
    arguments: ["\u{64B}\u{200E}", "\u{64B}\u{2060}", "\u{64B}\u{2066}\u{64B}\u{2069}"], ["system", "Noto Sans Arabic"])
  func blankThatFits(part: String, name: String) throws {
    func shapings(_ count: Int, _ mode: LineBreakMode) throws -> Int {
      let engine = try engine()
      let font = try engine.catalog.font(named: name, size: 20)
      let text = engine.shape("لللل" + String(repeating: part, count: count) + "س", font: font)
      let before = engine.counters.shapings
      for width in stride(from: 15.0, through: 25, by: 0.5) {
        for limit in [0, 1] { _ = text.lines(width: width, lineLimit: limit, breakMode: mode) }
      }
      return engine.counters.shapings - before
    }
    for mode in LineBreakMode.allCases {
      let once = try shapings(60, mode)
      #expect(try shapings(120, mode) <= once + once / 4 + 64, "\(mode) after \(once)")
    }
  }

  // MARK: Runs that are cut

  /// The number is in TextLayout.md: HarfBuzz takes the square of a cluster's marks. That a run of
  /// this length has hb-shape's glyphs is a row of `hb-shape.tsv`.
  private static let clusterLimit = 512

  @Test("A hundred thousand marks on a letter are one line, of runs of 512 units")
  func marks() throws {
    let engine = try engine()
    let font = try engine.catalog.systemFont(size: 17)
    let text = engine.shape("a" + String(repeating: "\u{301}", count: 100_000), font: font)
    let lengths = text.content.runs.map(\.range.count)
    #expect(lengths.dropLast().allSatisfy { $0 == Self.clusterLimit })
    #expect(lengths.reduce(0, +) == 100_001)
    #expect(engine.counters.shapings == lengths.count)
    #expect(text.lines(width: 3).count == 1)
    let short = engine.shape("a" + String(repeating: "\u{301}", count: Self.clusterLimit - 1), font: font)
    #expect(short.content.runs.count == 1)
  }

  @Test("So are rows of marks that each stand on nothing, with what no one sees between them")
  func marksOnNothing() throws {
    let engine = try engine()
    let font = try engine.catalog.systemFont(size: 17)
    let text = engine.shape("abc" + String(repeating: "\u{300}\u{200B}", count: 2_000) + "abc", font: font)
    let lengths = text.content.runs.map(\.range.count)
    #expect(lengths.reduce(0, +) == 4_006)
    #expect(lengths.allSatisfy { $0 <= Self.clusterLimit + 3 })
    let short = engine.shape("abc" + String(repeating: "\u{300}\u{200B}", count: 255) + "abc", font: font)
    #expect(short.content.runs.count == 1)
  }

  @Test("Five thousand isolates, one inside of the other, keep to the levels there are", arguments: [0, 1e9])
  func isolates(width: Double) throws {
    let engine = try engine()
    let depth = 5_000
    let string =
      String(repeating: "\u{2067}\u{5D0}\u{2066}a", count: depth / 2) + String(repeating: "\u{2069}", count: depth)
    let text = engine.shape(string, font: try engine.catalog.systemFont(size: 17))
    #expect(text.content.analysis.bidi.levels.allSatisfy { $0 <= 126 })
    for (index, mode) in LineBreakMode.allCases.enumerated() {
      let lines = text.lines(width: width, lineLimit: index % 2, breakMode: mode)
      #expect(lines.allSatisfy { (0...width).contains($0.width) })
      #expect(lines.last?.runs.allSatisfy { $0.glyphs.allSatisfy(\.x.isFinite) } ?? false)
    }
  }
}
