import Foundation
import Testing

@testable import StrutCommands

@Suite("Reading lines")
struct LineReaderTests {
  private func lines(of text: String, limit: Int) throws -> [LineReader.Line] {
    let file = FileManager.default.temporaryDirectory.appending(path: "strut-lines-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var reader = try LineReader(path: file.path, limit: limit)
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  private func whole(_ text: String) -> LineReader.Line { .whole(Array(text.utf8)) }

  @Test("Lines are returned without their endings, and the last needs none")
  func ends() throws {
    #expect(try lines(of: "a\r\n\nb", limit: 10) == [whole("a"), whole(""), whole("b")])
    #expect(try lines(of: "a\n", limit: 10) == [whole("a")])
    #expect(try lines(of: "", limit: 10).isEmpty)
  }

  @Test("A line beyond the limit is reported in its place, to the byte", arguments: [3, 65_536, 200_000])
  func limit(limit: Int) throws {
    let (longest, tooLong) = (String(repeating: "x", count: limit), String(repeating: "x", count: limit + 1))
    #expect(
      try lines(of: "a\n\(tooLong)\n\(longest)\n\(tooLong)\nb\n", limit: limit) == [
        whole("a"), .tooLong, whole(longest), .tooLong, whole("b"),
      ])
    #expect(try lines(of: "a\n\(tooLong)", limit: limit) == [whole("a"), .tooLong])
  }

  @Test("A byte order mark is recognized only at the beginning")
  func byteOrderMark() throws {
    #expect(try lines(of: "\u{FEFF}a\n\u{FEFF}b", limit: 10) == [whole("a"), whole("\u{FEFF}b")])
  }
}
