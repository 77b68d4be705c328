import Foundation
import JSONText
import Testing

/// The compiler's own `encode(to:)`, written by Foundation, is the oracle of the members that rows
/// write.
@Suite("Rows of JSON that write themselves")
struct JSONRowTests {
  private func expectSame(_ document: some Encodable, _ written: some Encodable) throws {
    for isPretty in [true, false] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
      let expected = String(decoding: try encoder.encode(document), as: UTF8.self)
      let bytes = try JSONWriter.bytes(of: written, isPretty: isPretty)
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
  }

  private struct Row: JSONRow {
    var name = "a/\"b\""
    var list: [String] = []
    var rows: [Row] = []

    func write(to row: inout JSONRowWriter) throws {
      row.add("list", list)
      row.add("name", name)
      try row.add("rows", rows)
    }
  }

  private struct Holder: Encodable {
    var z = Row(list: ["x", "\n"], rows: [Row(), Row(rows: [Row()])])
    var none: [Row] = []
    var a = [Row(), Row(list: ["1"])]
  }

  @Test("Rows nest, in each other and in what is no row")
  func nesting() throws {
    try expectSame(Holder(), Holder())
    try expectSame([Holder()], [Holder()])
  }

  private struct Number: JSONRow {
    var value: Double

    func write(to row: inout JSONRowWriter) throws { try row.add("value", value) }
  }

  @Test("A number that is not finite is an error", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    #expect(throws: EncodingError.self) {
      try JSONWriter.bytes(of: ["n": [JSONRows(Number(value: number))]], isPretty: true)
    }
  }
}
