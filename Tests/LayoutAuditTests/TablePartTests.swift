import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import StringCatalogs
import Testing

@Suite("Audits of headers and footers")
struct TablePartTests {
  private static let table = """
    schema: 1
    table: { style: STYLE, sectionHeaderHeight: 30 }
    cells:
      line:
        views: { text: { label: { textStyle: body, lines: 0 } } }
        constraints:
          - text.leading == margins.leading
          - text.trailing == margins.trailing
          - text.top == margins.top
          - text.bottom == margins.bottom
    sections:
      - header: First
        rows: [{ text.text: One }, { text.text: Two }]
        footer: What the first section is about, in a sentence that takes some lines
      - rows: []
      - rows: [{ text.text: Three }]
      - header: A rather long header
        footer: ᚠ
    """

  private func subject(_ style: String) throws -> TableSubject {
    TableSubject(
      try TableDocument(text: Self.table.replacingOccurrences(of: "STYLE", with: style), file: "table.yaml"))
  }

  @Test("Parts come in the order of the table; rows count through all sections")
  func order() throws {
    let subject = try subject("plain")
    #expect(
      (0..<subject.partCount).map { subject.part(at: $0)?.description ?? "" } == [
        "the header of section 0", "row 0.0", "row 0.1", "the footer of section 0", "row 2.0",
        "the header of section 3",
        "the footer of section 3",
      ])
    #expect((0..<subject.partCount).map { subject.part(at: $0)?.index } == Array(0..<subject.partCount))
    #expect(subject.place(ofElement: "header/textLabel", part: 5)?.position.line == 17)
    #expect(subject.place(ofElement: "footer/textLabel", part: 3)?.position.line == 14)
  }

  @Test("Rows that cannot be read are told with their places, each once, up to a limit")
  func manyProblems() async throws {
    let path = Temporary.path("rows.csv")
    try Temporary.write("text.text,text.hidden\n" + String(repeating: "a\n", count: 300), to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = Self.table.replacingOccurrences(of: "STYLE", with: "plain")
      .replacingOccurrences(of: "[{ text.text: Three }]", with: path)
    var audit = Audit([TableSubject(try TableDocument(text: text, file: "table.yaml"))])
    audit.locales.append(AuditLocale(identifier: "de", language: "de", direction: .leftToRight))
    audit.categories = [.large, .extraLarge]
    let problems = try await audit.run().problems
    #expect(problems.count == 101)
    #expect(problems.first?.description == "\(path):2:1: the row has 1 field, but the first line has 2")
    let lines = problems.map { $0.position?.line ?? 0 }
    #expect(lines == Array(2...101) + [0])
    #expect(problems.last?.description == "table.yaml: there are more problems; only the first 100 are listed")
  }

  @Test("A height that cannot be scaled is told with its place")
  func unscalableHeight() async throws {
    let text =
      "schema: 1\ntable:\n  rowHeight: { scaled: 20, textStyle: extraLargeTitle }\ncells: { a: { views: {} } }\nsections: [{ rows: [{}] }]"
    var audit = Audit([TableSubject(try TableDocument(text: text, file: "table.yaml"))])
    audit.categories = [.large, .accessibilityMedium]
    #expect(try await audit.run().problems.map { $0.description.prefix(28) } == ["table.yaml:3:14: \"rowHeight\""])
  }

  @Test(
    "A height that headers outgrow and a letter that no font has are found, at their places",
    arguments: ["plain", "grouped"])
  func faults(style: String) async throws {
    let report = try await Audit([try subject(style)]).run()
    #expect(report.problems == [])
    #expect(report.layoutCount == 7 * 12 * 3)
    let found = report.findings.map {
      "\($0.place?.position.line ?? 0) \($0.rule.rawValue) \($0.fault.element) in \($0.part?.description ?? "")"
    }
    #expect(
      found == [
        "12 fixed-height  in the header of section 0", "17 fixed-height  in the header of section 3",
        "18 missing-glyph footer/textLabel in the footer of section 3",
      ])
    #expect(report.findings.allSatisfy { $0.part?.row == nil })
    let outgrown = try #require(report.findings.first)
    #expect(outgrown.categories.last == .accessibilityExtraExtraExtraLarge && outgrown.fault.available == 30)
    #expect(try #require(outgrown.fault.needed) > 30)
  }

  @Test("Heights that the table finds are never outgrown", arguments: ["plain", "grouped", "insetGrouped"])
  func heights(style: String) async throws {
    let text = Self.table.replacingOccurrences(of: "STYLE, sectionHeaderHeight: 30", with: style)
    let report = try await Audit([TableSubject(try TableDocument(text: text, file: "table.yaml"))]).run()
    #expect(report.findings.map(\.rule) == [.missingGlyph])
  }

  @Test("Rows of inset groups are as wide as such a table makes them")
  func inset() async throws {
    let text = """
      schema: 1
      table: { style: STYLE }
      cells:
        line:
          views: { text: { label: { textStyle: body, lines: 1 } } }
          constraints:
            - text.leading == margins.leading
            - text.trailing == margins.trailing
            - text.top == margins.top
            - text.bottom == margins.bottom
      sections: [{ rows: [{ text.text: A text as wide as the plain row here }] }]
      """
    var rooms: [Double?] = []
    for style in ["plain", "grouped", "insetGrouped"] {
      let document = try TableDocument(text: text.replacingOccurrences(of: "STYLE", with: style), file: "table.yaml")
      var audit = Audit([TableSubject(document)])
      (audit.categories, audit.widths) = ([.large], [320])
      rooms.append(try await audit.run().findings.first { $0.rule == .truncatedText }?.fault.available)
    }
    // The row is 16 points in at each side, and so are its margins.
    let room: Double = 320 - 64
    #expect(rooms == [nil, nil, room])
  }

  @Test("A header without a translation is found under its key, and suppressed by its path")
  func translations() async throws {
    let folder = Temporary.path("strings")
    let head = #"{ "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Head" } } } }"#
    let catalog = #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "head": \#(head) } }"#
    try Temporary.write(catalog, to: "\(folder)/Localizable.xcstrings", makingFolders: true)
    let strings = StringCatalog.read([folder])
    #expect(strings.problems == [])
    let text = Self.table.replacingOccurrences(of: "STYLE, sectionHeaderHeight: 30", with: "plain")
      .replacingOccurrences(of: "header: First", with: "header: { key: head }")
    var audit = Audit([TableSubject(try TableDocument(text: text, file: "table.yaml"), strings: strings.catalog)])
    audit.locales = [AuditLocale(identifier: "de", language: "de", direction: .leftToRight)]
    let missing = try await audit.run().findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.fault.element) == ["header/textLabel"])
    #expect(missing.map(\.fault.key) == ["head"])
    audit.rules.suppressions = [Suppression(rule: .missingTranslation, element: "header/*", reason: "English is meant")]
    let report = try await audit.run()
    #expect(report.suppressed == missing)
  }
}
