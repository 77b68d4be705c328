import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Laws of measuring")
struct MeasurementLawsTests {
  static let fonts = ["system", "Palatino", "Noto Sans Arabic"]

  private func ranges(_ lines: TextLines) -> [Range<Int>] { lines.map(\.utf16Range) }

  @Test(
    "A wider column never has more lines where spaces wider than letters hang",
    arguments: [
      "i \u{2003}. i", "# \t\u{0} i", "l?i \t. i\t\t.", "i\u{2003}.i \u{3000}\u{2003}. l", "i \u{fffc}\t\u{323}.",
    ])
  func wideSpaces(string: String) throws {
    let engine = try Fixtures.engine()
    for fontName in Self.fonts {
      for size in [10.0, 17, 53] {
        let text = engine.shape(string, font: try engine.catalog.font(named: fontName, size: size))
        let counts = stride(from: 0.0, through: 8 * size, by: 0.25).map { text.lines(width: $0).count }
        #expect(counts == counts.sorted(by: >), "\(fontName) \(size)")
      }
    }
  }

  @Test(
    "A measured width, fed back, gives the same lines and the same size", .fact("rounding-5"), arguments: fonts,
    Corpus.strings)
  func measuredWidthsHoldTheirLines(fontName: String, string: String) throws {
    let engine = try Fixtures.engine()
    for (index, width) in Corpus.widths(40, seed: 7).enumerated() {
      let font = try engine.catalog.font(named: fontName, size: Double(8 + index))
      let text = engine.shape(string, font: font, language: Corpus.languages[index % Corpus.languages.count])
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
        let scale = Double(index % 3 + 1)
        let first = text.sizeThatFits(width: width, breakMode: mode, displayScale: scale)
        let second = text.sizeThatFits(width: first.size.width, breakMode: mode, displayScale: scale)
        #expect(ranges(second.lines) == ranges(first.lines), "\(width)")
        #expect(second.size == first.size)
      }
    }
  }

  @Test(
    "A measured width holds its lines where more letters are narrower than fewer",
    arguments: ["الاستقلالية", "لبهيهمه", "السلام عليكم ورحمة الله", "वाणिज्यिक क्ष्म्य"])
  func narrowerLetters(string: String) throws {
    let engine = try Fixtures.engine()
    for fontName in Self.fonts {
      let text = engine.shape(string, font: try engine.catalog.font(named: fontName, size: 17))
      for width in stride(from: 4, through: 80, by: 0.25) {
        for (mode, limit) in [(LineBreakMode.byWordWrapping, 0), (.byCharWrapping, 0), (.byTruncatingTail, 2)] {
          let first = text.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: 3)
          let second = text.sizeThatFits(width: first.size.width, lineLimit: limit, breakMode: mode, displayScale: 3)
          #expect(ranges(second.lines) == ranges(first.lines), "\(fontName) \(mode) \(width)")
          #expect(second.lines.map(\.visibleRanges) == first.lines.map(\.visibleRanges), "\(mode) \(width)")
        }
      }
    }
  }

  /// The large letter has its narrower form if the line continues after the mark, over a run of
  /// another size.
  @Test(
    "So it does where a letter joins a far smaller one over what has no width", arguments: ["\u{200E}", "\u{2060}"])
  func letterOfAnotherSize(between: String) throws {
    let engine = try Fixtures.engine()
    let small = TextAttributes(font: try engine.catalog.font(named: "Noto Sans Arabic", size: 1))
    let large = TextAttributes(font: small.font.withSize(1_000))
    let text = engine.shape(AttributedText([("ب", large), (between, small), ("هه", small)]))
    for width in stride(from: 200, through: 300, by: 0.25) {
      let lines = text.layOut(width: width, breakMode: .byCharWrapping).lines.map(\.line)
      guard let widest = lines.map(\.width).max(), widest < width else { continue }
      let again = text.layOut(width: widest, breakMode: .byCharWrapping).lines.map(\.line)
      #expect(again.map(\.utf16Range) == lines.map(\.utf16Range), "\(width)")
    }
  }

  @Test("Lines cover the text, in order, and no line is wider than offered", arguments: Corpus.strings)
  func linesCoverTheText(string: String) throws {
    let engine = try Fixtures.engine()
    let text = engine.shape(string, font: try engine.catalog.systemFont(size: 17))
    for width in Corpus.widths(60, seed: 11) + [0] {
      for mode in LineBreakMode.allCases {
        let lines = text.lines(width: width, breakMode: mode)
        var end = 0
        for line in lines {
          #expect(line.utf16Range.lowerBound == end)
          #expect(line.width <= width)
          end = line.utf16Range.upperBound
        }
        #expect(end == string.utf16.count)
      }
    }
  }

  @Test("A line limit is kept, truncated lines fit, and all that is measured is drawn", arguments: Corpus.strings)
  func truncatedLinesFit(string: String) throws {
    let engine = try Fixtures.engine()
    let text = engine.shape(string, font: try engine.catalog.systemFont(size: 17))
    for width in Corpus.widths(25, seed: 13) {
      for mode in LineBreakMode.allCases {
        for limit in 1...3 {
          let lines = text.lines(width: width, lineLimit: limit, breakMode: mode)
          #expect(lines.count <= limit)
          for line in lines {
            #expect(line.width <= width)
            let drawn = LineComposer(line).placed().reduce(0) { $0 + $1.width }
            #expect(drawn >= line.width - 1e-6 || line.runs.isEmpty, "\(mode) \(line.text)")
          }
        }
      }
    }
  }

  @Test("A wider column never has more lines; a larger size never fewer", arguments: Corpus.strings)
  func monotony(string: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    let text = engine.shape(string, font: font)
    var previous = Int.max
    for width in stride(from: 0.0, through: 400, by: 3.7) {
      let count = text.lines(width: width).count
      #expect(count <= previous)
      previous = count
    }
    var last = 0
    for size in stride(from: 5.0, through: 60, by: 2.5) {
      let count = engine.shape(string, font: font.withSize(size)).lines(width: 180).count
      #expect(count >= last)
      last = count
    }
  }

  /// The exceptions to the law above, by patterns or by hand.
  @Test("A hyphen that comes to fit in a wider column takes the place of letters narrower than it")
  func hyphenThatComesToFit() throws {
    let engine = try Fixtures.engine()
    let text = engine.shape("\u{AD}iMMMM", font: try engine.catalog.font(named: "Inter", size: 17))
    #expect(text.lines(width: 5).map(\.utf16Range) == [0..<2, 2..<3, 3..<4, 4..<5, 5..<6])
    #expect(text.lines(width: 6.5).map(\.utf16Range) == [0..<1, 1..<2, 2..<3, 3..<4, 4..<5, 5..<6])
  }

  /// The other exception: at 47.7 points the zero-width space has no room on the second line and
  /// comes to stand before the mark.
  @Test("A mark that comes to begin a line in a wider column has a dotted circle there")
  func markThatComesToBeginALine() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "JetBrains Mono", size: 53)
    let text = engine.shape("\u{3000}\u{323}\u{323}\u{200B}\u{323}-`", font: font)
    #expect(text.lines(width: 47.7).map(\.utf16Range) == [0..<3, 3..<6, 6..<7])
    #expect(text.lines(width: 62).map(\.utf16Range) == [0..<4, 4..<5, 5..<6, 6..<7])
  }

  @Test("A wider column has no more lines where lines may end inside of a grapheme cluster")
  func opportunityInsideOfCluster() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 17)
    let text = engine.shape(String(repeating: "\u{EB3}\u{2011}\u{1F1E9}", count: 6), font: font)
    var previous = Int.max
    for width in 0...60 {
      let count = text.lines(width: Double(width)).count
      #expect(count <= previous, "\(width)")
      previous = count
    }
  }

  /// The places in it are one to HarfBuzz, which puts all of it into the advance of the first.
  @Test("A measured width holds the part of a cluster that it was measured from, however wide the whole cluster is")
  func clusterWiderThanColumn() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Hebrew", size: 17)
    let text = engine.shape("\u{1F1E9}" + String(repeating: "\u{1F3FD}", count: 40), font: font)
    var counts: Set<Int> = []
    for width in 20...400 {
      let first = text.sizeThatFits(width: Double(width), displayScale: 3)
      let second = text.sizeThatFits(width: first.size.width, displayScale: 3)
      #expect(ranges(second.lines) == ranges(first.lines), "\(width)")
      counts.insert(first.lines.count)
    }
    #expect(counts.count >= 10)
  }

  @Test(
    "Scaling then measuring is measuring then scaling, but for tab stops",
    arguments: Corpus.strings.map { $0.replacing("\t", with: " ") })
  func scaling(string: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 10)
    let one = engine.shape(string, font: font).unroundedIntrinsicSize()
    let four = engine.shape(string, font: font.withSize(40)).unroundedIntrinsicSize()
    #expect(abs(four.width - 4 * one.width) < 1e-9 * max(1, four.width))
    #expect(four.height == 4 * one.height)
  }

  @Test("A line measures what its text measures alone", arguments: Corpus.strings)
  func linesMeasureAsIfAlone(string: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    let text = engine.shape(string, font: font, direction: .leftToRight)
    for width in Corpus.widths(20, seed: 17) {
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
        for line in text.lines(width: width, breakMode: mode) where line.width < width {
          let alone = engine.shape(line.text, font: font, direction: .leftToRight).lines(width: nil)
          #expect(abs(alone.width - line.width) < 1e-6, "\(line.text)")
        }
      }
    }
  }

  @Test(
    "So does one that begins with a mark, or whose letters join those of another run beyond its ends",
    arguments: [
      "ש\u{200B}\u{5C1}שa", "a\u{200B}\u{323}b", "Γ\u{102C}1", "त\u{102C} क", "ก\u{200B}\u{651}\u{64B}ب",
      "글한\u{64B}\u{640}شa",
      "ش\u{712}ش", "a\u{640}ش", "ش\u{200E}س", "ش\u{202D}س\u{202C}ش", "ف\u{AD}ل", "ش\u{64B}\u{200F}\u{61C}\u{64B}س",
      "ب\u{FFF9}\u{FFF9}ه", "ب\u{70F}\u{70F}ب", "🇪\u{200D}🇪\u{200D}", "🇪\u{200D}🇩\u{20E3}", "🇪🇩🇪🇪🇩🇩🇩",
      "🇪\u{200D}🇪🇪🇩\u{200D}",
      "🇩\u{2060}🇪🇫🇷",
      "ش\u{651}\u{200E}\u{651}\u{200E}س", "ش\u{651}\u{200E}\u{651}\u{200E}\u{651}\u{200E}س",
    ], ["Inter", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai", "TeX Gyre Pagella"])
  func lineEdges(string: String, name: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: name, size: 20)
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let text = engine.shape(string, font: font, direction: direction)
      for width in stride(from: 0.5, through: 100, by: 0.5) {
        for line in text.lines(width: width, breakMode: .byCharWrapping) where line.width < width {
          let alone = engine.shape(line.text, font: font, direction: direction).lines(width: nil)
          #expect(abs(alone.width - line.width) < 1e-6, "\(line.text.debugDescription) at \(width)")
        }
      }
    }
  }
}
