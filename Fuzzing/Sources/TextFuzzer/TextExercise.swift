internal import FontMetrics
internal import FuzzSupport
internal import TextLayout

/// Shapes a text, breaks it into lines and measures it, in a font, width, limit and mode that the input's end chooses.
struct TextExercise {
  private let text: String
  private let font: Font
  private let language: String?
  private let direction: WritingDirection
  private let width: Double
  private let lineLimit: Int
  private let breakMode: LineBreakMode
  private let displayScale: Double

  init(_ bytes: [UInt8]) {
    var reader = InputReader(bytes)
    font = reader.choice(of: Self.fonts).withSize(reader.choice(of: [17, 0, 1, 11.5, 53, 1000]))
    language = reader.choice(of: [nil, "en", "ja", "zh-Hant", "th", "ar", "de", "x", "und-Cyrl-419-x-private"])
    direction = reader.choice(of: WritingDirection.allCases)
    width = reader.choice(of: [0, 1, 10, 40.3, 100, 320, 1e6, .infinity]) + Double(reader.byte()) / 8
    lineLimit = reader.choice(of: [0, 1, 2, 3, 7, .max])
    breakMode = reader.choice(of: LineBreakMode.allCases)
    displayScale = reader.choice(of: [3, 2, 1, 0.5, 2.625])
    text = reader.text
  }

  func run() {
    let shaped = Self.engine.shape(text, font: font, language: language, direction: direction)
    FuzzRun.use((shaped.missing, shaped.faces))
    let intrinsic = shaped.intrinsicSize(lineLimit: lineLimit, breakMode: breakMode, displayScale: displayScale)
    FuzzRun.requireFinite(intrinsic.width, intrinsic.height, named: "the intrinsic size")
    let fits = shaped.sizeThatFits(
      width: width, lineLimit: lineLimit, breakMode: breakMode, displayScale: displayScale)
    FuzzRun.requireFinite(fits.size.width, fits.size.height, named: "the size that fits")
    if lineLimit != 1 {
      FuzzRun.require(fits.size.width <= width, "the size that fits is \(fits.size.width) wide, of \(width) offered")
    }
    let rect = shaped.textRect(
      inWidth: width, height: 50, lineLimit: lineLimit, breakMode: breakMode, displayScale: displayScale)
    FuzzRun.requireFinite(rect.x, rect.y, rect.width, rect.height, named: "the text's rectangle")
    check(fits.lines)
    checkBaselines(height: fits.size.height, lineCount: fits.lines.lines.count)
  }

  /// Lines follow each other, are no more than asked for, and show parts of the text that are in it.
  private func check(_ lines: TextLines) {
    let unitCount = text.utf16.count
    FuzzRun.require(lineLimit == 0 || lines.lines.count <= lineLimit, "\(lines.lines.count) lines of \(lineLimit)")
    var end = 0
    for line in lines.lines {
      FuzzRun.require(line.utf16Range.lowerBound == end, "a line starts at \(line.utf16Range.lowerBound), not \(end)")
      end = line.utf16Range.upperBound
      FuzzRun.requireFinite(line.width, named: "a line's width")
      FuzzRun.require(line.width >= 0, "a line is \(line.width) wide")
      for range in line.visibleRanges {
        FuzzRun.require(range.lowerBound >= 0 && range.upperBound <= unitCount, "a line shows \(range) of \(unitCount)")
      }
      for run in line.runs {
        for glyph in run.glyphs { FuzzRun.requireFinite(glyph.x, glyph.y, glyph.advance, named: "a glyph's place") }
      }
    }
    FuzzRun.require(end <= unitCount, "the lines end at \(end) of \(unitCount)")
    FuzzRun.require(lines.isTruncated || end == unitCount || lines.lines.isEmpty, "text is left out without a word")
    FuzzRun.use(lines.lines.map(\.text))
  }

  private func checkBaselines(height: Double, lineCount: Int) {
    guard lineCount > 0 else { return }
    FuzzRun.requireFinite(
      LabelGeometry.firstBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale),
      LabelGeometry.lastBaseline(font: font, height: height, lineCount: lineCount, displayScale: displayScale),
      named: "a baseline")
  }

  // MARK: Fonts

  static func warmUp() { TextExercise(Array("Aع日ก👍".utf8)).run() }

  /// Bundled fonts alone, so that findings come out the same on any machine.
  private static let catalogue = makeCatalogue()
  private static let engine = TextEngine(catalogue: catalogue, cacheByteLimit: 4 << 20)
  private static let fonts = [
    "system", "Palatino", "JetBrains Mono", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Thai",
    "Noto Sans Hebrew", "Noto Sans CJK JP", "Noto Color Emoji",
  ].map(font)

  private static func makeCatalogue() -> FontCatalogue {
    do throws(FontError) {
      return try FontCatalogue.bundled(sources: .own)
    } catch {
      // A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
      fatalError(error.message)
    }
  }

  private static func font(named name: String) -> Font {
    do throws(FontError) {
      return try catalogue.font(named: name, size: 17)
    } catch {
      // A harness without its fonts can try nothing, and libFuzzer has no other way to be told.
      fatalError(error.message)
    }
  }
}
