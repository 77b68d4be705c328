import Foundation
import Testing

/// Strut Test at 20 points: letters are 12 wide, a space is 6, a line is 22 high with 18 above the
/// baseline, and there are 2 before the next line.
@Suite("measure, with paragraph settings")
struct MeasureParagraphTests {
  private func record(_ options: String...) throws -> JSON {
    try StrutProcess.run(["measure", "aa bb", "--font", "Strut Test", "--size", "20", "--json"] + options).jsonLines()[
      0]
  }

  private func heights(_ record: JSON) -> [Double?] {
    [record.fits.height.number, record.firstBaseline.number, record.lastBaseline.number]
  }

  @Test("Line heights, and their effect on baselines")
  func lineHeights() throws {
    #expect(heights(try record("--width", "30")) == [46, 18, 42])
    #expect(heights(try record("--width", "30", "--line-height-multiple", "2")) == [90, 40, 86])
    #expect(heights(try record("--width", "30", "--minimum-line-height", "30")) == [62, 26, 58])
    #expect(heights(try record("--width", "30", "--maximum-line-height", "20")) == [42, 16, 38])
    #expect(heights(try record("--width", "30", "--line-spacing", "5")) == [51, 18, 47])
  }

  @Test("Settings without an effect give the result of a label")
  func neutral() throws {
    let plain = try StrutProcess.run("measure", "aa bb", "--width", "30", "--json").output
    let neutral = try StrutProcess.run(
      "measure", "aa bb", "--width", "30", "--json", "--alignment", "natural", "--tracking", "0",
      "--line-height-multiple", "0", "--line-spacing", "0", "--features", "", "--variations", "")
    #expect(neutral.output == plain)
    #expect(neutral.status == 0)
  }

  @Test("An alignment moves the rectangle of the text, and a justified line takes the whole width")
  func alignment() throws {
    let right = try record("--width", "100", "--height", "50", "--alignment", "right")
    #expect(right.textRect.x.number == 46 && right.textRect.width.number == 54)
    #expect(try record("--width", "100", "--height", "50", "--alignment", "center").textRect.x.number == 23)
    let hebrew = try StrutProcess.run(
      "measure", "אב", "--font", "Noto Sans Hebrew", "--size", "20", "--width", "100", "--height", "50", "--json"
    ).jsonLines()[0]
    #expect(hebrew.textRect.x.number == hebrew.textRect.width.number.map { 100 - $0 })
    let records = try StrutProcess.run(
      "measure", "a a a", "--font", "Strut Test", "--size", "20", "--width", "40", "--alignment", "justified", "--json"
    ).jsonLines()
    #expect(records[0].lines.array.map(\.width.number) == [40, 12])
  }

  @Test("Tracking, features and variations change widths")
  func widths() throws {
    func width(_ text: String, _ options: String...) throws -> Double? {
      try StrutProcess.run(["measure", text, "--font", "Strut Test", "--size", "20", "--json"] + options).jsonLines()[0]
        .unrounded.width.number
    }
    #expect(try width("fi", "--tracking", "1") == 20)
    #expect(try width("ab", "--tracking", "-2") == 20)
    #expect(try width("fi") == 14)
    #expect(try width("fi", "--features", "-liga") == 18)
    #expect(try width("AVfi", "--features", "kern=0,liga=0") == 24 + 18)
    let input = """
      {"text":"wide","features":{"liga":false}}
      {"text":"wide","variations":{"wght":900}}
      {"text":"wide","variations":"wght=900"}
      {"text":"wide"}
      """
    let records = try StrutProcess.run("measure", "--input", "-", "--json", input: input).jsonLines()
    let found = records.compactMap(\.unrounded.width.number)
    #expect(found.count == 4 && found[0] == found[3] && found[1] == found[2] && found[1] > found[3])
  }

  @Test(
    "An invalid value of an option is reported as an error",
    arguments: [
      ("alignment", "middle"), ("tracking", "wide"), ("lineHeightMultiple", "-1"), ("lineSpacing", "1e9"),
      ("features", "ab"), ("features", "abcd=x"), ("variations", "wght"), ("variations", "weight=3"),
    ])
  func badValues(key: String, value: String) throws {
    let process = try StrutProcess.run(
      "measure", "--input", "-", "--json", input: "{\"text\":\"x\",\"\(key)\":\"\(value)\"}")
    #expect(try process.jsonLines()[0].error.code.string == "bad-value")
    #expect(process.status == 1)
  }

  @Test("A line that would run backwards has no width, as the text has none")
  func backwards() throws {
    let record = try StrutProcess.run("measure", "abc", "--tracking", "-100", "--json").json()
    #expect(record.unrounded.width.number == 0)
    #expect(record.lines[0].width.number == 0)
  }
}
