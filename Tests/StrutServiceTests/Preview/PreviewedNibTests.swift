#if Service
import Foundation
import JSONText
import Queries
import TestSupport
import Testing

@testable import StrutService

@Suite("Cells of Interface Builder files on the preview page")
struct PreviewedNibTests {
  private static let files = [
    "App/Base.lproj/Cells.xib": WrittenNib.nib(
      ["EpisodeCell", "ChapterCell"].enumerated().map { index, name in
        WrittenNib.titleCell("cel-l\(index)-001", "A title", name: name)
      }.joined()),
    "App/de.lproj/Cells.strings": "\"cel-l0-001-title.text\" = \"\(WrittenNib.long)\";\n",
    "cell.yaml": PreviewedPlace.cell, "App/Broken.xib": "<document",
  ]

  private func json(_ place: PreviewedPlace, _ uri: String) async throws -> JSONValue {
    let answer = try await place.ask(uri)
    #expect(answer.status == 200, "\(answer.text)")
    return try JSONValue(bytes: answer.bytes)
  }

  @Test("They are listed with the documents, with the languages of their files and the problems")
  func list() async throws {
    let place = try PreviewedPlace(Self.files)
    defer { place.remove() }
    let list = try await json(place, "/preview/cells")
    let names = list["cells"]?.list?.compactMap { $0["name"]?.word }
    #expect(names == ["cell.yaml", "App/Base.lproj/Cells.xib/EpisodeCell", "App/Base.lproj/Cells.xib/ChapterCell"])
    #expect(list["locales"]?.list?.compactMap(\.word).contains("de") == true)
    #expect(list["problems"]?.list?.compactMap(\.word).contains { $0.hasPrefix("App/Broken.xib:") } == true)
  }

  @Test("A cell is shown in a language, explained, and audited")
  func cell() async throws {
    let place = try PreviewedPlace(Self.files)
    defer { place.remove() }
    let cell = "cell=App/Base.lproj/Cells.xib/EpisodeCell"
    let shown = try await json(place, "/preview/layout?\(cell)&locale=de&width=320&view=%22A%20title%22")
    let layout = try #require(shown["layouts"]?.list?.first)
    let view = try #require(layout["views"]?.list?.first { $0["text"]?.word == WrittenNib.long })
    #expect(view["key"]?.word == "cel-l0-001-title.text")
    #expect(layout["explanations"]?.list?.isEmpty == false)
    let report = try await json(place, "/preview/findings?\(cell)&locale=de&width=320")
    let cut = try #require(report["findings"]?.list?.first { $0["rule"]?.word == "truncated-text" })
    #expect(cut["objectID"]?.word == "cel-l0-001-title")
  }
}
#endif
