import Foundation
import Testing

@Suite("measure: hyphenation and line break strategies")
struct MeasureLineBreakTests {
  @Test("A word is hyphenated in its language with a factor, and not without one")
  func hyphenation() throws {
    let options = ["Silbentrennung", "--font", "Strut Test", "--size", "10", "--width", "64", "--lang", "de-AT"]
    let hyphenated = try StrutProcess.run(["measure"] + options + ["--hyphenation", "1", "--json"]).jsonLines()
    #expect(hyphenated[0].lines.array.map { $0.text.string?.first } == ["S", "n"])
    #expect(hyphenated[0].lines[0].range.array.map(\.number) == [0, 10])
    let plain = try StrutProcess.run(["measure"] + options + ["--json"]).jsonLines()
    #expect(plain[0].lines[0].text.string == "Silbentrenn")
  }

  @Test("A missing language or a language without patterns is reported on stderr")
  func noPatterns() throws {
    let process = try StrutProcess.run("measure", "x", "--hyphenation", "0.5", "--lang", "fi", "--json")
    #expect(process.status == 0)
    #expect(process.errors.contains("there are no patterns for \"fi\""))
    #expect(try StrutProcess.run("measure", "x", "--hyphenation", "true").errors.contains("no language was given"))
  }

  @Test("Without the patterns, only records that need them fail")
  func missingPatterns() throws {
    let input = "{\"text\":\"x\"}\n{\"text\":\"x\",\"hyphenation\":1}"
    let process = try StrutProcess.run(
      ["measure", "--input", "-", "--json"], input: Data(input.utf8), environment: ["STRUT_HYPHENATION": "/no/patterns"]
    )
    let records = try process.jsonLines()
    #expect(records.map { $0.error.code.string } == [nil, "hyphenation-missing"])
    #expect(process.errors.contains("/no/patterns"))
  }

  @Test("Strategies have UIKit's names, in any case, alone or several")
  func strategies() throws {
    let options = ["--font", "Strut Test", "--size", "10", "--width", "42"]
    let text = "aa bb cc dd"
    for strategy in ["pushOut", "standard", "PUSHOUT,hangulWordPriority"] {
      let process = try StrutProcess.run(["measure", text] + options + ["--line-break-strategy", strategy, "--json"])
      #expect(try process.jsonLines()[0].lines.array.map { $0.text.string } == ["aa bb ", "cc dd"], "\(strategy)")
    }
    let none = try StrutProcess.run(["measure", text] + options + ["--line-break-strategy", "none", "--json"])
    #expect(try none.jsonLines()[0].lines.array.map { $0.text.string } == ["aa bb cc ", "dd"])
    #expect(try StrutProcess.run(["measure", text, "--line-break-strategy", "push"]).status == 2)
  }
}
