import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import Testing

@Suite("Findings in items of collection views")
struct ItemFindingTests {
  private func findings(
    _ layout: String, constraints: String, items: String = "[{ text.text: Sea }, { text.text: Mountains and valleys }]"
  ) throws -> [RowFinding] {
    let text = """
      schema: 1
      collection: { width: 320, \(layout) }
      cells:
        word:
          views: { text: { label: { textStyle: body, lines: 0 } }, isOn: { switch: {} } }
          constraints: [\(constraints)]
      sections: [{ items: \(items) }]
      """
    var traits = TraitCollection(contentSizeCategory: .large)
    traits.typesetting = Typesetting(fonts: try FontCatalog.bundled(sources: .own))
    return try CollectionBuilder(TableDocument(text: text, file: "c.yaml")).layOut(traits: traits).layout.findings
  }

  private static let chain = #""H:|-4-[text]-4-|", "H:|-4-[isOn]", "V:|-2-[text]-2-[isOn]-2-|""#
  private static let fixed = "flow: { itemSize: { width: 120, height: 60 } }"

  @Test("Text that lacks height in a specified size is found with its view, its first item and the number of items")
  func height() throws {
    let found = try findings(Self.fixed, constraints: Self.chain)
    let cut = try #require(found.first { $0.finding.finding.kind == .cutText })
    #expect((cut.indexPath, cut.rowCount) == (IndexPath(row: 1, section: 0), 1))
    #expect(cut.description.hasPrefix("c.yaml:5:14: text is "))
    #expect(cut.description.contains("estimate the height in the layout") && cut.description.hasSuffix("(item 0.1)"))
  }

  @Test("Every item is examined, also those that are not visible at first")
  func all() throws {
    let items = "[" + Array(repeating: "{ text.text: Mountains and valleys }", count: 40).joined(separator: ", ") + "]"
    let found = try findings(Self.fixed, constraints: Self.chain, items: items)
    #expect(found.first { $0.finding.finding.kind == .cutText }?.rowCount == 40)
  }

  @Test("An item that determines its height has no finding")
  func estimated() throws {
    let size = "size: { width: 120, height: { estimated: 40 } }"
    let layout = "compositional: { sections: [{ group: { \(size), subitems: [{ \(size) }] } }] }"
    #expect(try findings(layout, constraints: Self.chain).map(\.description) == [])
    #expect(try findings("list: {}", constraints: Self.chain).map(\.description) == [])
  }

  @Test("A height that constraints leave open is found where the cell determines it, and not where the layout does")
  func open() throws {
    let loose = #""H:|-4-[text]-4-|", "H:|-4-[isOn]", "V:|-2-[text]-2-[isOn]""#
    let kinds = try findings("list: {}", constraints: loose).map(\.finding.finding.kind)
    #expect(kinds.contains(.collapsed) && kinds.contains(.openChain))
    let given = try findings(
      "flow: { itemSize: { width: 300, height: 90 } }", constraints: loose, items: "[{ text.text: Sea }]")
    #expect(given.map(\.description) == [])
  }

  @Test("Conflicting constraints are found in each item")
  func conflict() throws {
    let found = try findings("list: {}", constraints: Self.chain + #", "isOn.height == 50", "isOn.height == 60""#)
    #expect(found.first { $0.finding.finding.kind == .droppedConstraint }?.rowCount == 2)
  }
}
