import FontMetrics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import LayoutAudit

@Suite("Notes about Interface Builder's files in reports")
struct NibReportTests {
  /// A cell of a class of its own, with a view of another and a title that is cut, which code sets.
  private static let text = WrittenNib.nib(
    WrittenNib.cell(
      "cel-l1-001",
      WrittenNib.label("cel-l1-001-title", WrittenNib.long)
        + #"<view customClass="BadgeView" translatesAutoresizingMaskIntoConstraints="NO" id="bad-ge-001"/>"#,
      constraints: WrittenNib.pins("cel-l1-001-title", in: "cel-l1-001"),
      attributes: #"reuseIdentifier="EpisodeCell" customClass="EpisodeCell""#,
      connections: WrittenNib.outlet("titleLabel", to: "cel-l1-001-title")))

  private func report() async throws -> AuditReport { try await NibAudits.report(Self.text) }

  private func settings(areFindings: Bool = false) -> ReportSettings {
    var settings = ReportSettings(version: "1.2.3", root: "/project")
    settings.notesAreFindings = areFindings
    return settings
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("A report has the notes of reading, of texts and of building, each at its line")
  func notes() async throws {
    let notes = try await report().fileNotes
    let custom = try #require(notes.first { $0.code == .customClass })
    #expect(custom.objectID == "bad-ge-001")
    #expect(custom.position.line == WrittenNib.line(of: "id=\"bad-ge-001\"", in: Self.text))
    let code = try #require(notes.first { $0.code == .textFromCode })
    #expect((code.objectID, code.element) == ("cel-l1-001-title", "titleLabel"))
    #expect(notes.contains { $0.code == .cellClass && !$0.isForPeople })
    #expect(Set(notes).count == notes.count)
  }

  @Test("SARIF has them as results that are no failures, with rules of their own, and the text's origin in findings")
  func sarif() async throws {
    let report = try await report()
    let log = try json(SARIFReport(report, settings()).text)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.count == AuditRule.allCases.count + NibNote.Code.allCases.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let notes = results.filter { $0["level"] as? String == "none" }
    #expect(notes.count == report.fileNotes.count)
    #expect(notes.allSatisfy { $0["kind"] as? String == "informational" })
    let custom = try #require(notes.first { $0["ruleId"] as? String == "custom-class" })
    #expect((custom["properties"] as? [String: Any])?["objectID"] as? String == "bad-ge-001")
    let cut = try #require(results.first { $0["ruleId"] as? String == "truncated-text" })
    #expect((cut["properties"] as? [String: Any])?["textFromCode"] as? Bool == true)
    #expect(cut["kind"] == nil)
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
    #expect(Set(prints).count == results.count)
  }

  @Test("Fingerprints stay when a file is formatted in another way")
  func fingerprints() async throws {
    func prints(_ text: String) async throws -> Set<String> {
      let log = try json(SARIFReport(try await NibAudits.report(text), settings()).text)
      let run = (log["runs"] as? [[String: Any]])?.first
      let results = try #require(run?["results"] as? [[String: Any]])
      return Set(results.compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first })
    }
    let before = try await prints(Self.text)
    #expect(try await prints(WrittenNib.reformatted(Self.text)) == before)
    #expect(before.count > 3)
  }

  @Test("As findings they are warnings in SARIF, GitHub's annotations and JUnit, but for classes of cells")
  func findings() async throws {
    let report = try await report()
    let people = report.fileNotes.filter(\.isForPeople)
    #expect(!people.isEmpty && people.count < report.fileNotes.count)
    let settings = settings(areFindings: true)
    let log = try json(SARIFReport(report, settings).text)
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let codes = Set(NibNote.Code.allCases.map(\.rawValue))
    let notes = results.filter { codes.contains($0["ruleId"] as? String ?? "") }
    #expect(notes.count { $0["level"] as? String == "warning" } == people.count)
    let usual = GitHubReport(report, self.settings()).text
    #expect(!usual.contains(NibNote.Code.customClass.title))
    #expect(GitHubReport(report, settings).text.contains("::warning file=App/Cells.xib,line="))
    #expect(GitHubReport(report, settings).text.contains("title=\(NibNote.Code.customClass.title)"))
    #expect(JUnitReport(report, settings).text.contains("type=\"custom-class\""))
    #expect(!JUnitReport(report, self.settings()).text.contains("custom-class"))
  }

  @Test("JSON has all of them, and no such key where no Interface Builder file was audited")
  func encoded() async throws {
    let report = try await report()
    let document = try json(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
    let notes = try #require(document["fileNotes"] as? [[String: Any]])
    #expect(notes.count == report.fileNotes.count)
    #expect(notes.allSatisfy { $0["file"] as? String == "App/Cells.xib" && $0["line"] is Int && $0["code"] is String })
    let other = try json(String(decoding: try JSONEncoder().encode(SampleReport.report), as: UTF8.self))
    #expect(other["fileNotes"] == nil)
    let page = SARIFReport(SampleReport.report, SampleReport.settings).text
    #expect(!page.contains("\"objectID\"") && !page.contains("custom-class"))
  }

  @Test("Every code has a title and a summary of whole sentences")
  func words() {
    for code in NibNote.Code.allCases {
      #expect(!code.title.hasSuffix(".") && code.summary.hasSuffix("."))
    }
    #expect(Set(NibNote.Code.allCases.map(\.title)).count == NibNote.Code.allCases.count)
  }
}
