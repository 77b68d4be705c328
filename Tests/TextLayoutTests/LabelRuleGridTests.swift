import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// The grid of the 2100 recordings: one string of 97 letters in a frame of 353 by 107 points, with
/// 0 to 4 lines, in all modes, at ten sizes. The numbers of the recordings are those of Segoe UI
/// and their text; here the rules derived from them are checked, with an oracle that contains only
/// the rules. `RecordedLabelTests` has recordings themselves.
@Suite("The eight rules of a label's sizes, over all modes, limits and sizes")
struct LabelRuleGridTests {
  static let string =
    "Two zebras sat on the long bench, humming a tune while Mr. Moon drew big round clouds on warm paper."
    .prefix(97)
  static let sizes = [8, 10.5, 12, 14, 17, 20, 23.4, 28, 40, 52.01]
  private static let (width, height, scale) = (353.0, 107.0, 3.0)

  /// A size of the grid, for all limits and modes.
  private struct Cell {
    var limit: Int
    var mode: LineBreakMode
    var text: ShapedText
    var model: LabelModel

    func measured() -> FittedText {
      text.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: scale)
    }

    var wholeWidth: Double { model.measure(model.letters) }
  }

  private func cells(_ size: Double) throws -> [Cell] {
    let string = String(Self.string)
    try #require(string.count == 97)
    let text = try Fixtures.text(string, size: size)
    return LineBreakMode.allCases.flatMap { mode in
      let model = LabelModel(string, size: size, width: Self.width, mode: mode)
      return (0...4).map { Cell(limit: $0, mode: mode, text: text, model: model) }
    }
  }

  private func rounded(_ points: Double) -> Double { PixelGrid.ceil(points, scale: Self.scale) }

  private func lineHeight(_ size: Double) -> Double { 1.1 * size }

  /// So many lines with the font's line gap between them, before rounding.
  private func height(_ lineCount: Int, _ size: Double) -> Double { (1.2 * Double(lineCount) - 0.1) * size }

  @Test(
    "Rule 1: the width is the sum of advances, the height that of the lines, each rounded up once", .fact("label-1"),
    arguments: sizes)
  func sizesAreRoundedOnce(size: Double) throws {
    for cell in try cells(size) where cell.limit != 1 {
      let lines = cell.model.lines(limit: cell.limit)
      let measured = cell.measured()
      let height = height(lines.count, size)
      #expect(abs(measured.unroundedSize.height - height) < 1e-9)
      #expect(measured.size.height == rounded(height))
      #expect(abs(measured.unroundedSize.width - (lines.map(\.width).max() ?? 0)) < 1e-9)
    }
  }

  @Test("Rule 2: the intrinsic size is that of one line, whatever limit and mode", .fact("label-2"), arguments: sizes)
  func intrinsicSizes(size: Double) throws {
    for cell in try cells(size) {
      let intrinsic = cell.text.intrinsicSize(lineLimit: cell.limit, breakMode: cell.mode, displayScale: Self.scale)
      #expect(intrinsic == TextSize(width: rounded(cell.wholeWidth), height: rounded(lineHeight(size))))
    }
  }

  @Test("Rule 3: one line is measured whole, however wide", .fact("label-3"), arguments: sizes)
  func oneLine(size: Double) throws {
    for cell in try cells(size) where cell.limit == 1 {
      #expect(cell.measured().size == TextSize(width: rounded(cell.wholeWidth), height: rounded(lineHeight(size))))
      #expect(cell.measured().size.width > Self.width)
    }
  }

  @Test(
    "Rule 4: words wrap greedily, spaces hang and count as far as they have room", .fact("label-4"), arguments: sizes)
  func words(size: Double) throws {
    for cell in try cells(size) where cell.limit != 1 && cell.mode != .byCharWrapping {
      let lines = cell.model.lines(limit: cell.limit)
      let measured = cell.measured()
      #expect(described(measured.lines).dropLast() == lines.dropLast(), "\(cell.mode) \(cell.limit)")
      #expect(measured.size.width == min(Self.width, rounded(lines.map(\.width).max() ?? 0)))
    }
  }

  @Test("Rule 4: no height limits the lines", .fact("label-4"), arguments: sizes)
  func heights(size: Double) throws {
    for cell in try cells(size) where cell.limit == 0 {
      #expect(cell.measured().size.height == rounded(height(cell.model.lines(limit: 0).count, size)))
      #expect((cell.measured().size.height > Self.height) == (size >= 23.4), "\(cell.measured().size.height)")
    }
  }

  @Test("Rule 5: characters wrap, and no space hangs", .fact("label-5"), arguments: sizes)
  func characters(size: Double) throws {
    for cell in try cells(size) where cell.limit != 1 && cell.mode == .byCharWrapping {
      let lines = cell.measured().lines
      #expect(described(lines) == cell.model.lines(limit: cell.limit), "\(cell.limit)")
      let wrapped = cell.limit == 0 ? lines.dropLast() : lines[...].dropLast()
      #expect(wrapped.allSatisfy { cell.model.measure($0.text) <= Self.width + 1e-5 })
    }
  }

  @Test("Rule 6: what is left over after the last line is cut as the mode says", .fact("label-6"), arguments: sizes)
  func leftOver(size: Double) throws {
    var cut = 0
    for cell in try cells(size) {
      let lines = cell.text.lines(width: Self.width, lineLimit: cell.limit, breakMode: cell.mode)
      let expected = cell.model.lines(limit: cell.limit)
      #expect(described(lines) == expected, "\(cell.mode) \(cell.limit)")
      let all = cell.model.lines(limit: 0).count
      #expect(lines.isTruncated == (cell.limit > 0 && all > cell.limit))
      if lines.isTruncated { cut += 1 }
      if cell.limit == 0 && cell.mode != .byCharWrapping {
        #expect(described(lines) == described(cell.text.lines(width: Self.width, breakMode: .byWordWrapping)))
      }
    }
    #expect(cut >= 6)
  }

  @Test("Rule 7: the seven settings of shrinking change no size", .fact("label-7"), arguments: sizes)
  func shrinking(size: Double) throws {
    for cell in try cells(size) {
      let before = answers(cell)
      for (factor, tightens) in [
        (0, false), (0.3, false), (0.5, false), (0.9, false), (1, false), (0, true), (0.5, true),
      ] {
        _ = cell.text.scaleToFit(
          width: Self.width, lineLimit: cell.limit, minimumScaleFactor: factor, allowsTightening: tightens)
        #expect(answers(cell) == before)
      }
    }
  }

  @Test(
    "Rule 8: the rectangle is held to the bounds, at their top when it fits, and else centered", .fact("label-8"),
    arguments: sizes)
  func rectangles(size: Double) throws {
    for cell in try cells(size) {
      let rect = rect(cell)
      let lines = cell.model.lines(limit: cell.limit)
      let height = rounded(self.height(lines.count, size))
      let isWhole = cell.limit == 1 && [.byWordWrapping, .byCharWrapping, .byClipping].contains(cell.mode)
      let widest = isWhole ? cell.wholeWidth : lines.map(\.width).max() ?? 0
      #expect(rect.width == min(Self.width, rounded(widest)))
      #expect(rect.height == min(Self.height, height))
      #expect(rect.x == 0)
      #expect(rect.y == (height <= Self.height ? 0 : (Self.height - height) / 2))
    }
  }

  @Test("The grid has 300 cases")
  func count() throws {
    #expect(try Self.sizes.map { try cells($0).count }.reduce(0, +) == 300)
  }

  // MARK: Parts

  private func described(_ lines: TextLines) -> [LabelModel.Line] {
    lines.map { LabelModel.Line(text: $0.text, width: $0.width) }
  }

  private func rect(_ cell: Cell) -> TextRect {
    cell.text.textRect(
      inWidth: Self.width, height: Self.height, lineLimit: cell.limit, breakMode: cell.mode, displayScale: Self.scale)
  }

  private func answers(_ cell: Cell) -> [TextSize] {
    let rect = rect(cell)
    return [
      cell.text.intrinsicSize(lineLimit: cell.limit, breakMode: cell.mode, displayScale: Self.scale),
      cell.measured().size, TextSize(width: rect.width, height: rect.height),
    ]
  }
}
