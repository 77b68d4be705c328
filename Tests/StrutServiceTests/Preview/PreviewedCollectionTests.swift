#if Service
import Foundation
import Strut
import Testing

@testable import StrutService

@Suite("Collection views on the preview page")
struct PreviewedCollectionTests {
  private static let document = """
    schema: 1
    collection:
      width: 320
      flow:
        itemSize: { width: 120, height: 40 }
        headerReferenceSize: { width: 0, height: 60 }
    cells:
      word:
        views: { text: { label: { textStyle: body, lines: 0 } } }
        constraints: ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"]
    sections:
      - header: { cell: word, text.text: Words }
        items: [{ text.text: { key: sea } }, { text.text: Mountains and valleys }]
      - header: More
        items: [{ text.text: City }]
    """

  private static let files = [
    "words.yaml": document, "table.yaml": PreviewedPlace.table,
    "en.lproj/Localizable.strings": "\"sea\" = \"Sea\";", "de.lproj/Localizable.strings": "\"sea\" = \"Meer\";",
  ]

  private func ask(_ query: String) async throws -> ServiceFixture.Answer {
    let place = try PreviewedPlace(Self.files)
    defer { place.remove() }
    return try await place.ask("/preview/\(query)")
  }

  @Test("A collection view is listed with the number of its items, headers and footers, and a table with its rows")
  func cells() async throws {
    let cells = try #require(try await ask("cells").fields["cells"] as? [[String: Any]])
    #expect(cells.map { $0["name"] as? String } == ["table.yaml", "words.yaml"])
    #expect(cells.map { $0["rows"] as? Int } == [3, nil] && cells.map { $0["parts"] as? Int } == [nil, 5])
    #expect(cells[1]["width"] as? Double == 320)
  }

  @Test(
    "Each part is shown with its name and the size from the layout",
    arguments: [
      (0, "the header of section 0", [320, 60], "Words"), (1, "item 0.0", [120, 40], "Sea"),
      (2, "item 0.1", [120, 40], "Mountains and valleys"), (4, "item 1.0", [120, 40], "City"),
    ])
  func part(index: Int, name: String, size: [Double], text: String) async throws {
    let answer = try await ask("layout?cell=words.yaml&row=\(index)")
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.layout["part"] as? String == name)
    #expect([answer.layout["width"] as? Double, answer.layout["height"] as? Double] == size)
    #expect(answer.layout["givenWidth"] as? Double == 320)
    #expect(answer.view("text")["text"] as? String == text)
    let frame = try #require(answer.view("text")["frame"] as? [String: Double])
    #expect((frame["x"], frame["width"]) == (10, size[0] - 20))
  }

  @Test("A part is laid out in the language, and its views are explained")
  func language() async throws {
    let answer = try await ask("layout?cell=words.yaml&row=1&locale=de&view=text&category=AX1")
    #expect(
      (answer.view("text")["text"] as? String, answer.view("text")["status"] as? String) == ("Meer", "translated"))
    #expect((answer.layout["explanations"] as? [Any])?.isEmpty == false)
  }

  @Test("A height that the layout specifies and the content outgrows is a note")
  func outgrown() async throws {
    let low = try await ask("layout?cell=words.yaml&row=2&category=AX5").layout["problems"] as? [String]
    #expect(low?.first?.hasPrefix("The layout specifies a height of 40 points; the content needs ") == true)
    #expect(try await ask("layout?cell=words.yaml&row=1").layout["problems"] as? [String] == [])
  }

  @Test("A part that does not exist is reported")
  func missing() async throws {
    for kind in ["layout", "findings"] {
      let answer = try await ask("\(kind)?cell=words.yaml&row=5")
      #expect(answer.code == "no-such-part" && answer.text.contains("has 5 items, headers and footers"))
    }
  }

  @Test("The picture has the places of all parts")
  func places() async throws {
    let answer = try await ask("collection?cell=words.yaml&width=260")
    let parts = try #require(answer.fields["parts"] as? [[String: Any]])
    #expect(parts.map { $0["index"] as? Int } == [0, 1, 2, 3, 4])
    #expect(
      parts.map { $0["name"] as? String } == [
        "the header of section 0", "item 0.0", "item 0.1", "the header of section 1", "item 1.0",
      ])
    let frames = parts.compactMap { $0["frame"] as? [String: Double] }
    #expect(frames.map { $0["y"] } == [0, 60, 60, 100, 160] && frames.map { $0["x"] } == [0, 0, 140, 0, 0])
    #expect(answer.fields["width"] as? Double == 260 && answer.fields["contentHeight"] as? Double == 200)
    #expect(answer.fields["count"] as? Int == 5)
    #expect((answer.fields["picture"] as? String)?.contains("<svg") == true)
    #expect(try await ask("collection?cell=table.yaml").status == 400)
  }

  @Test("Headers and footers of a list have the heights of the picture", arguments: ["XS", "L", "AX3"])
  func listEdges(category: String) async throws {
    let list = """
      schema: 1
      collection:
        width: 375
        list: { appearance: insetGrouped, headerMode: supplementary, footerMode: supplementary }
      cells:
        word:
          views: { text: { label: { textStyle: body, lines: 0 } } }
          constraints: ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"]
      sections:
        - header: General
          footer: The language applies to all of your devices.
          items: [{ text.text: Language }]
      """
    let place = try PreviewedPlace(["list.yaml": list])
    defer { place.remove() }
    let picture = try await place.ask("/preview/collection?cell=list.yaml&category=\(category)")
    let parts = try #require(picture.fields["parts"] as? [[String: Any]])
    let drawn = parts.compactMap { ($0["frame"] as? [String: Double])?["height"] }
    #expect(drawn.count == 3 && (category == "AX3" || drawn[0] < 44 && drawn[2] < 44))
    for part in 0..<3 {
      let layout = try await place.ask("/preview/layout?cell=list.yaml&row=\(part)&category=\(category)").layout
      #expect(layout["height"] as? Double == drawn[part], "\(part)")
    }
  }

  @Test("The displayed part is audited, in the size from the layout")
  func findings() async throws {
    for (row, part, isLow) in [(0, nil, false), (1, 0, false), (2, 1, true)] as [(Int, Int?, Bool)] {
      let answer = try await ask("findings?cell=words.yaml&row=\(row)")
      let found = try #require(answer.fields["findings"] as? [[String: Any]])
      #expect(answer.fields["layouts"] as? Int == 12)
      #expect(found.allSatisfy { $0["row"] as? Int == part && $0["section"] as? Int == 0 })
      let fixed = try #require(found.first { $0["rule"] as? String == "fixed-height" })
      let categories = try #require(fixed["categories"] as? [String])
      #expect(categories.contains("AX5") && categories.contains("L") == isLow, "\(row)")
    }
  }
}
#endif
