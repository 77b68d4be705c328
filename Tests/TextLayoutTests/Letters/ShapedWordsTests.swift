import FontInterop
import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// A run in the text's own face, combined from letters and shaped words, equals HarfBuzz's result
/// for the whole run.
@Suite("Runs of letters and other words")
struct ShapedWordsTests {
  private static let words = [
    ["Letters", "AVAToWa", "a", "WAVE", "Wort", "To", "LT", "VAT", "Yo", "1000", ""],
    ["Ту", "ГАТ", "и", "слово", "АУ", ""],
    ["ΤΑ", "Άγ", "λόγος", "Υο", "ΛΥΤ", ""],
  ]

  private static let others = [
    "Type,", "To.", "“AV”", "LT’s", "1,000.17", "–", "7.4,", "Yo:", "(in", "brackets)", "x", "10x20",
    "connexion", "->", "A-B", "(A)", "[aV]", "{T}", "Ту,", "ГАТ.", "(ГА)", "Γ.", "(Άγ)", "@home", "#1",
    "e\u{301}V", "A\u{327}V", "fi", "ffi", "11:17", "*T*", "+", "=", "<V>", "CD/DVD", "–", "—", "«Т»", "„formatieren“)",
    "!", "?!",
    "\u{A0}", "V\u{A0}A", "10\u{2009}€", "A\u{2212}B", "½", "3⁄4",
  ]

  private static let styles: [(FontWeight, FontSlant?)] = [(.regular, nil), (.bold, nil), (.semibold, .italic)]

  @Test("Glyphs, advances and marks are those of the whole run", arguments: 0..<styles.count, [14.0, 17, 28])
  func wholeRuns(style: Int, size: Double) throws {
    let engine = try Fixtures.engine()
    let (weight, slant) = Self.styles[style]
    let font = try engine.catalog.systemFont(size: size, weight: weight, slant: slant)
    let context = engine.contexts.context(font, language: nil, LineBreakRules())
    var random = SeededGenerator(seed: style * 100 + Int(size))
    var (parts, tried) = (0, 0)
    for words in Self.words {
      let script = Script(of: words[0].unicodeScalars[words[0].startIndex])
      var table = LetterTable(
        ShapedRun(range: 0..<0, face: font.face, script: script, level: 0), context, engine.fallback, engine.shaper)
      for _ in 0..<120 {
        let mixed = (0..<(1 + random.below(20))).map { _ in
          random.below(7) > 0 ? words[random.below(words.count)] : Self.others[random.below(Self.others.count)]
        }
        let text = mixed.joined(separator: " ")
        let units = Array(text.utf16)
        guard !units.isEmpty, text.unicodeScalars.allSatisfy(font.face.contains) else { continue }
        let range = random.below(3) == 0 && units.count > 4 ? 2..<units.count - 2 : 0..<units.count
        let run = ShapedRun(range: range, face: font.face, script: script, level: 0)
        var found = [ShapedCluster](repeating: ShapedCluster(), count: units.count)
        tried += 1
        guard table.shape(run, of: units, into: &found, context, with: engine.shaper) else {
          #expect(found.allSatisfy { $0 == ShapedCluster() }, "\(text)")
          continue
        }
        parts += 1
        var whole = [ShapedCluster](repeating: ShapedCluster(), count: units.count)
        let request = ShapingRequest(text: units, range: range, properties: context.properties[run])
        try #require(engine.shaper.shape(request, in: font.face, into: &whole))
        #expect(found == whole, "\(text.debugDescription) \(range)")
      }
    }
    // Short strings have few words that consist only of letters.
    #expect(parts > tried / 3, "\(parts) of \(tried)")
  }

  @Test("Words that rules look at together are shaped together, and others not at all")
  func counts() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Inter", size: 17)
    let context = engine.contexts.context(font, language: nil, LineBreakRules())
    let letters = "Letters and spaces alone take nothing but what pairs of them measure "
    let run = ShapedRun(range: 0..<0, face: font.face, script: Script(of: "A"), level: 0)
    var table = LetterTable(run, context, engine.fallback, engine.shaper)
    func shapings(_ text: String) -> Int {
      let units = Array(text.utf16)
      var clusters = [ShapedCluster](repeating: ShapedCluster(), count: units.count)
      let before = engine.counters.shapings
      let run = ShapedRun(range: 0..<units.count, face: font.face, script: run.script, level: 0)
      #expect(table.shape(run, of: units, into: &clusters, context, with: engine.shaper))
      return engine.counters.shapings - before
    }
    // Once for the pairs.
    #expect(shapings(letters + letters) == 1)
    #expect(shapings(letters + letters) == 0)
    #expect(shapings(letters + "A-B " + letters + "C-D " + letters) == 1)
    // The bracket looks at the words on its other side.
    #expect(shapings(letters + "A-B (in " + letters) == 2)
  }
}
