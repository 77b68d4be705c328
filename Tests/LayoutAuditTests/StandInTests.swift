import CellDocuments
import FontMetrics
import LayoutAudit
import LayoutCore
import Testing

@Suite("Letters of fonts that stand in for those of a phone")
struct StandInTests {
  private static let arabic = "نعم ج"

  private func document(_ text: String, height: Int? = nil) throws -> CellDocument {
    try CellDocument(
      text: """
        schema: 1
        views: { title: { label: { text: "\(text)", textStyle: body } } }
        constraints:
          - title.leading == margins.leading
          - title.trailing <= margins.trailing
          - title.top == content.top
          - title.bottom == content.bottom
          \(height.map { "- title.height == \($0)" } ?? "")
        """)
  }

  private func findings(_ text: String, height: Int? = nil) async throws -> [Finding] {
    var audit = Audit([CellSubject(try document(text, height: height))])
    (audit.categories, audit.widths) = ([.accessibilityExtraExtraExtraLarge], [320])
    return try await audit.run().findings
  }

  @Test("Letters of another script that reach out are a note, which names the font that stands in")
  func standIn() async throws {
    let found = try await findings(Self.arabic)
    #expect(found.map(\.rule) == [.inkOutside])
    #expect(found.map(\.severity) == [.note])
    let message = try #require(found.first?.message)
    #expect(message.contains(" points outside the cell in Noto "), "\(message)")
    #expect(message.hasSuffix(", a substitute for an iOS font"))
  }

  @Test("Letters of the text's own font in a label that is too low are clipped text, reported once")
  func own() async throws {
    for text in ["Égypte", "Égypte \(Self.arabic)"] {
      let found = try await findings(text, height: 34)
      #expect(found.map(\.rule) == [.clippedText])
      #expect(found.map(\.severity) == [.error])
    }
  }

  @Test("Of a row that is too low, nothing is told of letters whose height is not known")
  func lowRow() throws {
    let traits = TraitCollection(contentSizeCategory: .accessibilityExtraExtraExtraLarge, log: .silent)
    let cell = try CellBuilder(try document(Self.arabic)).build(traits: traits).cell
    #expect(try LayoutCheck().faults(in: cell, width: 320).map(\.rule) == [.inkOutside])
    #expect(try LayoutCheck().faults(in: cell, width: 320, fixedHeight: 44).map(\.rule) == [.fixedHeight])
  }

  @Test("Nor at sizes at which the row is high enough")
  func lowRowAtOtherSizes() throws {
    let cell = try CellBuilder(try document(Self.arabic)).build(traits: TraitCollection(log: .silent)).cell
    func rules(_ categories: [ContentSizeCategory]) throws -> [AuditRule] {
      try LayoutCheck().findings(in: cell, categories: categories, widths: [320], fixedHeight: 57).map(\.rule)
    }
    let (fitting, large) = (
      ContentSizeCategory.accessibilityExtraExtraLarge, ContentSizeCategory.accessibilityExtraExtraExtraLarge
    )
    #expect(try rules([fitting]) == [.inkOutside])
    #expect(try rules([large]) == [.fixedHeight])
    #expect(try rules([fitting, large]) == [.fixedHeight])
  }
}
