import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import Testing

@Suite("Headers and footers in documents of collection views")
struct SectionEdgeTests {
  private static let cells = """
    cells:
      word:
        views: { text: { label: { textStyle: body, lines: 0 } } }
        constraints: ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"]
      head:
        views: { title: { label: { textStyle: title1, lines: 0 } }, note: { label: { textStyle: footnote } } }
        constraints: ["H:|-8-[title]-8-|", "H:|-8-[note]-8-|", "V:|-4-[title]-2-[note]-4-|"]

    """
  private static let compositional = """
      compositional:
        sections:
          - group:
              size: { width: { fractionalWidth: 1 }, height: 50 }
              subitems: [{ size: { width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } } }]
            header: { size: { width: { fractionalWidth: 1 }, height: { estimated: 30 } } }
            footer: { size: { width: { fractionalWidth: 1 }, height: { estimated: 30 } } }

    """

  private func document(_ collection: String, _ section: String) throws -> TableDocument {
    try TableDocument(
      text: "schema: 1\ncollection:\n  width: 300\n\(collection)\(Self.cells)sections:\n  - \(section)\n",
      file: "c.yaml")
  }

  private func traits(_ category: ContentSizeCategory = .large) throws -> TraitCollection {
    var traits = TraitCollection(contentSizeCategory: category, displayScale: 2)
    traits.typesetting = Typesetting(fonts: try FontCatalog.bundled(sources: .own))
    return traits
  }

  @Test("A cell as header has its own views and values, and determines its height at every text size")
  func cell() throws {
    let section = """
      header: { cell: head, title.text: Words of the sea, note.text: A note }
          footer: { cell: word, text.text: The end }
          items: [{ cell: word, text.text: Wave }]
      """
    let document = try document(Self.compositional, section)
    var heights: [CGFloat] = []
    for category in [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      let traits = try traits(category)
      let (layout, problems) = try CollectionBuilder(document).layOut(traits: traits)
      #expect(problems == [])
      let header = try #require(layout.sections[0].header?.frame)
      let own = try ItemCell(try #require(document.cells["head"]), isInList: false, traits: traits)
      own.show(try #require(document.sections[0].header?.row))
      let attributes = CollectionLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
      attributes.frame.size.width = 300
      attributes.measuredAxes = [.vertical]
      #expect(header.height == own.cell.size(fitting: attributes).height)
      #expect(layout.sections[0].footer?.frame.minY == layout.sections[0].items[0].frame.maxY)
      heights.append(header.height)
    }
    #expect(heights == heights.sorted() && Set(heights).count == 3)
  }

  @Test("A header in a list is a list cell, and other headers keep their text")
  func list() throws {
    let list = "  list: { headerMode: supplementary }\n"
    let section =
      "header: { cell: word, text.text: Words }\n    items: [{ cell: word }]\n  - header: More\n    items: [{ cell: word }]"
    let built = try CollectionBuilder(document(list, section)).build(traits: traits())
    built.view.layoutIfNeeded()
    let headers = (0..<2).map {
      built.view.supplementaryView(
        forElementKind: CollectionView.elementKindSectionHeader, at: IndexPath(row: 0, section: $0))
    }
    #expect(headers.allSatisfy { $0 is CollectionListCell })
    let texts = headers.map { $0?.subtree.compactMap { ($0 as? Label)?.text } ?? [] }
    #expect(texts == [["Words"], ["More"]])
  }

  @Test("A key in a header's cell is looked up, and is an error without strings")
  func keys() throws {
    let section = "header: { cell: word, text.text: { key: sea } }\n    items: [{ cell: word }]"
    let document = try document(Self.compositional, section)
    let error = #expect(throws: CellDocumentErrors.self) { try CollectionBuilder(document).build(traits: traits()) }
    #expect(error?.description.contains("\"sea\" is a key; specify its strings with --strings PATH") == true)
    var strings = StringCatalogReader()
    strings.add(bytes: Array("sea = Meer;".utf8), path: "de.lproj/Localizable.strings")
    let localized = try document.localized(by: StringLocalization(strings.catalog(), locale: "de"))
    #expect(localized.sections[0].header?.row?.values.map(\.value) == [.text("Meer")])
  }

  @Test(
    "Errors in a header name its line",
    arguments: [
      ("header: { title: A }", "19:13: the header has no \"cell\"; write { cell: NAME, view.property: value }"),
      ("footer: { cell: wrd }", "19:21: unknown cell \"wrd\"; did you mean \"word\"?"),
      ("header: { cell: word, txt.text: A }", "19:27: cell \"word\" has no view \"txt\"; did you mean \"text\"?"),
      ("header: { cell: word, text.size: 3 }", "19:27: a row cannot set \"size\" of \"text\""),
    ])
  func errors(section: String, message: String) throws {
    let error = #expect(throws: CellDocumentErrors.self) { try document(Self.compositional, section) }
    let found = error?.all.first?.description ?? ""
    #expect(found.hasPrefix("c.yaml:\(message)"), "\(found)")
  }

  @Test("A cell as header requires space in the layout, and a collection view")
  func unsuitable() throws {
    let section = "header: { cell: word }\n    items: [{ cell: word }]"
    let error = #expect(throws: CellDocumentErrors.self) { try document("  flow: {}\n", section) }
    #expect(error?.description.contains("no space for the header; add headerReferenceSize to \"flow\"") == true)
    let table = "schema: 1\n\(Self.cells)sections:\n  - header: { cell: word }\n    rows: [{ cell: word }]\n"
    let ofTable = #expect(throws: CellDocumentErrors.self) { try TableDocument(text: table) }
    #expect(ofTable?.description.contains("only a collection view has cells as headers") == true)
  }
}
