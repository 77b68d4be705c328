import CellDocuments
import FontMetrics
import LayoutAudit
import TestSupport
import Testing

@Suite("Characters that no font has")
struct MissingGlyphTests {
  private func findings(_ text: String) async throws -> [Finding] {
    let cell = """
      schema: 1
      views: { t: { label: { text: "\(text)", textStyle: body, lines: 0 } } }
      constraints: ["V:|-[t]-|", "H:|-[t]-|"]
      """
    var audit = Audit([CellSubject(try CellDocument(text: cell, file: "cell.yaml"))])
    (audit.categories, audit.widths) = ([.large], [320])
    let report = try await audit.run()
    #expect(report.problems == [])
    return report.findings
  }

  private func faults(_ text: String) async throws -> [String] {
    try await findings(text).filter { [.missingGlyph, .unmeasuredScript, .substitutedFont].contains($0.rule) }
      .map { "\($0.severity.rawValue): \($0.message)" }
  }

  @Test("A translation into Armenian is no finding")
  func armenian() async throws {
    #expect(try await findings("Կարգավորումներ") == [])
  }

  /// Of Han and Hangul the samples have rare characters, which the subset leaves out.
  @Test(
    "Nothing is missing in a text in a script of a bundled font",
    arguments: SampleText.all.filter { !["Hang", "Hani", "Syrc", "Thaa", "Tibt"].contains($0.script) })
  func bundled(sample: SampleText) async throws {
    #expect(try await faults(sample.text) == [])
  }

  @Test(
    "A script that iOS has fonts for and Strut has none is a note that names the script", .fact("font-15"),
    arguments: [
      ("བོད", "Tibetan: U+0F56 TIBETAN LETTER BA, U+0F7C TIBETAN VOWEL SIGN O, U+0F51 TIBETAN LETTER DA"),
      ("ᎣᏏ", "Cherokee: U+13A3 CHEROKEE LETTER O, U+13CF CHEROKEE LETTER SI"),
      ("ᐃ, 噓", "Canadian syllabics: U+1403 CANADIAN SYLLABICS I"),
      ("ᐃ ꀀ ཀ", "Canadian syllabics, Yi and Tibetan: U+1403 CANADIAN SYLLABICS I, U+A000 YI SYLLABLE IT, U+0F40"),
      ("\u{AC02}", "Hangul: U+AC02"), ("\u{3400}", "Han: U+3400"),
    ])
  func note(text: String, message: String) async throws {
    #expect(try await faults(text).map { $0.hasPrefix("note: Strut has no font for \(message)") } == [true])
  }

  @Test(
    "A character that phones are not known to have is an error, also beside one that they have", .fact("font-15"),
    arguments: [
      ("ᚠ", ["error: no available font has U+16A0 RUNIC LETTER FEHU FEOH FE F"]),
      ("\u{1FAE9}", ["error: no available font has U+1FAE9"]),
      ("\u{10FFFD}", ["error: no available font has U+10FFFD"]),
      ("\u{2A700}", ["error: no available font has U+2A700"]),
      (
        "ཀᚠ",
        [
          "error: no available font has U+16A0 RUNIC LETTER FEHU FEOH FE F",
          "note: Strut has no font for Tibetan: U+0F40 TIBETAN LETTER KA",
        ]
      ),
    ])
  func error(text: String, messages: [String]) async throws {
    let found = try await faults(text)
    #expect(found.count == messages.count)
    for (fault, message) in zip(found, messages) { #expect(fault.hasPrefix(message)) }
  }
}
