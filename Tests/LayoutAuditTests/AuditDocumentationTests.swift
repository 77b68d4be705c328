import Foundation
import InterfaceBuilder
import StringCatalogs
import Testing

@testable import LayoutAudit

@Suite("Documentation/Audit.md tells the truth")
struct AuditDocumentationTests {
  private let text: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    text = try String(contentsOf: root.appending(path: "Documentation/Audit.md"), encoding: .utf8)
  }

  @Test("Its table has every rule, with its severity, summary and cure")
  func rules() throws {
    let section = try #require(
      text.components(separatedBy: "\n## The rules\n").last?.components(separatedBy: "\n## ").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let expected = AuditRule.allCases.map { rule in
      "| `\(rule.rawValue)` | \(rule.usualSeverity.rawValue) | \(rule.summary) | \(rule.cure) |"
    }
    #expect(rows == expected)
  }

  @Test("Its table of notes has every code, with what is not known")
  func notes() throws {
    let section = try #require(
      text.components(separatedBy: "\n### What is not known\n").last?.components(separatedBy: "\n## ").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(rows == NibNote.Code.allCases.map { "| `\($0.rawValue)` | \($0.summary) |" })
  }

  @Test("Its rule file is read as its comments say")
  func ruleFile() throws {
    let start = try #require(text.range(of: "```yaml\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    let rules = try AuditRules(text: String(text[start.upperBound..<end.lowerBound]))
    var expected = AuditRules()
    expected.tolerance = 0.5
    expected.disabled = [.orphanedWord]
    expected.severities = [.brokenWord: .error, .smallTarget: .note]
    expected.smallestTarget = 32
    expected.largestText = 60
    expected.inkTolerance = 4
    (expected.longestTranslation, expected.shortestSource) = (3, 20)
    expected.suppressions = [
      Suppression(
        rule: .truncatedText, element: "message", subject: "Cells/*.yaml", locale: "de",
        reason: "The list shows the beginning of a message.", expires: "2027-01-31",
        position: SourcePosition(line: 11, column: 5))
    ]
    #expect(rules == expected)
  }

  @Test("The files it points to are there")
  func links() {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation")
    let targets = text.matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
    #expect(targets.count == 6)
    for target in targets {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: target).path), "\(target)")
    }
  }
}
