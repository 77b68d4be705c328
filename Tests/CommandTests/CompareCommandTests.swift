import Foundation
import Testing

@Suite("compare")
struct CompareCommandTests {
  @Test("The document has every key and no other")
  func document() throws {
    let document = try StrutProcess.run("compare", "Inter", "Palatino", "--size", "20", "--json").json()
    #expect(document.schema.number == 1)
    #expect(document.engines.keys == ["freetype", "harfbuzz", "icu", "strut"])
    #expect(
      document.keys == [
        "a", "b", "css", "engines", "lines", "missing", "notes", "overrides", "overridesElsewhere", "pointSize", "rows",
        "sample", "schema", "verdict", "widths",
      ])
    #expect(document.pointSize.number == 20)
    #expect(document.a.postScriptName.string == "Inter-Regular")
    #expect(document.b.requested.string == "Palatino")
    #expect(document.sample.script.string == "Latn")
    #expect(document.verdict.answer.string == "withOverrides")
    #expect(document.overrides.keys == ["ascentOverride", "descentOverride", "lineGapOverride", "sizeAdjust"])
    let adjust = try #require(document.overrides.sizeAdjust.number)
    #expect(abs((document.overrides.ascentOverride.number ?? 0) - 0.96875 / adjust) < 1e-12)
  }

  @Test("Rows have both fonts, the difference, the share and the effect of the overrides")
  func rows() throws {
    let rows = try StrutProcess.run("compare", "Strut Test", "monospaced", "--sample", "aaaa bbbb", "--json").json()
      .rows.array
    let height = try #require(rows.first { $0.measure.string == "lineHeight.browser" })
    #expect(height.keys == ["a", "adjusted", "b", "difference", "measure", "share"])
    #expect(abs((height.a.number ?? 0) - 19.2) < 1e-9)
    #expect(abs((height.adjusted.number ?? 0) - 19.2) < 1e-9)
    let width = try #require(rows.first { $0.measure.string == "width" })
    #expect(abs((width.difference.number ?? 0) - 4.8) < 1e-9)
    #expect(abs((width.share.number ?? 0) - 5400.0 / 5100) < 1e-12)
  }

  @Test("The text has the table, the verdict and the CSS rule")
  func text() throws {
    let output = try StrutProcess.run("compare", "Strut Test", "JetBrains Mono", "--sample", "aaaa bbbb").output
    #expect(output.contains("line height, browser"))
    #expect(output.contains("\nOn a web page, only with the overrides below.\n"))
    #expect(
      output.contains(
        "  font-family: \"Strut Test fallback\";\n  src: local(\"JetBrains Mono Regular\"), local(\"JetBrainsMono-Regular\");\n"
      ))
    #expect(output.contains("  size-adjust: 94.4376%;\n  ascent-override: 95.3012%;\n"))
    #expect(
      try StrutProcess.run("compare", "Inter", "Inter").output.contains("\nYes: B can replace A without changes.\n"))
  }

  @Test("Values of axes are set for each font, and those of B are in a note")
  func variations() throws {
    let document = try StrutProcess.run("compare", "Inter", "Inter", "--variations-b", "wght=700", "--json").json()
    #expect(document.a.coordinates.wght.number == 400)
    #expect(document.b.coordinates.wght.number == 700)
    #expect(
      document.notes.array.compactMap(\.string) == ["B was measured at wght=700; the page must set the same values."])
  }

  @Test(
    "Each mistake has its status",
    arguments: [
      (["Inter", "Inter"], 0), (["Inter", "Strut Test", "--sample", "ж"], 0), (["Inter", "Inter", "--sample", ""], 2),
      (["Inter", "Inter", "--width", "0"], 0), (["Inter"], 2), (["Inter", "Inter", "--size", "0"], 2),
      (["Inter", "Inter", "--size", "-1"], 2), (["Inter", "Inter", "--size", "nan"], 2),
      (["Inter", "Inter", "--width", "-1"], 2), (["Inter", "Inter", "--lang", "en"], 2),
      (["Inter", "Inter", "--sample", "a", "--lang", "!!"], 2), (["Inter", "Inter", "--variations-a", "slnt=1"], 2),
      (["Inter", "Intr"], 3), (["/no/such.ttf", "Inter"], 3),
      (["Inter", "Strut Test", "--sample", "ж", "--strict"], 4),
      (["Inter", "Palatino", "--strict"], 4), (["Inter", "JetBrains Mono", "--strict"], 0),
    ])
  func status(arguments: [String], expected: Int) throws {
    let process = try StrutProcess.run(["compare"] + arguments)
    #expect(Int(process.status) == expected, "\(process.errors)")
    if expected == 0 { #expect(process.errors.isEmpty) } else { #expect(process.errors.hasPrefix("strut: ")) }
  }

  @Test("Missing glyphs are listed, and values that cannot be computed are null")
  func missing() throws {
    let document = try StrutProcess.run("compare", "Inter", "Strut Test", "--sample", "ж", "--json").json()
    #expect(document.missing.sample.array.compactMap(\.string) == ["U+0436"])
    #expect(document.overrides.keys.contains("sizeAdjust"))
    #expect(document.overrides.sizeAdjust.value == nil)
    #expect(document.verdict.answer.string == "no")
  }
}
