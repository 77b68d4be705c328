import CellDocuments
import Foundation
import LayoutAudit
import LayoutCore
import Testing

@Suite("The example app in many languages")
struct AuditExampleTests {
  /// What was put into the app on purpose, and what follows from it: the file, the element and the rule.
  private static let seeded: Set<[String]> = [
    // A pair of labels side by side.
    ["account.yaml", "row/title", "squeezed-labels"], ["account.yaml", "row/value", "squeezed-labels"],
    // A font that is not scaled.
    ["account.yaml", "row/explanation", "unscaled-text"],
    // A missing translation.
    ["account.yaml", "row/explanation", "missing-translation"],
    // A label of one line.
    ["account.yaml", "title", "truncated-text"],
    // An emoji that no font has.
    ["activity.yaml", "bubble/message", "missing-glyph"],
    // A distance from the top of the text above.
    ["activity.yaml", "detail", "overlap"],
    // A row of a fixed height.
    ["languages.yaml", "", "fixed-height"],
  ]

  /// What follows from them: nothing makes room for the text above that distance, nor for its letters.
  private static let consequences: Set<[String]> = [
    ["activity.yaml", "event", "outside-cell"], ["activity.yaml", "event", "ink-outside"],
    // Missing in Hindi, which is not among some languages.
    ["activity.yaml", "bubble/time", "missing-translation"],
  ]

  @Test("There are thirty languages, and what they lack is known")
  func languages() throws {
    let strings = try AuditExample.strings()
    #expect(strings.locales.count == 31)
    #expect(strings.sourceLocale == "en")
  }

  @Test("Each seeded fault is found at its element, and nothing else is")
  func seeded() async throws {
    let report = try await AuditExample.audit("Seeded").run()
    #expect(report.problems == [])
    let found = report.findings.map { finding in
      [URL(filePath: finding.subject).lastPathComponent, finding.fault.element, finding.rule.rawValue]
    }
    #expect(Self.seeded.subtracting(found) == [])
    #expect(Set(found).subtracting(Self.seeded).subtracting(Self.consequences) == [])
  }

  @Test("A text is missing in the languages that Django has not translated it into")
  func missing() async throws {
    let report = try await AuditExample.audit("Seeded").run()
    let missing = report.findings.filter { $0.fault.key == "The two password fields didn’t match." }.filter {
      $0.rule == .missingTranslation
    }.compactMap(\.locale)
    #expect(missing == (AuditExample.isWhole ? ["el", "hi", "pt", "th", "vi"] : ["el", "th"]))
  }

  @Test("Nothing is found in the repaired app")
  func repaired() async throws {
    let report = try await AuditExample.audit("Repaired").run()
    #expect(report.problems == [])
    #expect(report.findings.map { "\($0.subject) \($0.rule) \($0.fault.element) \($0.locale ?? "")" } == [])
  }
}
