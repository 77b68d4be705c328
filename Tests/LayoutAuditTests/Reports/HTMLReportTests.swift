import CellDocuments
import FontMetrics
import Foundation
import LayoutCore
import TestSupport
import Testing

@testable import LayoutAudit

/// The content of the page; `make check` uses it in Chromium.
@Suite("The page of an audit")
struct HTMLReportTests {
  private static let cell = """
    schema: 1
    views:
      title: { label: { text: "</script><!--DATA--> & a title in one line", textStyle: body } }
    constraints:
      - title.leading == margins.leading
      - title.trailing == margins.trailing
      - title.top == margins.top
      - title.bottom == margins.bottom
    """
  private static let table = """
    schema: 1
    cells:
      line:
        views: { text: { label: { textStyle: body, lines: LINES } } }
        constraints:
          - text.leading == margins.leading
          - text.trailing == margins.trailing
          - text.top == margins.top
          - text.bottom == margins.bottom
    sections: [{ rows: [{ text.text: A }, { text.text: A text that is far longer than a row can be in one line }, { text.text: A }] }]
    """

  private func audit() throws -> Audit {
    var audit = Audit([
      CellSubject(try CellDocument(text: Self.cell, file: "cell.yaml")),
      TableSubject(try TableDocument(text: Self.table.replacing("LINES", with: "1"), file: "table.yaml")),
    ])
    audit.widths = [320, 430]
    audit.locales = [.asWritten, AuditLocale(identifier: "ar", direction: .rightToLeft)]
    return audit
  }

  @Test("Cells that failed are drawn at all sizes, the worst first, in the width where they are worst")
  func failed() async throws {
    let audit = try audit()
    let report = try await audit.run()
    let pictures = try await AuditPictures.draw(report, of: audit)
    #expect(pictures.strips.map(\.subject) == [1, 1, 0, 0])
    #expect(pictures.strips.map(\.part) == ["row 0.1", "row 0.1", nil, nil])
    #expect(pictures.strips.map(\.locale) == [0, 1, 0, 1])
    #expect(pictures.strips.allSatisfy { $0.width == 320 && $0.pictures.count == 12 })
    #expect(pictures.leftOutCount == 0)
  }

  @Test("A mark is at the element's frame, with the points that are missing at that size")
  func marks() async throws {
    let audit = try audit()
    let report = try await audit.run()
    let strip = try #require(try await AuditPictures.draw(report, of: audit).strips.last)
    let finding = report.findings[try #require(strip.findings.first)]
    let marks = strip.pictures.map { $0?.marks.first }
    for (category, mark) in zip(report.categories, marks) {
      #expect((mark != nil) == finding.categories.contains(category))
    }
    let missing = marks.compactMap { $0?.missing }
    #expect(missing == missing.sorted())
    #expect(abs(try #require(missing.last) - (finding.fault.missing ?? 0)) < 0.01)
    let frame = try #require(marks.last??.frame)
    #expect(frame.count == 4 && frame[2] == 288)
    let heights = strip.pictures.compactMap { $0?.height }
    #expect(heights == heights.sorted())
  }

  @Test("All cells are drawn where all are asked for, each once in each language; those that failed come first")
  func all() async throws {
    let audit = try audit()
    let report = try await audit.run()
    let pictures = try await AuditPictures.draw(report, of: audit, .all)
    #expect(pictures.strips.count == 2 * (1 + 3))
    #expect(
      pictures.strips.map { !$0.findings.isEmpty } == Array(repeating: true, count: 4)
        + Array(repeating: false, count: 4))
    // The two short rows are alike.
    #expect(pictures.drawings.count < 12 * pictures.strips.count)
  }

  @Test("Beyond the limit pictures are left out, and the page says how many")
  func limit() async throws {
    let audit = try audit()
    let report = try await audit.run()
    let pictures = try await AuditPictures.draw(report, of: audit, .all, byteLimit: 1)
    #expect(pictures.strips.count == 1)
    #expect(pictures.leftOutCount == 7)
    #expect(HTMLReport(report, pictures, SampleReport.settings).text.contains("\"leftOut\":7"))
  }

  @Test("No text of a cell ends the script's element or begins another; nothing comes from elsewhere")
  func hostile() async throws {
    let audit = try audit()
    let report = try await audit.run()
    let text = HTMLReport(report, try await AuditPictures.draw(report, of: audit), SampleReport.settings).text
    #expect(text.split(separator: "</script>", omittingEmptySubsequences: false).count == 3)
    #expect(text.contains("\\u003c/script>\\u003c!--DATA--> & a title"))
    #expect(!text.contains("<!--"))
    #expect(text.hasPrefix("<!doctype html>") && text.hasSuffix("</html>\n"))
    #expect(text.contains("default-src 'none'"))
    #expect(!text.replacing("http://www.w3.org/2000/svg", with: "").contains("://"))
  }

  @Test("The same audit gives the same bytes, whatever the order of work")
  func deterministic() async throws {
    let audit = try audit()
    var texts: Set<String> = []
    for workers in [1, 2, 5] {
      let report = try await audit.run(workers: workers)
      let pictures = try await AuditPictures.draw(report, of: audit, workers: workers == 5 ? nil : workers)
      texts.insert(HTMLReport(report, pictures, SampleReport.settings).text)
    }
    #expect(texts.count == 1)
  }

  @Test("A finding in an Interface Builder file has the object ID of its element; cells are counted as such")
  func objects() async throws {
    let cell = WrittenNib.titleCell("cel-l1-001", WrittenNib.long, name: "Row")
    var audit = Audit(try NibAudits.subjects(WrittenNib.nib(cell)))
    (audit.categories, audit.widths) = ([.large], [320])
    let report = try await audit.run()
    let text = HTMLReport(report, try await AuditPictures.draw(report, of: audit), ReportSettings(version: "1")).text
    #expect(text.contains(#""objectID":"cel-l1-001-title""#))
    #expect(text.contains("All cells") && !text.contains("All files"))
  }

  @Test("A report without findings is a page too")
  func empty() {
    var report = SampleReport.report
    (report.findings, report.problems) = ([], [])
    #expect(HTMLReport(report, AuditPictures(), SampleReport.settings).text.contains("\"findings\":[]"))
  }

  @Test("Each finding has the number of its cause, so that totals count what the text report counts")
  func causes() async throws {
    let report = try await audit().run()
    let text = HTMLReport(report, AuditPictures(), SampleReport.settings).text
    let numbers = text.matches(of: /"cause":(\d+)/).compactMap { Int($0.1) }
    #expect(numbers.count == report.findings.count && numbers.count > report.causes.count)
    #expect(Set(numbers) == Set(report.causes.indices))
    for (finding, number) in zip(report.findings, numbers) {
      #expect(report.causes[number].findings.contains { $0.fault == finding.fault && $0.locale == finding.locale })
    }
  }

  @Test("Languages and sizes at which nothing could be laid out are told, and so is what else there is to know")
  func unseen() {
    var report = SampleReport.report
    report.unseen = [1: [.extraSmall, .large]]
    report.notes = ["a note"]
    let text = HTMLReport(report, AuditPictures(), SampleReport.settings).text
    #expect(text.contains("\"unseen\":[[],[0,3]]"))
    #expect(text.contains("\"notes\":[\"a note\"]"))
  }
}
