import CodeAudit
import FontMetrics
import InterfaceBuilder
import LayoutAudit
import LayoutCore
import StringCatalogs
import Testing
import UIKitNames

/// The audit of cells that an app's code makes.
@Suite("Cells in code")
struct CodeCellTests {
  static func maker(_ placeholder: NibPlaceholder = .fitting, omitting: Set<String> = []) -> AppCellMaker {
    AppCellMaker(placeholder: placeholder, omitting: omitting) { $0 }
  }

  static func report(
    _ cells: [CodeCell], _ maker: AppCellMaker = maker(), locales: [AuditLocale] = [.asWritten]
  ) async throws -> AuditReport {
    var audit = Audit(cells.compactMap(maker.subject))
    audit.categories = [.large, .accessibilityExtraExtraExtraLarge]
    audit.widths = [320]
    audit.locales = locales
    audit.traits = TraitCollection(typesetting: try Typesetting.bundled(), log: .silent)
    return try await audit.run()
  }

  static let person = CodeCell(PersonCell.self, file: "App/PersonCell.swift", line: 3)

  @Test("A finding names the Swift file and line at which the element is made, by the name of its property")
  func places() async throws {
    let report = try await Self.report([Self.person])
    let finding = try #require(report.findings.first { $0.rule == .truncatedText && $0.fault.element == "nameLabel" })
    #expect(finding.subject == "App/PersonCell.swift/PersonCell")
    #expect(finding.place == ElementPlace(file: "App/PersonCell.swift", position: SourcePosition(line: 4, column: 1)))
    #expect(finding.fault.isSample)
    #expect(report.problems.isEmpty)
  }

  @Test("An element without a place has that of its class")
  func placeOfClass() async throws {
    let report = try await Self.report([Self.person])
    let finding = try #require(report.findings.first { $0.fault.element == "noteLabel" && $0.rule == .unscaledText })
    #expect(finding.place?.position.line == 3)
    #expect(!finding.fault.isSample)
  }

  @Test("Views without text show samples, which are notes; text that code sets is kept")
  func samples() async throws {
    let report = try await Self.report([Self.person])
    #expect(report.fileNotes.map(\.element) == ["followButton", "nameLabel"])
    #expect(report.fileNotes.map(\.position.line) == [5, 4])
    let all = try await Self.report([Self.person], Self.maker(.sample))
    #expect(all.fileNotes.map(\.element) == ["followButton", "nameLabel", "noteLabel"])
    let none = try await Self.report([Self.person], Self.maker(.asWritten))
    #expect(none.fileNotes.isEmpty)
  }

  @Test("Samples are in the script of the language")
  func scripts() async throws {
    let thai = AuditLocale(identifier: "th", language: "th", direction: .leftToRight)
    let report = try await Self.report([Self.person], locales: [thai])
    let texts = report.findings.compactMap(\.fault.text)
    #expect(texts.contains { $0.unicodeScalars.contains { (0xE00...0xE7F).contains($0.value) } })
  }

  @Test("A cell without views of its own shows the labels of its style")
  func builtIn() async throws {
    let report = try await Self.report([CodeCell(PlainCell.self, file: "App/PlainCell.swift", line: 2)])
    #expect(report.fileNotes.map(\.element) == ["detailTextLabel", "textLabel"])
    #expect(report.layoutCount == 2)
  }

  @Test("Headers and footers are made with their initializer")
  func headers() async throws {
    let report = try await Self.report([CodeCell(TitleHeader.self, file: "App/TitleHeader.swift", line: 7)])
    let finding = try #require(report.findings.first { $0.rule == .truncatedText })
    #expect(finding.place?.position.line == 9)
  }

  @Test("An omitted class is not made")
  func omitted() async throws {
    let report = try await Self.report([Self.person], Self.maker(omitting: ["PersonCell"]))
    #expect(report.subjects.isEmpty)
  }

  @Test("Reports for build servers have the place")
  func reports() async throws {
    let report = try await Self.report([Self.person])
    let settings = ReportSettings(version: "1.0")
    #expect(GitHubReport(report, settings).text.contains("file=App/PersonCell.swift,line=4"))
    let sarif = SARIFReport(report, settings).text
    #expect(sarif.contains(#""startLine" : 4"#) || sarif.contains(#""startLine":4"#))
    let pictures = try await AuditPictures.draw(report, of: Audit([try CodeAuditSubjects.person]), .failed)
    #expect(HTMLReport(report, pictures, settings).text.contains("PersonCell"))
  }
}

private enum CodeAuditSubjects {
  static var person: any AuditSubject {
    get throws { try #require(CodeCellTests.maker().subject(CodeCellTests.person)) }
  }
}
