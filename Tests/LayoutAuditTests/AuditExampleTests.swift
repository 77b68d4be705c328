import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import Testing

@Suite("The example app in many languages")
struct AuditExampleTests {
  /// A fault that was put into the app on purpose, and where it has to be found.
  private struct Seed {
    /// At which text sizes a finding has it.
    enum Sizes {
      case all
      /// From one on, and worst where the text is largest and the cell narrowest.
      case fromOneOn
      case some
    }

    let file, element: String
    let rule: AuditRule
    var other: String?
    let sizes: Sizes
    /// The languages that have it; nil for all that are looked at always.
    var locales: Set<String>?

    var name: [String] { [file, element, rule.rawValue] }
  }

  private static let seeded = [
    // A pair of labels side by side.
    Seed(file: "account.yaml", element: "row/value", rule: .squeezedLabels, other: "row/title", sizes: .some),
    // A font that is not scaled.
    Seed(file: "account.yaml", element: "row/explanation", rule: .unscaledText, sizes: .all),
    // A missing translation.
    Seed(
      file: "account.yaml", element: "row/explanation", rule: .missingTranslation, sizes: .all, locales: ["el", "th"]),
    // A label of one line.
    Seed(file: "account.yaml", element: "title", rule: .truncatedText, sizes: .fromOneOn),
    // An emoji that no font has.
    Seed(file: "activity.yaml", element: "bubble/message", rule: .missingGlyph, sizes: .all),
    // A distance from the top of the text above.
    Seed(file: "activity.yaml", element: "detail", rule: .overlap, other: "event", sizes: .fromOneOn),
    // A row of a fixed height.
    Seed(file: "languages.yaml", element: "", rule: .fixedHeight, sizes: .fromOneOn),
  ]

  /// Consequences of the faults: the title next to the value is too narrow in large German text,
  /// and nothing makes room for the text above that distance, or for its letters.
  private static let consequences: Set<[String]> = [
    ["account.yaml", "row/title", "squeezed-labels"],
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

  @Test("Each seeded fault is found at its element, in its languages and at its sizes, and nothing else is")
  func seeded() async throws {
    let report = try await AuditExample.audit("Seeded").run()
    #expect(report.problems == [])
    func name(_ finding: Finding) -> [String] {
      [URL(filePath: finding.subject).lastPathComponent, finding.fault.element, finding.rule.rawValue]
    }
    for seed in Self.seeded { check(seed, report.findings.filter { name($0) == seed.name }, report) }
    let known = Self.consequences.union(Self.seeded.map(\.name))
    #expect(Set(report.findings.filter { $0.rule != .longWord }.map(name)).subtracting(known) == [])
  }

  private func check(_ seed: Seed, _ findings: [Finding], _ report: AuditReport) {
    let locales = Set(findings.compactMap(\.locale))
    let lacking = (seed.locales ?? Set(AuditExample.someLocales)).subtracting(locales)
    #expect(lacking == [], "\(seed.name)")
    for finding in findings {
      let place = "\(seed.name) \(finding.locale ?? "") \(finding.part?.description ?? "")"
      #expect(finding.fault.other == seed.other, "\(place)")
      if seed.sizes == .all {
        #expect(finding.categories == report.categories, "\(place)")
        #expect(finding.widths == report.widths, "\(place)")
      } else {
        #expect((finding.fault.missing ?? 0) > 0.5, "\(place)")
      }
      if seed.sizes == .fromOneOn {
        #expect(finding.categories == Array(report.categories.suffix(finding.categories.count)), "\(place)")
        #expect(finding.worst == Situation(category: .accessibilityExtraExtraExtraLarge, width: 320), "\(place)")
      }
    }
  }

  @Test("A text is missing in the languages that Django has not translated it into")
  func missing() async throws {
    let report = try await AuditExample.audit("Seeded").run()
    let missing = report.findings.filter { $0.fault.key == "The two password fields didn’t match." }.filter {
      $0.rule == .missingTranslation
    }.compactMap(\.locale)
    #expect(missing == (AuditExample.isWhole ? ["el", "hi", "pt", "th", "vi"] : ["el", "th"]))
  }

  @Test("Nothing is found in the repaired app but words that no line of their cells holds")
  func repaired() async throws {
    let report = try await AuditExample.audit("Repaired").run()
    #expect(report.problems == [])
    let notes = report.findings.filter { $0.rule == .longWord }
    #expect(!notes.isEmpty && notes.allSatisfy { $0.severity == .note && ($0.fault.missing ?? 0) > 0 })
    let others = report.findings.filter { $0.rule != .longWord }
    #expect(others.map { "\($0.subject) \($0.rule) \($0.fault.element) \($0.locale ?? "")" } == [])
  }
}
