import Foundation
import Testing

@Suite("measure")
struct MeasureCommandTests {
  @Test("Records are printed in the order of the input, each once, on every core")
  func order() throws {
    let words = ["Zeile", "עברית", "日本語", "a longer text that takes its time to measure", "x"]
    let count = 3000
    let input = (0..<count).map { "{\"text\":\"\(words[$0 % words.count])\",\"id\":\"r\($0)\"}" }.joined(
      separator: "\n")
    let records = try StrutProcess.run("measure", "--input", "-", "--width", "100", input: input).jsonLines()
    #expect(records.map { $0.id.string } == (0..<count).map { "r\($0)" })
    #expect(records.filter { $0.engines.value != nil }.count == 1)
    #expect(records[0].engines.value != nil)
    for index in words.count..<count {
      #expect(records[index].fits.width.number == records[index % words.count].fits.width.number)
    }
  }

  @Test("A record that cannot be measured is an error in its place, and the others are measured")
  func badRecords() throws {
    var input = Data("{\"text\":\"first\"}\n".utf8)
    input += Data("{\"text\":\"".utf8) + [0xFF, 0xFE] + Data("\"}\n".utf8)
    input += Data(
      """
      not json
      {"txt":"no text"}
      {"text":"x","widht":3}
      {"text":"x","width":-1}
      {"text":"x","width":"NaN"}
      {"text":"x","hyphenation":2}
      {"text":"x","font":"Palatno","id":"mine"}
      {"text":"x","size":1e308,"id":12345678901234567890}
      {"text":"x","style":null,"id":-9007199254740993}

      {"text":"last"}
      """.utf8)
    let process = try StrutProcess.run(["measure", "--input", "-"], input: input)
    let records = try process.jsonLines()
    let codes = records.map { $0.error.code.string }
    let expected: [String?] = [
      nil, "invalid-utf8", "invalid-json", "missing-text", "unknown-key", "bad-value", "bad-value", "bad-value",
      "font-not-found", "bad-value", "bad-value", nil,
    ]
    #expect(codes == expected)
    #expect(records[8].id.string == "mine")
    #expect(process.output.contains("\"id\":12345678901234567890,"))
    #expect(process.output.contains("\"id\":-9007199254740993,"))
    #expect(records[11].id.number == 13)
    #expect(process.status == 1)
  }

  @Test(
    "A key with its name from UIKit or CSS, or a misspelled key, is reported with the right name",
    arguments: [
      ("numberOfLines", "lineLimit"), ("lineBreakMode", "breakMode"), ("textStyle", "style"), ("pointSize", "size"),
      ("letterSpacing", "tracking"), ("locale", "lang"), ("linLimit", "lineLimit"), ("color", nil),
    ] as [(String, String?)])
  func unknownKey(_ key: String, meant: String?) throws {
    let error = try StrutProcess.run("measure", "--input", "-", input: "{\"text\":\"Text\",\"\(key)\":1}").json().error
    #expect(error.message.string == "unknown key \"\(key)\"." + (meant.map { " Did you mean \"\($0)\"?" } ?? ""))
  }

  @Test("A record overrides the options of the command by the same names")
  func overrides() throws {
    let input =
      "{\"text\":\"Text\"}\n{\"text\":\"Text\",\"size\":34}\n{\"text\":\"Text\",\"style\":\"body\",\"category\":\"AX5\"}"
    let sizes = try StrutProcess.run("measure", "--input", "-", "--font", "Palatino", "--size", "17", input: input)
      .jsonLines().map { $0.pointSize.number }
    #expect(sizes == [17, 34, 48])
  }

  @Test("A text size without a style is rejected; records may supply the style")
  func categoryAlone() throws {
    let process = try StrutProcess.run(["measure", "Text", "--category", "AX5"])
    #expect(process.status == 2)
    #expect(process.errors.contains("--category requires --style"))
    let record = try StrutProcess.run(
      "measure", "--input", "-", "--category", "AX5", input: "{\"text\":\"Text\",\"style\":\"body\"}"
    ).json()
    #expect(record.pointSize.number == 53)
  }

  @Test("Several text sizes are rejected", arguments: ["all", "L,AX1", "XS..L"])
  func oneCategory(list: String) throws {
    let process = try StrutProcess.run(["measure", "Text", "--style", "body", "--category", list])
    #expect(process.status == 2)
    #expect(process.errors.contains("measure requires a single category, not \(list)"))
  }

  @Test("An empty input produces no output and is not a failure")
  func empty() throws {
    let process = try StrutProcess.run("measure", "--input", "-", input: "\n\n")
    #expect(process.status == 0)
    #expect(process.output.isEmpty)
  }

  @Test("A record has every key of the interface")
  func keys() throws {
    let record = try StrutProcess.run("measure", "Text", "--height", "40", "--width", "200", "--json").jsonLines()[0]
    let promised = [
      "engines", "firstBaseline", "fits", "fonts", "id", "intrinsic", "lastBaseline", "lineCount", "lines", "missing",
      "pointSize", "schema", "textRect", "truncated", "unrounded",
    ]
    #expect(record.keys == promised)
    #expect(record.lines[0].keys == ["ascender", "baseline", "descender", "range", "text", "width"])
  }

  @Test("A character that no font has is reported")
  func missing() throws {
    let record = try StrutProcess.run("measure", "a\u{10FFFD}", "--json").jsonLines()[0]
    #expect(record.missing.array.map(\.string) == ["U+10FFFD"])
  }

  @Test("A style that the font lacks is reported, and is not a failure")
  func shortfall() throws {
    let process = try StrutProcess.run("measure", "x", "y", "--font", "TeX Gyre Pagella", "--weight", "semibold")
    #expect(process.status == 0)
    #expect(
      process.errors == "strut: \"TeX Gyre Pagella\": The nearest weight to semibold is bold.\n")
  }

  @Test("A descender of zero is 0")
  func noDescender() throws {
    let process = try StrutProcess.run("measure", "x", "--size", "0", "--json")
    #expect(!process.output.contains("-0"), "\(process.output)")
    #expect(try !StrutProcess.run("measure", "x", "--size", "0", "--tracking", "1", "--json").output.contains(":-0"))
  }

  @Test("A measured width can be used as the width")
  func greatWidths() throws {
    let input = "{\"text\":\"\(String(repeating: "lorem ipsum ", count: 8000))\"}"
    let open = try StrutProcess.run("measure", "--input", "-", "--size", "40", input: input).jsonLines()[0]
    let width = try #require(open.fits.width.number)
    #expect(width > 1_000_000)
    let offered = try StrutProcess.run(
      "measure", "--input", "-", "--size", "40", "--width", "\(width)", input: input
    ).jsonLines()[0]
    #expect(offered.fits.width.number == width && offered.lineCount.number == 1)
  }

  @Test(
    "Every break mode gives one line if a thousand million points are available",
    arguments: [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle",
    ])
  func roomForAll(mode: String) throws {
    let width = ["measure", "Hello world", "שלום עולם", "--break-mode", mode, "--json"]
    let open = try StrutProcess.run(width).jsonLines()
    for offered in ["1e9", "1e12"] {
      let records = try StrutProcess.run(width + ["--width", offered, "--height", "1e9"]).jsonLines()
      #expect(records.map { $0.fits.width.number } == open.map { $0.fits.width.number })
      #expect(records.map { $0.lineCount.number } == [1, 1])
      #expect(records.map { $0.truncated.bool } == [false, false])
    }
    #expect(try StrutProcess.run(width + ["--width", "1e13"]).status == 2)
  }
}
