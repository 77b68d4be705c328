import Testing

@testable import TextLayout

@Suite("Unicode's own tests of boundaries, 15.0, and of clusters, 18.0")
struct BreakConformanceTests {
  /// One line of a break test: the text, and its boundaries.
  struct BreakCase {
    var text = ""
    var boundaries: [Int] = []

    init(_ line: ArraySlice<UInt8>) throws {
      for word in line.words {
        if word.elementsEqual("÷".utf8) {
          boundaries.append(text.utf16.count)
        } else if !word.elementsEqual("×".utf8) {
          text += try word.text()
        }
      }
    }
  }

  private func cases(_ file: String) throws -> [BreakCase] {
    try UnicodeFile.lines(of: file).map { try BreakCase($0) }
  }

  private func found(_ flag: UnitFlags, _ flags: [UnitFlags]) -> [Int] {
    flags.indices.filter { flags[$0].contains(flag) }
  }

  @Test("Grapheme clusters agree with GraphemeBreakTest.txt in all 602 cases")
  func graphemes() throws {
    let cases = try cases("GraphemeBreakTest.txt")
    #expect(cases.count == 602)
    var deviations = Deviations([])
    for expected in cases {
      let analysis = TextAnalysis(expected.text, language: nil, direction: .natural)
      if found(.graphemeStart, analysis.flags) != expected.boundaries { deviations.add(expected.text) }
    }
    deviations.expectNoOthers()
  }

  /// Clusters that differ from Unicode 18.0.
  static let laterClusters = [
    KnownDeviation(
      reason:
        "A virama joins the consonant after it, whatever is before it, since a later version; so do two Vedic signs",
      count: 8
    ) { values in
      values.contains { (0x1CF5...0x1CF6).contains($0) }
        || !values.prefix { $0 != 0x94D }.contains { (0x915...0x939).contains($0) } && values.contains(0x94D)
    },
    KnownDeviation(reason: "Conjuncts of other scripts are one cluster since 17.0 (GB9c)", count: 10) { values in
      !values.contains { (0x900...0xD7F).contains($0) }
    },
  ]

  @Test(
    "Grapheme clusters agree with the GraphemeBreakTest.txt of 18.0 in all but 18 of 853 cases, of rules later than that for conjuncts"
  )
  func laterGraphemes() throws {
    let cases = try cases("GraphemeBreakTest-18.0.0.txt")
    #expect(cases.count == 853)
    var deviations = Deviations(Self.laterClusters)
    for expected in cases {
      let analysis = TextAnalysis(expected.text, language: nil, direction: .natural)
      if found(.graphemeStart, analysis.flags) != expected.boundaries { deviations.add(expected.text) }
    }
    deviations.expectNoOthers()
  }

  /// Line breaks of Unicode 15.0 that ICU 72 does not have.
  static let lineDeviations = [
    KnownDeviation(
      reason: "A hyphen at the start of a word stays with the letters after it, as in UAX #14 since 16.0 (LB20a)",
      count: 8
    ) { $0.first == 0x2D },
    KnownDeviation(
      reason: "A comma or full stop stays with the digit after it and breaks before the two, as in UAX #14 since 15.1",
      count: 14
    ) { values in
      let bases = values.filter { $0 != 0x308 }
      return zip(bases, bases.dropFirst()).contains { [0x2C, 0x2E].contains($0) && (0x30...0x39).contains($1) }
    },
  ]

  @Test("Line breaks agree with LineBreakTest.txt in all but 22 of 7654 cases, which ICU tailors")
  func lineBreaks() throws {
    let cases = try cases("LineBreakTest.txt")
    #expect(cases.count == 7654)
    var deviations = Deviations(Self.lineDeviations)
    for expected in cases {
      let analysis = TextAnalysis(expected.text, language: nil, direction: .natural)
      if found(.breakBefore, analysis.flags) != expected.boundaries.filter({ $0 > 0 }) { deviations.add(expected.text) }
    }
    deviations.expectNoOthers()
  }

  /// Words of Unicode 15.0 that ICU 72 does not find.
  static let wordDeviations = [
    KnownDeviation(
      reason: "A colon between letters parts words but in Finnish and Swedish, as in CLDR since 42", count: 15
    ) { $0.contains(0x3A) }
  ]

  @Test("Words agree with WordBreakTest.txt in all but 15 of 1823 cases, which ICU tailors")
  func words() throws {
    let cases = try cases("WordBreakTest.txt")
    #expect(cases.count == 1823)
    let iterators = BreakIteratorPool()
    var deviations = Deviations(Self.wordDeviations)
    for expected in cases {
      let words = TextWords(Array(expected.text.utf16), language: nil, iterators: iterators)
      if [0] + words.segments.map(\.range.upperBound) != expected.boundaries { deviations.add(expected.text) }
    }
    deviations.expectNoOthers()
  }
}
