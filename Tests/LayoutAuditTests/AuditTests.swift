import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import StringCatalogs
import TableLayout
import Testing

@Suite("Audits of many layouts")
struct AuditTests {
  private static let cell = """
    schema: 1
    views:
      title: { label: { text: A title in one line that is rather long, textStyle: body } }
      note: { label: { text: A note that does not scale, font: system, size: 13, lines: 0, adjustsFontForContentSizeCategory: false } }
    constraints:
      - title.leading == margins.leading
      - title.trailing == margins.trailing
      - title.top == margins.top
      - note.top == title.bottom
      - note.leading == margins.leading
      - note.trailing == margins.trailing
      - note.bottom == margins.bottom
    """
  private static let table = """
    schema: 1
    table: { rowHeight: 60 }
    cells:
      line:
        views: { text: { label: { textStyle: body, lines: 0 } } }
        constraints:
          - text.leading == margins.leading
          - text.trailing == margins.trailing
          - text.top == margins.top
          - text.bottom == margins.bottom
    sections:
      - rows:
          - { text.text: Short }
          - { text.text: "A row whose text is so long that it takes three lines where the text is not even large, which is more than fits" }
    """

  private func audit() throws -> Audit {
    Audit([
      CellSubject(try CellDocument(text: Self.cell, file: "cell.yaml")),
      TableSubject(try TableDocument(text: Self.table, file: "table.yaml")),
    ])
  }

  @Test("A finding stands for one fault at all sizes and widths: where it begins, and where it is worst")
  func folded() async throws {
    let report = try await audit().run()
    #expect(report.layoutCount == 3 * 12 * 3)
    #expect(report.problems == [])
    let title = try #require(report.findings.first { $0.fault.element == "title" })
    #expect(title.rule == .truncatedText)
    #expect(title.subject == "cell.yaml")
    #expect(title.place?.position == SourcePosition(line: 3, column: 3))
    #expect(title.worst == Situation(category: .accessibilityExtraExtraExtraLarge, width: 320))
    #expect(title.first.width == 320)
    #expect(title.categories == Array(ContentSizeCategory.allCases.sorted().suffix(title.categories.count)))
    #expect(title.first.category == title.categories[0])
    #expect(title.widths == [320, 375, 430])
    let note = try #require(report.findings.first { $0.rule == .unscaledText })
    #expect(note.fault.element == "note")
    #expect(report.findings.map(\.fault.element) == ["note", "title", "", ""])
  }

  @Test("Rows are named, and a row of fixed height is found that its text outgrew")
  func rows() async throws {
    let found = try await audit().run().findings.filter { $0.rule == .fixedHeight }
    #expect(found.map(\.part?.row) == [0, 1])
    #expect(found.map(\.fault.available) == [60, 60])
    #expect(found[0].first.category > found[1].first.category)
  }

  @Test("The report is the same on any number of workers")
  func deterministic() async throws {
    var audit = try audit()
    audit.locales = [.asWritten, AuditLocale(identifier: "ar", direction: .rightToLeft)]
    let reports = [try await audit.run(workers: 1), try await audit.run(workers: 2), try await audit.run(workers: 5)]
    #expect(reports[0].findings == reports[1].findings)
    #expect(reports[0].findings == reports[2].findings)
    #expect(!reports[0].findings.isEmpty)
  }

  @Test("A cell that cannot be built is a problem, and the others are audited")
  func problems() async throws {
    let broken = try CellDocument(text: Self.cell.replacing("font: system", with: "font: Palatno"), file: "broken.yaml")
    var audit = try audit()
    audit.subjects.insert(CellSubject(broken), at: 0)
    let report = try await audit.run()
    #expect(report.problems.map(\.subject) == ["broken.yaml"])
    #expect(report.problems[0].message.contains("Palatno"))
    #expect(Set(report.findings.map(\.subject)) == ["cell.yaml", "table.yaml"])
  }

  @Test("A cell in code is audited as one of a document")
  func code() async throws {
    let subject = CodeSubject("TitleCell") {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "A title in one line that is rather long for a cell"
      cell.textLabel?.adjustsFontForContentSizeCategory = true
      return cell
    }
    let report = try await Audit([subject]).run()
    #expect(report.findings.map(\.rule) == [.truncatedText])
    #expect(report.findings.map(\.fault.element) == ["textLabel"])
    #expect(report.findings[0].place == nil)
  }
}
