import CellDocuments
import LayoutAudit
import LayoutCore
import StringCatalogs
import Testing

@Suite("Audits in several languages")
struct TranslationTests {
  private static let cell = """
    schema: 1
    views:
      title: { label: { text: { key: title }, textStyle: body, lines: 0 } }
      note: { label: { text: { key: note }, textStyle: body, lines: 0 } }
    constraints:
      - title.leading == margins.leading
      - title.trailing <= margins.trailing
      - title.top == margins.top
      - note.top == title.bottom
      - note.leading == margins.leading
      - note.trailing <= margins.trailing
      - note.bottom == margins.bottom
    """

  private static let strings = [
    "en": ["title": "Your order", "note": "It is on its way"],
    "de": ["title": "Deine Bestellung, die du vor kurzem aufgegeben hast", "note": "Sie ist auf dem Weg"],
    "ar": ["title": "طلبك"],
  ]

  private func catalog() throws -> StringCatalog {
    let folder = Temporary.path("strings")
    for (locale, texts) in Self.strings {
      let lines = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.sorted().joined()
      try Temporary.write(lines, to: "\(folder)/\(locale).lproj/Localizable.strings", makingFolders: true)
    }
    let reading = StringCatalog.read([folder])
    #expect(reading.problems == [])
    return reading.catalog
  }

  private func report() async throws -> AuditReport {
    var audit = Audit([CellSubject(try CellDocument(text: Self.cell), strings: try catalog())])
    audit.locales = ["en", "de", "ar"].map { tag in
      AuditLocale(identifier: tag, language: tag, direction: TextLocale(tag).direction)
    }
    audit.rules.disabled = [.brokenWord, .inkOutside, .orphanedWord]
    return try await audit.run()
  }

  @Test("A translation that is missing or far longer than its source is told with its key")
  func translations() async throws {
    let report = try await report()
    let found = report.findings.map { [$0.rule.rawValue, $0.locale ?? "", $0.fault.element, $0.fault.key ?? ""] }
    #expect(
      found == [["missing-translation", "ar", "note", "note"], ["long-translation", "de", "title", "title"]])
    #expect(report.findings.allSatisfy { $0.categories.count == 12 && $0.widths.count == 3 })
    #expect(report.findings[0].fault.text == "It is on its way")
    #expect(report.findings[1].fault.missing == 41)
  }

  @Test(
    "A text that equals its source is noted where the language has another script",
    arguments: [
      ("en", "ar", "Get notifications from", true), ("en", "ja", "Settings", true), ("en", "sr-Cyrl", "Settings", true),
      ("en", "de", "Name", false), ("en", "sr-Latn", "Name", false), ("en", "ar", "100 % …", false),
      ("en", "ja", "km", false), ("en", "ja", "Wi-Fi %@", false), ("en", "ja", "%d hr %d min", false),
      ("en", "ja", "OK", false), ("en", "ja", "Go on", true), ("en", "ja", "Names", true), ("ko", "en", "이름", true),
      ("zh-Hans", "ja", "東京", false), ("zh-Hans", "zh-Hant", "大学", false), ("zh-Hans", "en", "大学", true),
    ])
  func copies(source: String, locale: String, text: String, isNoted: Bool) async throws {
    let folder = Temporary.path("copies")
    for tag in [source, locale] {
      let strings = "\"title\" = \"\(text)\";\n\"note\" = \"\(tag)\";\n"
      try Temporary.write(strings, to: "\(folder)/\(tag).lproj/Localizable.strings", makingFolders: true)
    }
    let reading = StringCatalog.read([folder], sourceLocale: source)
    var audit = Audit([CellSubject(try CellDocument(text: Self.cell), strings: reading.catalog)])
    audit.locales = [AuditLocale(identifier: source), AuditLocale(identifier: locale)]
    let found = try await audit.run().findings.filter { $0.rule == .sameAsSource }
    #expect(found.map(\.fault.element) == (isNoted ? ["title"] : []))
    #expect(found.allSatisfy { $0.severity == .note && $0.locale == locale && $0.fault.text == text })
  }

  @Test(
    "Dates, figures and addresses need no translation, and words do",
    arguments: [
      ("2014-06-17 17:54 UTC", true), ("88.8 %", true), ("$9.99", true), ("api.openstreetmap.org", true),
      ("https://example.org/help?page=2", true), ("(name@example.org)", true), ("example.org/path", true), ("–", true),
      ("12/31", true), ("UTC", false), ("17 June", false), ("Version 2.1", false), ("Visit example.org", false),
      ("Wait... what", false), ("大学", false), ("km", false), ("FILE 7 SAVED", false),
    ])
  func wordless(text: String, isWordless: Bool) async throws {
    let folder = Temporary.path("wordless")
    try Temporary.write(
      "\"title\" = \"\(text)\";\n\"note\" = \"A note\";\n", to: "\(folder)/en.lproj/Localizable.strings",
      makingFolders: true)
    try Temporary.write(
      "\"note\" = \"Eine Notiz\";\n", to: "\(folder)/de.lproj/Localizable.strings", makingFolders: true)
    let reading = StringCatalog.read([folder], sourceLocale: "en")
    var audit = Audit([CellSubject(try CellDocument(text: Self.cell), strings: reading.catalog)])
    audit.locales = [AuditLocale(identifier: "de")]
    let found = try await audit.run().findings.filter { $0.rule == .missingTranslation }
    #expect(found.map(\.fault.element) == (isWordless ? [] : ["title"]))
  }

  @Test("A label that is hidden lacks no translation")
  func hidden() async throws {
    let text = Self.cell.replacing("key: note }, textStyle: body, lines: 0", with: "key: note }, hidden: true")
    var audit = Audit([CellSubject(try CellDocument(text: text), strings: try catalog())])
    audit.locales = [AuditLocale(identifier: "ar", language: "ar", direction: .rightToLeft)]
    #expect(try await audit.run().findings.filter { $0.rule == .missingTranslation } == [])
  }

  @Test("A key that the strings do not have is a problem in every language, told once")
  func unknownKey() async throws {
    let document = try CellDocument(text: Self.cell.replacing("key: note", with: "key: notes"), file: "cell.yaml")
    var audit = Audit([CellSubject(document, strings: try catalog())])
    audit.locales = [AuditLocale(identifier: "en"), AuditLocale(identifier: "de")]
    let report = try await audit.run()
    #expect(report.problems.count == 1)
    #expect(report.problems[0].description.contains("cell.yaml:4:"))
    #expect(report.problems[0].message.contains("did you mean \"note\"?"))
  }

  @Test("Rows are looked up too, in the table's document and in files")
  func rows() async throws {
    let table = """
      schema: 1
      cells:
        line:
          views: { text: { label: { textStyle: body } } }
          constraints:
            - text.leading == margins.leading
            - text.trailing == margins.trailing
            - text.top == margins.top
            - text.bottom == margins.bottom
      sections:
        - rows:
            - { text.text: { key: title } }
            - { text.text: Short }
      """
    var audit = Audit([TableSubject(try TableDocument(text: table), strings: try catalog())])
    audit.locales = [AuditLocale(identifier: "de")]
    audit.rules.disabled = [.longTranslation]
    let report = try await audit.run()
    let findings = report.findings
    #expect(report.problems == [])
    #expect(findings.map(\.rule) == [.truncatedText])
    #expect(findings.map(\.part?.row) == [0])
    #expect(findings.map { $0.place?.position.line } == [4])
    #expect(findings.map(\.fault.key) == ["title"])
  }
}
