import Foundation
import StringCatalogs
import Testing

@testable import CellDocuments

@Suite("CSV, as RFC 4180 has it")
struct CSVRecordTests {
  private func rows(_ text: String) throws -> [[String]] {
    let file = try RowFile(bytes: Array(text.utf8), format: .csv, path: "rows.csv")
    return try (0..<file.count).map { try CSVRecord.fields(file.record(at: $0)) }
  }

  @Test(
    "The grammar of the specification, section 2",
    arguments: [
      ("a,b,c\naaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
      ("a,b,c\naaa,bbb,ccc", [["aaa", "bbb", "ccc"]]),
      ("a,b\n a , b \n", [[" a ", " b "]]),
      ("a,b,c\n\"aaa\",\"b \r\nbb\",\"ccc\"\r\nzzz,,", [["aaa", "b \r\nbb", "ccc"], ["zzz", "", ""]]),
      ("a,b,c\n\"aaa\",\"b\"\"bb\",\"c,c\"\n", [["aaa", "b\"bb", "c,c"]]),
      ("a\n\"\"\n\n  \n\"\"\"\"\n", [[""], ["\""]]),
      ("\u{FEFF}a,b\n1,2\n", [["1", "2"]]),
      ("a,b\n\u{0301},\u{0301}x\n", [["\u{0301}", "\u{0301}x"]]),
      ("a,b\nمرحبا,こんにちは\n", [["مرحبا", "こんにちは"]]),
      ("a,b\n", []),
    ] as [(String, [[String]])])
  func grammar(text: String, expected: [[String]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test(
    "What is no CSV is an error with its line",
    arguments: [
      ("", "rows.csv:1:1: the file is empty; write the names of the fields on the first line"),
      ("\n \n", "rows.csv:1:1: the file is empty; write the names of the fields on the first line"),
      (
        "a,b\n1,2\n3,\"4\n5,6\n",
        """
        rows.csv:3:3: this quotation mark is never closed; close it, or write it twice in a quoted field
        """
      ),
      ("a,b,a\n", "rows.csv:1:1: the field \"a\" appears twice; rename one"),
      ("a,\"b\"x\n", "rows.csv:1:1: unexpected text after the closing quotation mark of field 2"),
    ])
  func broken(text: String, message: String) {
    let error = #expect(throws: CellDocumentError.self) {
      try RowFile(bytes: Array(text.utf8), format: .csv, path: "rows.csv")
    }
    #expect(error?.description == message)
  }

  @Test(
    "A record that is none says so",
    arguments: [
      ("x\"y\",z", "unexpected quotation mark in field 1; put the whole field in quotation marks"),
      ("a,\"b\" ", "unexpected text after the closing quotation mark of field 2"),
      ("\"a", "field 1 has no closing quotation mark"),
    ])
  func brokenRecord(record: String, message: String) {
    let error = #expect(throws: CSVRecord.Failure.self) { try CSVRecord.fields(Array(record.utf8)[...]) }
    #expect(error?.message == message)
  }

  @Test(
    "Bytes of another encoding are told with their place, and nothing is read in their stead",
    arguments: [
      ([0x61, 0xE9, 0x62], "1:2: the byte 0xE9 is not valid UTF-8; save the file as UTF-8"),
      ([0xC3, 0xA9, 0x0A, 0xC3, 0xA9, 0xFF], "2:2: the byte 0xFF is not valid UTF-8; save the file as UTF-8"),
      ([0x61, 0x7F], "1:2: the character U+007F is not allowed; remove it"),
      ([0x61, 0x09, 0xC3, 0xA9, 0x0D, 0x0A], nil),
    ] as [([UInt8], String?)])
  func encoding(record: [UInt8], problem: String?) {
    let found = CSVRecord.problem(in: record[...])
    #expect(found.map { "\($0.position): \($0.message)" } == problem)
  }

  @Test("The names of fields are in UTF-8 too")
  func encodingOfNames() {
    let error = #expect(throws: CellDocumentError.self) {
      try RowFile(bytes: [0x61, 0xE9, 0x0A], format: .csv, path: "rows.csv")
    }
    #expect(error?.description == "rows.csv:1:2: the byte 0xE9 is not valid UTF-8; save the file as UTF-8")
  }

  @Test("Lines are counted the same wherever a record lies")
  func lines() throws {
    let records = (0..<3000).map { $0 % 7 == 0 ? "\"a\nb\($0)\"\n\n" : "row \($0)\n" }
    let file = try RowFile(bytes: Array(("a\n" + records.joined()).utf8), format: .csv, path: "rows.csv")
    var (line, lines) = (2, [Int]())
    for record in records {
      lines.append(line)
      line += record.utf8.count(where: { $0 == UInt8(ascii: "\n") })
    }
    #expect((0..<file.count).map(file.line) == lines)
  }

  @Test("What is written so is read so")
  func roundTrip() throws {
    let values = ["", "a", "a,b", "\"", "\"\"", "\r\n", "x\ny", " ", ",\"\n\"", "é\u{0301}", "\u{0301}"]
    for first in values {
      for second in values {
        let record = [first, second].map { "\"" + $0.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
        #expect(try rows("a,b\n" + record.joined(separator: ",") + "\n") == [[first, second]])
      }
    }
  }

  @Test("A file cut anywhere, or with a byte changed, crashes nothing")
  func mutations() {
    let bytes = Array("a,b,c\n\"aaa\",\"b\"\"\r\nbb\",\"c,c\"\nx,,\n".utf8)
    for index in bytes.indices {
      for byte in [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "\n"), 0, 0xFF] {
        var changed = bytes
        changed[index] = byte
        for bytes in [changed, Array(changed[..<index])] {
          guard let file = try? RowFile(bytes: bytes, format: .csv, path: "f") else { continue }
          for row in 0..<file.count { _ = try? CSVRecord.fields(file.record(at: row)) }
        }
      }
    }
  }

  @Test("A line of blanks after the names counts for nothing")
  func blankLine() throws {
    let file = try RowFile(bytes: Array("a,b\n  \n1,2\n".utf8), format: .csv, path: "f")
    #expect(file.fields == ["a", "b"] && file.count == 1)
  }

  @Test(
    "A carriage return alone is refused at its place, but in quotation marks or before the end",
    arguments: [
      ("a\rb\r", "f:1:2"), ("a\rb\n", "f:1:2"), ("é\n\"x\ry\",\r1\n", "f:2:7"), ("a\r\nb\r\n", ""),
      ("a\n\"x\ry\"\n", ""),
      ("a\nb\r", ""),
    ])
  func carriageReturns(text: String, place: String) {
    var told = ""
    do { _ = try RowFile(bytes: Array(text.utf8), format: .csv, path: "f") } catch { told = error.description }
    #expect(told.hasPrefix(place) && told.isEmpty == place.isEmpty, "\(told)")
  }
}
