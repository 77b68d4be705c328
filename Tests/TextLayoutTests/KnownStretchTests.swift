import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("What stretches beside a break measure")
struct KnownStretchTests {
  /// Evictions must not depend on the addresses of faces in memory: counts of shapings would differ
  /// between executions.
  @Test("A hundred pairs of letters are kept beside each other, and one pair in four faces")
  func neighbors() throws {
    let catalog = try FontCatalog.bundled(sources: .own)
    let settings = ShapingSettings(language: "de", features: [], lineBreaks: LineBreakRules())
    let letters = Array("abcdefghij".utf16)
    let pairs = letters.flatMap { first in letters.map { [first, $0] } }
    func run(_ weight: FontWeight) throws -> ShapedRun {
      let face = try catalog.systemFont(size: 17, weight: weight).face
      return ShapedRun(range: 0..<2, face: face, script: Script(of: "a"), level: 0)
    }

    func stretch(_ advance: Int) -> ShapedStretch {
      var stretch = ShapedStretch([], in: nil)
      stretch.advance = advance
      return stretch
    }

    var known = KnownStretches()
    let regular = try run(.regular)
    for (index, pair) in pairs.enumerated() { known.keep(stretch(index), pair[...], of: regular, settings) }
    #expect(pairs.map { known.shaped($0[...], of: regular, settings)?.advance } == pairs.indices.map { $0 })

    known.removeAll()
    let runs = try [FontWeight.light, .regular, .semibold, .bold].map(run)
    for (index, run) in runs.enumerated() { known.keep(stretch(index), pairs[0][...], of: run, settings) }
    #expect(runs.map { known.shaped(pairs[0][...], of: $0, settings)?.advance } == [0, 1, 2, 3])
  }

  /// By itself it would have a dotted circle, for which a line of no width has no room.
  @Test("A mark at a line's end, after a character without a glyph, is measured as it is drawn")
  func markAtLineEnd() throws {
    let catalog = try FontCatalog.bundled(sources: .own)
    let (engine, text) = (TextEngine(catalog: catalog), "\0\u{323}`z")
    let font = try catalog.font(named: "JetBrainsMono-Regular", size: 53)
    let label = engine.shape(text, font: font).lines(width: 0)
    let styled = AttributedText(text, attributes: TextAttributes(font: font), paragraphStyle: ParagraphStyle())
    let paragraphs = engine.shape(styled).layOut(width: 0)
    #expect(label.map(\.utf16Range) == [0..<2, 2..<3, 3..<4])
    #expect(paragraphs.lines.map(\.line.utf16Range) == label.map(\.utf16Range))
  }

  @Test("A stretch may get a dotted circle where it starts with a mark, whatever character that is")
  func marks() {
    for value in UInt16.min...UInt16.max {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(
        DottedCircle.mayPrecede(0..<1, of: [value]) == Recomposition.isMark(scalar), "\(String(value, radix: 16))")
    }
  }
}
