import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import Testing

/// The page that says what documents may say.
@Suite("Documentation/Documents.md")
struct DocumentationTests {
  @Test("Its documents are read, built and laid out without a finding")
  func documents() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/Documents.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let documents = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(documents.count == 6)
    var traits = TraitCollection(contentSizeCategory: .large)
    traits.typesetting = Typesetting(fonts: try FontCatalog.bundled(sources: .own))
    for document in documents where document.contains("collection:") {
      let (layout, problems) = try CollectionBuilder(TableDocument(text: document)).layOut(traits: traits)
      #expect(problems == [] && layout.sections[0].items.count == 2)
    }
    for document in documents where document.contains("sections:") && !document.contains("collection:") {
      let (layout, problems) = try TableBuilder(TableDocument(text: document)).layOut(traits: traits)
      #expect(problems == [] && layout.findings == [])
    }
    for document in documents where !document.contains("sections:") {
      let built = try CellBuilder(CellDocument(text: document)).build(traits: traits)
      #expect(try built.layOut().height > 40)
      #expect(try CellSizing.findings(for: built.cell, width: 375, separator: true) == [])
    }
  }
}
