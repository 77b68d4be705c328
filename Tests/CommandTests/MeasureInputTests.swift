import Foundation
import Testing

@Suite("The input of measure")
struct MeasureInputTests {
  private func measure(_ lines: String...) throws -> StrutProcess {
    try StrutProcess.run("measure", "--input", "-", "--json", input: lines.joined(separator: "\n"))
  }

  @Test("A line that is too long is an error in its place, and the others are measured")
  func longLine() throws {
    let good = String(repeating: "{\"text\":\"a\"}\n", count: 5)
    let long = "{\"text\":\"\(String(repeating: "a", count: 65 << 20))\"}\n"
    let process = try StrutProcess.run("measure", "--input", "-", "--json", input: good + long + "{\"text\":\"b\"}\n")
    let records = try process.jsonLines()
    #expect(records.map { $0.id.number } == [1, 2, 3, 4, 5, 6, 7])
    #expect(records.map { $0.error.code.string } == [nil, nil, nil, nil, nil, "line-too-long", nil])
    #expect(records[5].error.message.string == "line 6 has more than 67108864 bytes; split its text.")
    #expect(process.status == 1)
  }

  @Test(
    "A record that is JSON keeps its ID, and its problem is reported",
    arguments: [
      (#"{"id":"swap","text":"\ud800"}"#, "lone-surrogate", #"an unpaired surrogate, \ud800, in "text"."#),
      (#"{"id":"swap","text":"\udc00\ud83d\ude00"}"#, "lone-surrogate", #"an unpaired surrogate, \udc00, in "text"."#),
      (
        #"{"text":"a","width":1e309,"id":"swap"}"#, "number-out-of-range",
        #"a number out of range, 1e309, in "width"."#
      ),
      (
        #"{"text":"a","features":{"tnum":-1e999},"id":"swap"}"#, "number-out-of-range",
        #"a number out of range, -1e999, in "features"."#
      ),
      (#"{"text":"a","id":"swap","text":"b"}"#, "duplicate-key", #"a duplicate key "text"."#),
      (#"{"text":"a","id":"swap","\u0074ext":"b"}"#, "duplicate-key", #"a duplicate key "text"."#),
      (
        #"{"text":"a","id":"swap","features":{"tnum":1,"tnum":0}}"#, "duplicate-key",
        #"a duplicate key "tnum", in "features"."#
      ),
    ])
  func beyondReading(line: String, code: String, finding: String) throws {
    let process = try measure(line, #"{"text":"b"}"#)
    let records = try process.jsonLines()
    #expect(records.map { $0.id.string } == ["swap", nil])
    #expect(records[0].error.code.string == code)
    #expect(records[0].error.message.string == "line 1 has " + finding)
    #expect(records[1].error.value == nil)
    #expect(process.status == 1)
  }

  @Test("If the ID cannot be read, the line number is used", arguments: [#""\ud800""#, "1e309", "1,\"id\":2"])
  func unreadableID(id: String) throws {
    let record = try measure(#"{"text":"a","id":\#(id)}"#).json()
    #expect(record.id.number == 1)
    #expect(record.error.message.string?.contains("\"id\"") == true)
  }

  @Test("An ID of digits keeps them all", arguments: ["123456789012345678901234567890", "-18446744073709551617"])
  func longIDs(id: String) throws {
    #expect(try measure(#"{"text":"a","id":\#(id)}"#).output.contains("\"id\":\(id),"))
    #expect(try measure(#"{"text":"a","id":[\#(id)],"width":-1}"#).output.contains("\"id\":[\(id)],"))
    let wide = try measure(#"{"text":"a","width":\#(id)}"#).json()
    #expect(wide.error.code.string == "bad-value")
    #expect(wide.error.message.string?.hasSuffix(", not \(id).") == true)
  }

  @Test(
    "Invalid JSON is reported with the position of the error",
    arguments: [
      (#"{"text":"a",}"#, "it is invalid after 12 bytes"), (#"{"text":"a","id":[1,]}"#, "it is invalid after 20 bytes"),
      ("\u{FEFF}{\"text\":\"a\"}", "it begins with a byte order mark; remove the mark"),
      (#"{"text":"a","width":01}"#, "it is invalid after 21 bytes"),
    ])
  func noJSON(line: String, reason: String) throws {
    let process = try measure(#"{"text":"a"}"#, line)
    let record = try process.jsonLines()[1]
    #expect(record.id.number == 2)
    #expect(record.error.code.string == "invalid-json")
    #expect(record.error.message.string == "line 2 is not a JSON object: \(reason).")
    #expect(process.status == 1)
  }

  @Test("A byte order mark at the beginning of the input is not part of the first record")
  func byteOrderMark() throws {
    #expect(try measure("\u{FEFF}{\"text\":\"a\"}").json().lines[0].text.string == "a")
    #expect(try measure("\u{FEFF}", "{\"text\":\"a\"}").json().id.number == 2)
  }

  @Test("A record that is nested too deep is reported, and uses no stack")
  func depth() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let record = try measure(#"{"text":"a","id":"deep","width":\#(deep)}"#).json()
    #expect(record.id.string == "deep")
    #expect(record.error.code.string == "too-deep")
  }

  @Test(
    "The value of a feature must be in the range of OpenType",
    arguments: [("4294967295", true), ("4294967296", false), ("-1", false)])
  func featureValues(value: String, isTaken: Bool) throws {
    let record = try measure(#"{"text":"a","features":{"liga":\#(value)}}"#).json()
    let message = "the value of a feature must be a whole number from 0 to 4294967295, as in liga=1."
    #expect(record.error.message.string == (isTaken ? nil : message))
    #expect(try StrutProcess.run("measure", "a", "--features", "liga=\(value)").status == (isTaken ? 0 : 2))
  }

  @Test("The result of a record does not depend on the languages and features of those before it")
  func manySettings() throws {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }
    let languages = letters.flatMap { a in letters.flatMap { b in letters.prefix(4).map { a + b + $0 } } }
    let records =
      languages.map { #"{"text":"fi","lang":"\#($0)"}"# }
      + (0..<5_000).map { #"{"text":"fi","lang":"de-x-\#($0)"}"# }
      + (0..<2_000).map { #"{"text":"fi","features":"ss01=\#($0)"}"# }
    let last = [
      #"{"text":"office fi","font":"Palatino","size":1000,"lang":"tr","id":1}"#,
      #"{"text":"office fi","font":"Palatino","size":1000,"lang":"tr-Latn-TR","id":2}"#,
      #"{"text":"office fi","font":"Palatino","size":1000,"lang":"de","features":"liga=0","id":3}"#,
      #"{"text":"office fi","font":"Palatino","size":1000,"lang":"de","id":4}"#,
    ]
    let after = try StrutProcess.run("measure", "--input", "-", input: (records + last).joined(separator: "\n"))
    let alone = try last.map { try StrutProcess.run("measure", "--input", "-", input: $0).json() }
    let widths = try Array(after.jsonLines().suffix(4)).map { $0.intrinsic.width.number }
    #expect(widths == alone.map { $0.intrinsic.width.number })
    #expect(widths[0] == widths[1] && widths[0] != widths[3])
  }

  @Test("Failures are reported with their file: the first hundred, and the number of others")
  func told() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "strut-bad-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(String(repeating: "{}\n", count: 102).utf8).write(to: file)
    let process = try StrutProcess.run("measure", "--input", file.path)
    let told = process.errors.split(separator: "\n")
    #expect(told.count == 101)
    #expect(
      told[99] == #"strut: \#(file.path): record 100: line 100 has no string under "text"; add one."#)
    #expect(
      told[100] == "strut: \(file.path): 2 more records failed; the output contains each error in place of its record.")
    #expect(try process.jsonLines().compactMap { $0.error.code.string } == Array(repeating: "missing-text", count: 102))
    #expect(try measure("{}").errors == "strut: stdin: record 1: line 1 has no string under \"text\"; add one.\n")
  }

  @Test("An argument that is not UTF-8 is rejected, and not measured as different text")
  func invalidArgument() throws {
    let script = #"exec "$0" measure ok "$(printf 'Ma\303\237e \374')" --json"#
    let process = try StrutProcess.run(
      ["-c", script, StrutProcess.executable.path], executable: URL(filePath: "/bin/sh"))
    #expect(process.status == 2)
    #expect(
      process.errors
        == "strut: argument 3, \"Maße \u{FFFD}\", is not valid UTF-8; give text as UTF-8. If it is a file, rename the file, or create a link to it that has a valid name.\n"
    )
    #expect(try process.json().error.code.string == "usage")
  }
}
