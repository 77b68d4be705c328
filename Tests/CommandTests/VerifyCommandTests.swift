import Foundation
import Testing

@Suite("strut verify, and --calibration")
struct VerifyCommandTests {
  /// A recording of a few numbers at L on a display with 3 pixels per point.
  private static func recording(_ values: [(String, Double)]) -> String {
    let entries = values.map { quantity, value in
      #"{"quantity": "\#(quantity)", "category": "L", "scale": 3, "width": 375, "value": \#(value)}"#
    }
    return #"{"schema": 1, "system": "iOS 17.5", "values": [\#(entries.joined(separator: ", "))]}"#
  }

  @Test("Equal numbers have status 0; a different number is a finding, with both values")
  func comparison() throws {
    let same = try withTemporaryFile("r.json", Self.recording([("content.margin.top", 8)])) {
      try StrutProcess.run("verify", $0)
    }
    #expect(same.status == 0)
    #expect(same.output.contains("1 numbers compared: 1 equal, 0 different"))
    let other = try withTemporaryFile("r.json", Self.recording([("content.margin.top", 10), ("no.such", 1)])) {
      try StrutProcess.run("verify", $0, "--json")
    }
    #expect(other.status == 1)
    let document = try other.json()
    #expect(document.compared.number == 1)
    #expect(document.differences[0].quantity.string == "content.margin.top")
    #expect(document.differences[0].strut.number == 8)
    #expect(document.unknown[0].quantity.string == "no.such")
  }

  @Test("Numbers are compared at each recorded text size and scale")
  func textSizes() throws {
    let entries = [("XS", 1, 14.0), ("AX5", 3, 53), ("AX5", 1, 52)].map { category, scale, value in
      #"{"quantity": "font.body.pointSize", "category": "\#(category)", "scale": \#(scale), "width": 375, "value": \#(value)}"#
    }
    let text = #"{"schema": 1, "system": "iOS 17.5", "values": [\#(entries.joined(separator: ", "))]}"#
    let process = try withTemporaryFile("r.json", text) { try StrutProcess.run("verify", $0, "--json") }
    #expect(process.status == 1)
    let document = try process.json()
    #expect(document.compared.number == 3)
    #expect(document.differences.array.map(\.strut.number) == [53])
    #expect(document.differences[0].category.string == "AX5" && document.differences[0].scale.number == 1)
  }

  @Test("With its own recording as the calibration, no calibrated number differs")
  func calibrated() throws {
    let text = Self.recording([("content.margin.top", 10), ("cell.margin.top", 14), ("list.cell.top", 12)])
    let process = try withTemporaryFile("r.json", text) { try StrutProcess.run("verify", $0, "--calibration", $0) }
    #expect(process.status == 0, "\(process.output)")
  }

  @Test("A cell is laid out with the numbers of a device")
  func layout() throws {
    let cell = """
      schema: 1
      views:
        box: { label: { text: Text, textStyle: body } }
      constraints:
        - box.leading == margins.leading
        - box.top == margins.top
        - box.bottom == margins.bottom
        - box.trailing == margins.trailing
      """
    let heights = try [8.0, 28.0].map { margin in
      try withTemporaryFile("cell.yaml", cell) { path in
        try withTemporaryFile("r.json", Self.recording([("content.margin.top", margin)])) {
          try #require(try StrutProcess.run("layout", path, "--calibration", $0, "--json").json().height.number)
        }
      }
    }
    #expect(abs(heights[0] - 110.0 / 3) < 1e-9)
    #expect(abs(heights[1] - heights[0] - 40) < 1e-9)
  }

  @Test("The release of a calibration applies to layouts and audits, whatever the document specifies")
  func release() throws {
    let cell = """
      schema: 1
      cell: { width: 320, era: iOS11, separator: false }
      views:
        title: { label: { text: A title, textStyle: body } }
      constraints:
        - title.leading == margins.leading
        - title.trailing == margins.trailing
        - title.top == margins.top
        - title.bottom == margins.bottom
        - content.height == 44
      """
    try withTemporaryFile("cell.yaml", cell) { path in
      try withTemporaryFile("c.json", #"{"era": "ios26", "cell": {"contentVerticalMargin": 18}}"#) { calibration in
        let laid = try StrutProcess.run("layout", path, "--calibration", calibration, "--json")
        #expect(try laid.json().era.string == "iOS26")
        #expect(try StrutProcess.run("audit", path, "--categories", "L").status == 0)
        #expect(try StrutProcess.run("audit", path, "--categories", "L", "--calibration", calibration).status == 1)
        let both = try StrutProcess.run("layout", path, "--calibration", calibration, "--era", "iOS17")
        #expect(both.status == 2)
        #expect(both.errors.contains("iOS17") && both.errors.contains("iOS26"), "\(both.errors)")
      }
    }
  }

  @Test(
    "An invalid recording is rejected, with the place and the cure",
    arguments: [
      ("{", "it is not JSON"), (#"{"schema": 1, "system": "x"}"#, "values is missing"),
      (#"{"schema": 2, "system": "x", "values": []}"#, "expected schema 1, got 2"),
      (
        #"{"schema": 1, "system": "x", "values": [{"quantity": "a", "category": "LL", "scale": 3, "width": 1, "value": 1}]}"#,
        "values[0].category is \"LL\""
      ),
    ])
  func broken(text: String, reason: String) throws {
    let process = try withTemporaryFile("r.json", text) { try StrutProcess.run("verify", $0) }
    #expect(process.status == 3)
    #expect(process.errors.contains(reason), "\(process.errors)")
    #expect(process.errors.contains("Recorder.swift"))
  }
}
