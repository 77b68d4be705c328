import Foundation
import Queries
import Strut
import Testing

@Suite("Counts in the text of an audit")
struct AuditTextCountTests {
  @Test("Known and suppressed findings are counted by cause, as open ones are")
  func causes() async throws {
    let cell = """
      schema: 1
      views: { title: { label: { text: { key: title }, textStyle: body } } }
      constraints: ["V:|-[title]-|", "H:|-[title]-|"]
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: "strut-counts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for tag in ["en", "de"] {
      let strings = folder.appending(path: "\(tag).lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: strings.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"title\" = \"A text that is far too long for one line of it, in \(tag)\";".utf8).write(to: strings)
    }
    let catalog = StringCatalog.read([folder.path], sourceLocale: "en").catalog
    var audit = Audit([CellSubject(try CellDocument(text: cell), strings: catalog)])
    (audit.categories, audit.widths) = ([.large], [320])
    audit.locales = [AuditLocale(identifier: "en"), AuditLocale(identifier: "de")]
    var report = try await audit.run()
    #expect(report.findings.count == 2)
    report.compare(with: Baseline(report))
    #expect(report.known.count == 2)
    var both = report
    both.suppressed = both.known
    #expect(AuditText(both, problems: []).text == "Nothing new found (1 known cause, 1 suppressed), in 2 layouts.")
    #expect(AuditText(report, problems: []).text == "Nothing new found (1 known cause), in 2 layouts.")
  }
}
