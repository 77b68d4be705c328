import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import StringCatalogs
import Testing

@Suite("Audits of collection views")
struct CollectionAuditTests {
  private func report(_ layout: String, header: String = "", cells: String = "", lines: Int = 1) async throws
    -> AuditReport
  {
    let text = """
      schema: 1
      collection: { \(layout) }
      cells:
        word:
          views: { text: { label: { textStyle: body, lines: \(lines) } } }
          constraints: ["H:|-10-[text]-10-|", "V:|-5-[text]-5-|"]\(cells)
      sections:
        - items: [{ text.text: Sea }, { text.text: Mountains and valleys }]
          \(header)
      """
    var audit = Audit([TableSubject(try TableDocument(text: text, file: "words.yaml"))])
    (audit.categories, audit.widths) = ([.large], [320])
    return try await audit.run()
  }

  private func found(_ report: AuditReport) -> [String] {
    report.findings.filter { [.truncatedText, .fixedHeight, .missingGlyph].contains($0.rule) }.map {
      "\($0.rule.rawValue) \($0.fault.element) in \($0.part?.description ?? "")"
    }
  }

  @Test("An item has the width of the layout, and not that of the collection view")
  func width() async throws {
    let narrow = try await report("flow: { itemSize: { width: 120, height: 40 } }")
    #expect(narrow.problems == [])
    #expect(found(narrow) == ["truncated-text text in item 0.1"])
    #expect(narrow.findings.first?.fault.available == 100)
    #expect(found(try await report("flow: { itemSize: { width: 300, height: 40 } }")) == [])
    #expect(found(try await report("list: {}")) == [])
  }

  @Test("A cell that cannot be made, and that no item uses, does not change the widths of others")
  func brokenCell() async throws {
    let broken = "\n  broken: { views: { text: { label: { font: No Such Font, size: 15 } } } }"
    let narrow = try await report("flow: { itemSize: { width: 120, height: 40 } }", header: "cell: word", cells: broken)
    #expect(found(narrow) == ["truncated-text text in item 0.1"])
  }

  @Test("An item that determines its size is never truncated")
  func automatic() async throws {
    #expect(found(try await report("flow: { estimatedItemSize: automatic }")) == [])
  }

  @Test("A specified height that the content outgrows is found, and an estimated one grows")
  func height() async throws {
    let fixed = try await report("flow: { itemSize: { width: 120, height: 40 } }", lines: 0)
    #expect(found(fixed) == ["fixed-height  in item 0.1"])
    #expect(fixed.findings.first?.fault.available == 40)
    let size = "size: { width: 120, height: { estimated: 40 } }"
    let group = "compositional: { sections: [{ group: { \(size), subitems: [{ \(size) }] } }] }"
    #expect(found(try await report(group, lines: 0)) == [])
  }

  @Test("An item of a vertical flow layout is not wider than a line", arguments: [(280, false), (300, true)])
  func line(width: Int, isWide: Bool) async throws {
    let flow = "itemSize: { width: \(width), height: 40 }, sectionInset: { left: 20, right: 20 }"
    func faults(_ more: String = "") async throws -> [Fault] {
      let report = try await report("flow: { \(flow)\(more) }")
      #expect(report.problems == [])
      return report.findings.map(\.fault).filter { $0.rule == .outsideCell }
    }
    #expect(try await faults().map(\.available) == (isWide ? [280, 280] : []))
    #expect(try await faults(", scrollDirection: horizontal") == [])
  }

  @Test("Headers and footers are parts, with their places")
  func edges() async throws {
    let list = "list: { headerMode: supplementary }"
    let report = try await report(list, header: "header: \"ᚠ\"")
    #expect(report.layoutCount == 3)
    #expect(report.findings.map(\.rule).filter { $0 != .outsideMargins } == [.missingGlyph])
    #expect(report.findings.first?.part?.description == "the header of section 0")
    #expect(report.findings.first?.place?.position.line == 9)
  }

  @Test(
    "A header and a footer of a list have the height of the collection view", arguments: ContentSizeCategory.allCases)
  func listEdges(category: ContentSizeCategory) throws {
    let text = """
      schema: 1
      collection: { list: { appearance: insetGrouped, headerMode: supplementary, footerMode: supplementary } }
      cells: { word: { views: { text: { label: { textStyle: body } } }, constraints: ["H:|[text]|", "V:|[text]|"] } }
      sections: [{ header: General, footer: All of your devices., items: [{ text.text: Language }] }]
      """
    let document = try TableDocument(text: text, file: "list.yaml")
    let traits = TraitCollection(contentSizeCategory: category)
    let section = try CollectionBuilder(document).layOut(traits: traits).layout.sections[0]
    let frames = [section.header?.frame, section.items[0].frame, section.footer?.frame]
    let locale = AuditLocale(identifier: nil, language: traits.language, direction: traits.layoutDirection)
    let stage = try TableSubject(document).prepare(parts: 0..<3, locale: locale).stage(traits: traits)
    for (part, frame) in zip(0..<3, frames) {
      let staged = try stage.show(part: part)
      let width = staged.viewWidth(inTable: document.table.width)
      #expect(try staged.neededHeight(width: width) == (frame?.height).map { Double($0) }, "\(part)")
    }
  }

  @Test("A header that is a cell is checked in its place, and its views have their positions in the document")
  func edgeCell() async throws {
    let flow = "flow: { headerReferenceSize: { width: 0, height: 30 } }"
    let header = "header: { cell: word, text.text: Words and sentences that need more than one line }"
    let low = try await report(flow, header: header, lines: 0)
    let finding = try #require(low.findings.first { $0.rule == .fixedHeight && $0.part?.row == nil })
    #expect(finding.part?.description == "the header of section 0" && finding.fault.available == 30)
    #expect(finding.cure.hasPrefix("Scale the height with UIFontMetrics"))
    #expect(finding.place?.position.line == 9)
    let cut = try await report(flow, header: header)
    #expect(found(cut).contains("truncated-text text in the header of section 0"))
    let place = cut.findings.first { $0.part?.row == nil && $0.rule == .truncatedText }?.place
    #expect((place?.position.line, place?.cell) == (5, "word"))
  }

  @Test("A height that constraints leave open is found where the cell determines it")
  func open() async throws {
    let text = """
      schema: 1
      collection: { LAYOUT }
      cells:
        word:
          views: { text: { label: { textStyle: body } } }
          constraints: ["H:|-10-[text]-10-|", "V:|-5-[text]"]
      sections: [{ items: [{ text.text: Sea }] }]
      """
    func collapsed(_ layout: String) async throws -> [Finding] {
      let document = try TableDocument(text: text.replacing("LAYOUT", with: layout), file: "words.yaml")
      var audit = Audit([TableSubject(document)])
      (audit.categories, audit.widths) = ([.large], [320])
      return try await audit.run().findings.filter { $0.rule == .collapsed }
    }
    let found = try await collapsed("list: {}")
    #expect(found.map(\.message).first?.hasPrefix("the constraints do not determine the cell height: ") == true)
    #expect(found.first?.cure.hasSuffix("specify the height in the layout.") == true)
    #expect(try await collapsed("flow: { itemSize: { width: 100, height: 60 } }").isEmpty)
  }
}
