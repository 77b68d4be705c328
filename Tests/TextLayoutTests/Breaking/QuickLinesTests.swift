import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Lines found by sums of pieces are those that are settled by exact widths, to the last bit.
@Suite("Lines by pieces")
struct QuickLinesTests {
  private static let texts: [String] =
    Corpus.strings + SampleText.all.map(\.text) + [
      "", "\n", "\n\n", "a\n", "a\r\nb", "one\n\ntwo three\n", "   ", " a", "a  b   c ", "a\tb\t\tc",
      "soft\u{AD}hyphen\u{AD}ated words",
      "AVAVA ToTo ,A .T \u{2019}s", "word\u{200B}zero\u{200B}width", "a\u{2028}b\u{2029}c", "x\u{1}y \u{2} z",
      "\u{301}\u{301} \u{301}", "السلام عليكم ورحمة الله\nשלום 123 عالم", "デバイスファイルは、作成済みだと仮定しています。ＡＢＣ",
      "a(b) c—d e/f https://example.com/very/long/path?query=1&other=2 end",
    ]

  private struct Seen: Equatable {
    var range: Range<Int>
    var visible: [Range<Int>]
    var width: Double
    var isTruncated: Bool
    var isHyphenated: Bool

    init(_ line: TextLine) {
      range = line.utf16Range
      visible = line.visibleRanges
      width = line.width
      isTruncated = line.isTruncated
      isHyphenated = line.isHyphenated
    }
  }

  @Test(
    "In every font, at many widths",
    arguments: ["system", "Palatino", "Noto Sans Arabic", "Noto Sans CJK JP", "Strut Test"])
  func areSettled(fontName: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: fontName, size: 15.5)
    var some = SomeCases(oneIn: 5)
    for (index, text) in Self.texts.enumerated() {
      let options = LineBreakOptions(strategy: index % 3 == 0 ? .standard : index % 3 == 1 ? .pushOut : [])
      let language = Corpus.languages[index % Corpus.languages.count]
      for text in [text, text + " " + text + "\n" + text] {
        let shaped = engine.shape(text, font: font, language: language, lineBreaks: options)
        for width in [0.0, 1, 17, 40.25, 66, 90.5, 123, 160, 212.75, 343, 1000, 1e9] {
          for limit in 0...3 {
            for mode in LineBreakMode.allCases where some.next() {
              let layout = LineLayout(shaped, width: width, lineLimit: limit, mode: mode)
              #expect(
                layout.lines().map(Seen.init) == layout.lines(takesShortcuts: false).map(Seen.init),
                "\(text.debugDescription) \(width) \(limit) \(mode)")
            }
          }
        }
      }
    }
  }

  @Test(
    "Advances that are too large, or go backwards, have no pieces",
    arguments: [[0, 5_000_000_000, 5_000_000_600], [0, -300, 700], [0, 900, 400]])
  func irregularAdvances(positions: [Int]) throws {
    let face = try FontCatalog.bundled().font(named: "Strut Test", size: 17).face
    var run = ShapedRun(range: 0..<3, face: face, script: .latin, level: 0)
    run.advance = 6_000_000_000
    var flags = [UnitFlags](repeating: [.graphemeStart, .safeToBreak], count: 4)
    flags[3].formUnion([.breakBefore, .mandatoryBefore])
    var cutter = PieceCutter(
      runs: [run], positions: positions, units: [0x61, 0x62, 0x63], flags: flags, notesPlaces: true)
    cutter.cut(TextAnalysis.HardLine(content: 0..<3, end: 3))
    #expect(cutter.builder.isIrregular)
  }

  @Test("The widest number of units that fits, for any em and size")
  func plainSums() {
    for unitsPerEm in [16, 1000, 2048, 16384] {
      for pointSize in [0.001, 7, 17, 53.3, 1e6] {
        for limit in [0.0, 1e-5, 0.3, 90.5, 343.00001, 1e9] {
          guard let sum = PlainSum(limit: limit, unitsPerEm: unitsPerEm, pointSize: pointSize) else { continue }
          let most = Int(min(limit * Double(unitsPerEm) / pointSize, 1e12))
          for units in max(0, most - 2)...most + 2 where units <= Int32.max {
            let piece = LinePiece(advance: Int32(units), unitsPerEm: UInt16(unitsPerEm))
            unsafe [piece].withUnsafeBufferPointer { pieces in
              let exact = unsafe MixedSum(pieces, limit: limit, PointScale(pointSize: pointSize))
              var (plain, mixed) = (sum.nothing(before: 0), exact.nothing(before: 0))
              sum.add(piece, to: &plain)
              exact.add(piece, to: &mixed)
              #expect(
                sum.fits(&plain) == exact.fits(&mixed) && sum.points(plain) == exact.points(mixed),
                "\(units) \(unitsPerEm) \(pointSize) \(limit)")
            }
          }
        }
      }
    }
    #expect(PlainSum(limit: 10, unitsPerEm: 1000, pointSize: 0) == nil)
  }

  @Test("Sums of several ems fit where their points do, however close, and the greater is that of more points")
  func mixedSums() {
    for place in 0..<64 {
      let number = UInt64(place) &* 0x9E37_79B9_7F4A_7C15
      let pointSize = [7, 17, 53.3][place % 3]
      let ems: [UInt16] = [1000, 2048, 1024, 2816]
      let pieces = (0..<12).map { (step: UInt64) -> LinePiece in
        let em = ems[Int(number >> (step * 3) & 3)]
        return LinePiece(advance: Int32(number >> (step * 5) & 2047), unitsPerEm: em)
      }
      var (exact, points) = (WidthSum(), [0.0])
      for piece in pieces {
        exact.add(Int(piece.advance), unitsPerEm: Int(piece.unitsPerEm), PointScale(pointSize: pointSize))
        points.append(exact.points)
      }
      let last = points[points.count - 1]
      let limits: [Double] = [0, last / 2, last.nextDown, last, last.nextUp, last + 1e-9, last - 1e-9, last + 1, 1e9]
      for limit in limits {
        unsafe pieces.withUnsafeBufferPointer { known in
          let sum = unsafe MixedSum(known, limit: limit, PointScale(pointSize: pointSize))
          var totals = [sum.nothing(before: 0)]
          // Asked as they grow, which keeps what was added up, and at the end.
          for asksEarly in [true, false] {
            totals = [sum.nothing(before: 0)]
            var fits = [sum.fits(&totals[0])]
            for piece in pieces {
              var total = totals[totals.count - 1]
              sum.add(piece, to: &total)
              if asksEarly { fits.append(sum.fits(&total)) }
              totals.append(total)
            }
            #expect(totals.map(sum.points) == points)
            if !asksEarly { fits = totals.indices.map { sum.fits(&totals[$0]) } }
            #expect(fits == points.map { $0 <= limit }, "\(limit) \(number)")
          }
          let greatest = totals.reversed().reduce(sum.nothing(before: 0), sum.greater)
          #expect(sum.points(greatest) == points.max())
        }
      }
    }
  }

  @Test("A text that is known is measured at any width and size without shaping, and without looking at words")
  func knownTexts() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    let text = "Everything expensive is done when a text is met for the first time"
    _ = engine.measure(text, font: font, width: 100, displayScale: 3)
    let before = engine.counters
    for size in [11.0, 17, 33] {
      for width in [300.0, 320, 343] {
        let measured = engine.measure(text, font: font.withSize(size), width: width, displayScale: 3)
        #expect(measured.lineCount > 0)
      }
    }
    let after = engine.counters
    #expect(after.shapings == before.shapings && after.wordHits == before.wordHits)
    #expect(after.measureHits == before.measureHits + 9 && after.cachedMeasures == 1)
  }

  /// Found by the text fuzzer: a line that starts where HarfBuzz has joined what stands before the
  /// break and after it.
  @Test("A line that starts at a place that is not safe to break is measured as it stands alone")
  func unsafeStarts() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Hebrew", size: 17)
    let string = "1 \u{EB3}\u{AD}b"
    let lines = engine.shape(string, font: font).lines(width: 14, breakMode: .byWordWrapping)
    let styled = AttributedText(string, attributes: TextAttributes(font: font))
    let exact = engine.layOut(styled, width: 14, breakMode: .byWordWrapping).lines.map(\.line)
    #expect(lines.map(\.utf16Range) == [0..<2, 2..<4, 4..<5])
    #expect(lines.map(\.utf16Range) == exact.map(\.utf16Range) && lines.map(\.width) == exact.map(\.width))
    #expect(engine.measure(string, font: font, width: 14, breakMode: .byWordWrapping, displayScale: 3).lineCount == 3)
  }

  /// Found by the text fuzzer: spaces that hang beyond a broken word, and a mark that HarfBuzz has
  /// joined with the last of them.
  @Test("A line that starts inside of a cluster, after spaces that hang, is measured as it stands alone")
  func unsafeStartsAfterSpaces() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Hebrew", size: 53)
    let string = "Lba\u{2003}\u{2003}\u{2003}\u{EB3}Rba"
    let options = LineBreakOptions(wordBreak: .breakAll)
    for width in [0.125, 40, 90] {
      let lines = engine.shape(string, font: font, lineBreaks: options).lines(width: width)
      let styled = engine.shape(AttributedText(string, attributes: TextAttributes(font: font)), lineBreaks: options)
      let exact = styled.layOut(width: width, breakMode: .byTruncatingTail).lines.map(\.line)
      #expect(lines.map(\.utf16Range) == exact.map(\.utf16Range) && lines.map(\.width) == exact.map(\.width))
    }
  }

  /// Ten megabytes of one letter are such a run.
  @Test("A run whose advances come to more than a piece holds is left to the exact way")
  func hugeRuns() throws {
    let face = try Fixtures.engine().catalog.systemFont(size: 17).face
    var run = ShapedRun(range: 0..<3, face: face, script: .common, level: 0)
    run.advance = 1 << 40
    var cutter = PieceCutter(
      runs: [run], positions: [0, 1 << 33, 1 << 34], units: [0x61, 0x61, 0x61],
      flags: [UnitFlags](repeating: .safeToBreak, count: 4), notesPlaces: true)
    cutter.cut(TextAnalysis.HardLine(content: 0..<3, end: 3))
    #expect(cutter.builder.isIrregular)
  }
}
