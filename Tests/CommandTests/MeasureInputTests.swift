import Foundation
import Testing

@Suite("What is handed to measure")
struct MeasureInputTests {
  private func measure(_ lines: String...) throws -> StrutProcess {
    try StrutProcess.run("measure", "--input", "-", "--json", input: lines.joined(separator: "\n"))
  }

  @Test("A line that is too long is an error in its place, and the others go on")
  func longLine() throws {
    let good = String(repeating: "{\"text\":\"a\"}\n", count: 5)
    let long = "{\"text\":\"\(String(repeating: "a", count: 65 << 20))\"}\n"
    let process = try StrutProcess.run("measure", "--input", "-", "--json", input: good + long + "{\"text\":\"b\"}\n")
    let records = try process.jsonLines()
    #expect(records.map { $0.id.number } == [1, 2, 3, 4, 5, 6, 7])
    #expect(records.map { $0.error.code.string } == [nil, nil, nil, nil, nil, "line-too-long", nil])
    #expect(records[5].error.message.string == "line 6 is longer than 67108864 bytes.")
    #expect(process.status == 1)
  }
}
