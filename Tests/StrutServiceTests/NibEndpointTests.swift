#if Service
import Foundation
import HTTPTypes
import JSONText
import Queries
import TestSupport
import Testing

@testable import StrutService

@Suite("Interface Builder files in requests")
struct NibEndpointTests {
  private static let one = WrittenNib.nib(
    WrittenNib.titleCell(
      "cel-l1-001", WrittenNib.long, name: "EpisodeCell",
      connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))
  private static let two = WrittenNib.nib(
    ["EpisodeCell", "ChapterCell"].enumerated().map { index, name in
      WrittenNib.titleCell("cel-l\(index)-001", "A title", name: name)
    }.joined())

  private func post(
    _ uri: String, _ file: String, type: String = "application/xml"
  ) async throws -> ServiceFixture.Answer {
    try await ServiceFixture().ask(.post, uri, type: type, Array(file.utf8))
  }

  @Test("A layout has the places of the cell, and each of several cells", arguments: ["application/xml", "text/xml"])
  func layout(type: String) async throws {
    let answer = try await post("/v1/layout", Self.one, type: type)
    #expect(answer.status == 200)
    let json = try JSONValue(bytes: answer.bytes)
    #expect(json["cell"]?.word == "EpisodeCell")
    #expect(json["file"]?.word == "cell.xib")
    #expect(json["views"]?["titleLabel"]?["objectID"]?.word == "cel-l1-001-title")
    let several = try JSONValue(bytes: try await post("/v1/layout", Self.two, type: type).bytes)
    #expect(several["layouts"]?.list?.compactMap { $0["objectID"]?.word } == ["cel-l0-001", "cel-l1-001"])
  }

  @Test("A parameter selects the cell; a picture requires it")
  func cell() async throws {
    for name in ["ChapterCell", "cel-l1-001", "2"] {
      let json = try JSONValue(bytes: try await post("/v1/layout?cell=\(name)", Self.two).bytes)
      #expect(json["objectID"]?.word == "cel-l1-001", "\(name)")
    }
    #expect(try await post("/v1/layout?cell=1&format=svg", Self.two).status == 200)
    let refused = try await post("/v1/layout?format=svg", Self.two)
    #expect(refused.status == 400)
    #expect(refused.text.contains("select it with the parameter cell"), "\(refused.text)")
    #expect(try await post("/v1/layout?cell=Other", Self.two).status == 400)
  }

  @Test("A file that cannot be read is reported with its place")
  func unreadable() async throws {
    let answer = try await post("/v1/layout", "<document>")
    #expect(answer.status == 422)
    #expect(answer.text.contains("cell.xib:"), "\(answer.text)")
    let audit = try await post("/v1/audit", "<document>")
    #expect(audit.status == 422, "\(audit.text)")
  }

  @Test("An audit has the finding with its object, and the notes")
  func audit() async throws {
    let answer = try await post("/v1/audit?categories=L&widths=320", Self.one)
    #expect(answer.status == 200)
    let json = try JSONValue(bytes: answer.bytes)
    let finding = try #require(json["findings"]?.list?.first { $0["rule"]?.word == "truncated-text" })
    #expect(finding["objectID"]?.word == "cel-l1-001-title")
    #expect(json["fileNotes"]?.list?.contains { $0["code"]?.word == "text-from-code" } == true)
  }

  @Test("The string tables of a file are sent with it, by name")
  func strings() async throws {
    let file = WrittenNib.nib(WrittenNib.titleCell("cel-l1-001", "A title", name: "EpisodeCell"))
    let body: [String: Any] = [
      "documents": ["Base.lproj/Episode.xib": file],
      "strings": [
        "de.lproj/Episode.strings": "\"cel-l1-001-title.text\" = \"\(WrittenNib.long)\";",
        "de.lproj/Other.strings": "\"cel-l1-001-title.text\" = \"Kurz\";",
      ],
    ]
    let bytes = try JSONSerialization.data(withJSONObject: body)
    let answer = try await ServiceFixture().ask(
      .post, "/v1/audit?categories=L&widths=320", type: "application/json", Array(bytes))
    #expect(answer.status == 200, "\(answer.text)")
    let found = try JSONValue(bytes: answer.bytes)["findings"]?.list?.filter { $0["rule"]?.word == "truncated-text" }
    #expect(found?.compactMap { $0["locale"]?.word } == ["de"])
    #expect(found?.first?["textFile"]?.word == "de.lproj/Episode.strings")
  }
}
#endif
