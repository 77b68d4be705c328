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
    try self.layout(layout, constraints: constraints, sections: "[{ items: \(items) }]").findings
  }

  private func layout(_ layout: String, constraints: String, sections: String) throws -> MeasuredCollection {
    let text = """
      schema: 1
      collection: { width: 320, \(layout) }
      cells:
        word:
          views: { text: { label: { textStyle: body, lines: 0 } }, isOn: { switch: {} } }
          constraints: [\(constraints)]
      sections: \(sections)
      """
    var traits = TraitCollection(contentSizeCategory: .large)
    traits.typesetting = Typesetting(fonts: try FontCatalog.bundled(sources: .own))
    return try CollectionBuilder(TableDocument(text: text, file: "c.yaml")).layOut(traits: traits).layout
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

  @Test("A thousand items, headers and footers are examined, and it is known that there are more")
  func limit() throws {
    func layout(_ count: Int) throws -> MeasuredCollection {
      let items =
        "[" + Array(repeating: "{ text.text: Mountains and valleys }", count: count).joined(separator: ", ") + "]"
      return try self.layout(Self.fixed, constraints: Self.chain, sections: "[{ items: \(items) }]")
    }
    let (all, more) = (try layout(1_000), try layout(1_001))
    #expect([all, more].map(\.examinedCount) == [nil, 1_000])
    for layout in [all, more] {
      #expect(layout.findings.first { $0.finding.finding.kind == .cutText }?.rowCount == 1_000)
    }
  }

  @Test("Cells in headers and footers are examined as items are")
  func edges() throws {
    let sections = "[{ header: { cell: word, text.text: Sea }, items: [] }, { footer: { cell: word, text.text: Sea } }]"
    let found = try layout(
      "list: { headerMode: supplementary, footerMode: supplementary }",
      constraints: Self.chain + #", "isOn.height == 50", "isOn.height == 60""#, sections: sections
    ).findings.filter { $0.finding.finding.kind == .droppedConstraint }
    let column = "    views: { text: { label: { textStyle: body, lines: 0 } }, ".count + 1
    #expect(found.map(\.part) == [.header, .footer])
    #expect(found.map(\.indexPath.section) == [0, 1])
    #expect(found.first?.description.hasPrefix("c.yaml:5:\(column): The constraint ") == true)
    #expect(found.map { $0.description.hasSuffix("(\($0.part) of section \($0.indexPath.section))") } == [true, true])
  }

  @Test("The text of a header that lacks height is found with the header's position")
  func titles() throws {
    let flow = "flow: { itemSize: { width: 120, height: 200 }, headerReferenceSize: { width: 0, height: 10 } }"
    let found = try layout(
      flow, constraints: Self.chain,
      sections: "[{ header: Sea, items: [{ text.text: Sea }] }, { header: Mountains, items: [] }]"
    ).findings.filter { $0.finding.finding.kind == .cutText }
    let sections = "sections: [{ header: Sea, items: [{ text.text: Sea }] }, { header: "
    #expect(found.map { $0.finding.position?.line } == [7, 7])
    #expect(found.map { $0.finding.position?.column } == [14, sections.count - "header: ".count + 1])
    #expect(found.map { $0.description.hasSuffix("(header of section \($0.indexPath.section))") } == [true, true])
    #expect(found.map(\.indexPath.section) == [0, 1])
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
