import Foundation
import JSONText
import Strut
import Testing

@testable import Queries

/// The `encode(to:)` that the compiler generates, written by Foundation, is the oracle for the
/// members that rows write.
@Suite("Reports that write their own JSON")
struct FaceReportTests {
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

  private func expectSame(_ document: some Encodable, _ written: some Encodable, _ path: String) throws {
    for isPretty in [true, false] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
      let expected = String(decoding: try encoder.encode(document), as: UTF8.self)
      let bytes = try JSONWriter.bytes(of: written, isPretty: isPretty)
      #expect(String(decoding: bytes, as: UTF8.self) == expected, "\(path)")
    }
  }

  @Test("The report of a face has the values of its properties", arguments: files)
  func faces(path: String) throws {
    let match = try FontMatch.file(path: path)
    for (size, questions) in [(nil, InspectQuestions()), (17.5, Self.everything)] as [(Double?, InspectQuestions)] {
      let report = FaceReport(match, pointSize: size, questions: questions)
      try expectSame(report, InspectDocument.Entry.face(report), path)
      try expectSame(["deeper": [report]], ["deeper": [InspectDocument.Entry.face(report)]], path)
    }
  }
}
