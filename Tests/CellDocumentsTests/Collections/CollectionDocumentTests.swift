import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import TestSupport
import Testing

@Suite("Collection views in documents")
struct CollectionDocumentTests {
  private static let cells = """
    cells:
      word:
        views: { text: { label: { textStyle: body, lines: 0, compression: required } } }
        constraints: ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"]

    """

  private func document(_ collection: String, _ sections: String = "[{ items: [{}, {}, {}] }]") throws -> TableDocument
  {
    try TableDocument(text: "schema: 1\ncollection:\n" + collection + Self.cells + "sections: " + sections)
  }

  private func laid(_ document: TableDocument, _ category: ContentSizeCategory = .large) throws -> MeasuredCollection {
    var traits = TraitCollection(contentSizeCategory: category, displayScale: 2)
    traits.typesetting = Typesetting(fonts: try FontCatalog.bundled(sources: .own))
    let (layout, problems) = try CollectionBuilder(document).layOut(traits: traits)
    #expect(problems == [])
    return layout
  }

  @Test("Items of a specified size fill lines")
  func flow() throws {
    let layout = try laid(
      document(
        """
          width: 320
          flow:
            itemSize: { width: 140, height: 40 }
            minimumLineSpacing: 7
            sectionInset: { top: 5, left: 10, bottom: 6, right: 10 }
            headerReferenceSize: { width: 0, height: 30 }

        """, "[{ header: Words, items: [{}, {}, {}] }]"))
    #expect(layout.sections[0].header?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(
      layout.sections[0].items.map(\.frame) == [
        CGRect(x: 10, y: 35, width: 140, height: 40), CGRect(x: 170, y: 35, width: 140, height: 40),
        CGRect(x: 10, y: 82, width: 140, height: 40),
      ])
    #expect(layout.contentSize == CGSize(width: 320, height: 128) && layout.estimatedContentSize == layout.contentSize)
  }

  @Test("Cells of a flow layout have the size of their text")
  func automatic() throws {
    let text = "  width: 320\n  flow: { estimatedItemSize: automatic }\n"
    let document = try document(text, "[{ items: [{ text.text: I }, { text.text: Mountains }] }]")
    let small = try laid(document).sections[0].items.map(\.frame)
    let large = try laid(document, .accessibilityLarge).sections[0].items.map(\.frame)
    #expect(small[0].width < small[1].width && small[0].height == small[1].height)
    #expect(zip(small, large).allSatisfy { $0.width < $1.width && $0.height < $1.height })
  }

  @Test("Every item of a long list is measured, and the content ends below the last")
  func list() throws {
    let items = (0..<200).map { "{ text.text: \"\(String(repeating: "word ", count: $0 % 40 + 1))\" }" }
    let document = try document(
      "  list: { appearance: plain, headerMode: supplementary }\n",
      "[{ header: Words, items: [\(items.joined(separator: ", "))] }]")
    let layout = try laid(document)
    let section = layout.sections[0]
    let heights = section.items.map(\.frame.height)
    #expect(heights[39] > heights[0] && (0..<160).allSatisfy { heights[$0] == heights[$0 + 40] })
    #expect(zip(section.items, section.items.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
    #expect(section.header?.frame.maxY == section.items.first?.frame.minY)
    #expect(layout.contentSize.height == section.items.last?.frame.maxY)
  }

  @Test("Groups have fractions of the width, and sections their own layout")
  func compositional() throws {
    let layout = try laid(
      document(
        """
          width: 400
          compositional:
            interSectionSpacing: 9
            sections:
              - group:
                  size: { width: { fractionalWidth: 1 }, height: 50 }
                  subitems: [{ size: { width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } } }]
                interGroupSpacing: 4
              - group:
                  size: { width: { fractionalWidth: 1 }, height: { absolute: 20 } }
                  count: 4
                  subitems: [{ size: { width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } } }]

        """, "[{ items: [{}, {}, {}] }, { items: [{}, {}] }, { items: [{}] }]"))
    #expect(
      layout.sections.map { $0.items.map(\.frame) } == [
        [
          CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 200, y: 0, width: 200, height: 50),
          CGRect(x: 0, y: 54, width: 200, height: 50),
        ], [CGRect(x: 0, y: 113, width: 100, height: 20), CGRect(x: 100, y: 113, width: 100, height: 20)],
        [CGRect(x: 0, y: 142, width: 100, height: 20)],
      ])
  }

  @Test(
    "Wrong input is reported with its place and a cure",
    arguments: [
      ("  flow: { itemSiz: { width: 1, height: 1 } }\n", "3:11: unknown key \"itemSiz\" of the flow layout"),
      ("  width: 100\n", "2:1: \"collection\" has no layout; add flow, list or compositional"),
      ("  flow: {}\n  list: {}\n", "4:3: \"collection\" has more than one layout; keep one of flow or list"),
      ("  list: { appearance: plane }\n", "3:23: unknown appearance \"plane\"; did you mean \"plain\"?"),
      (
        "  flow: { estimatedItemSize: 44 }\n",
        "3:30: \"estimatedItemSize\" must be automatic, or { width: …, height: … }, in points, not \"44\""
      ),
      (
        "  compositional: {}\n",
        "3:18: the compositional layout has no \"sections\"; add one with a \"group\" or a \"list\""
      ),
      (
        "  compositional: { sections: [{ group: { subitems: [{ size: { width: 1, height: 1 } }] } }] }\n",
        "3:40: a group has no \"size\"; write"
      ),
    ])
  func errors(collection: String, message: String) throws {
    let error = #expect(throws: CellDocumentErrors.self) { try document(collection) }
    #expect(error?.all.first?.description.hasPrefix("table.yaml:" + message) == true, "\(String(describing: error))")
  }

  @Test("A header without space, a cell of a table's style and a second description are rejected")
  func unsuitable() throws {
    func first(_ text: String) -> String? {
      do { _ = try TableDocument(text: text) } catch { return error.all.first?.description }
      return nil
    }
    let list = "schema: 1\ncollection: { list: {} }\n"
    #expect(
      first(list + Self.cells + "sections: [{ header: Words, items: [{}] }]")?.hasSuffix(
        "the layout has no space for the header; add headerMode: supplementary to \"list\"") == true)
    #expect(
      first(list + "cells: { a: { cell: { style: value1 }, views: {} } }\nsections: [{ items: [{}] }]")?.contains(
        "has the style value1 of table cells") == true)
    #expect(
      first(list + "table: {}\n" + Self.cells + "sections: []")?.contains("either \"table\" or \"collection\"") == true)
    #expect(first(list + Self.cells + "sections: [{ rows: [{}] }]")?.contains("unknown key \"rows\"") == true)
  }

  @Test("An item that cannot be read is a problem, and the others are laid out")
  func problems() throws {
    let rows = "{\"text.text\": \"x\"}\n{\"b.text\": \"x\"}\n"
    try withFolder(["items.jsonl": rows]) { folder in
      let path = folder.appending(path: "items.jsonl").path
      let document = try document("  flow: { estimatedItemSize: automatic }\n", "[{ items: \"\(path)\" }]")
      var traits = TraitCollection(contentSizeCategory: .large)
      traits.typesetting = Typesetting(fonts: try FontCatalog.bundled(sources: .own))
      let (layout, problems) = try CollectionBuilder(document).layOut(traits: traits)
      #expect(layout.sections[0].items.count == 2)
      #expect(problems.map(\.description) == ["\(path):2:2: cell \"word\" has no view \"b\"; the views in it are text"])
    }
  }
}
