import Foundation
import Strut
import Testing

@testable import Queries

/// The compiler's own `encode(to:)`, written by Foundation, is the oracle of the members that rows write.
@Suite("Reports that write their own JSON")
struct JSONRowTests {
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "FontMetricsTests/Resources")
  private static let bundled = resources.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fonts/Files")

  private static let files = [
    resources.appending(path: "StrutMetrics.ttf"), resources.appending(path: "StrutMetricsOld.otf"),
    resources.appending(path: "Formats/variable-cff2.otf"), resources.appending(path: "Formats/mac-bitmaps.ttf"),
    resources.appending(path: "Catalog/StrutNamed.ttf"), resources.appending(path: "Catalog/StrutAxes.ttf"),
    bundled.appending(path: "Inter/InterVariable.ttf"), bundled.appending(path: "NotoColorEmoji/NotoColorEmoji.ttf"),
    bundled.appending(path: "NotoSansCJK/NotoSansCJKjp-Regular.otf"),
    bundled.appending(path: "TeXGyrePagella/texgyrepagella-italic.otf"),
  ].map(\.path)

  private static let everything = InspectQuestions(
    glyphs: "aß", sample: .automatic, variations: ["wght": 5000], languages: ["de", "vi", "xx"],
    categories: CategoryQuestion(style: .body, categories: [.large, .extraLarge]))

  private func expectSame(_ document: some Encodable, _ written: some Encodable, _ path: String = "") throws {
    for isPretty in [true, false] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
      let expected = String(decoding: try encoder.encode(document), as: UTF8.self)
      let bytes = try JSONText.bytes(of: written, isPretty: isPretty)
      #expect(String(decoding: bytes, as: UTF8.self) == expected, "\(path)")
    }
  }

  @Test("A face's report is what its properties are", arguments: files)
  func faces(path: String) throws {
    let match = try FontMatch.file(path: path)
    for (size, questions) in [(nil, InspectQuestions()), (17.5, Self.everything)] as [(Double?, InspectQuestions)] {
      let report = FaceReport(match, pointSize: size, questions: questions)
      try expectSame(report, InspectDocument.Entry.face(report), path)
      try expectSame(["deeper": [report]], ["deeper": [InspectDocument.Entry.face(report)]], path)
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
      try JSONText.bytes(of: ["n": [JSONRows(Number(value: number))]], isPretty: true)
    }
  }
}
