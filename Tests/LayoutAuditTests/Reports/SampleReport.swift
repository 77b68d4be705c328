import FontMetrics
import Foundation
import StringCatalogs

@testable import LayoutAudit

/// A report made by hand, with strings that have a special meaning in the formats.
enum SampleReport {
  static let settings = ReportSettings(
    version: "1.2.3",
    unread: [
      AuditProblem(subject: "nowhere.yaml", file: "/project/nowhere.yaml", message: "no such file"),
      AuditProblem(
        subject: "ui/c.yaml", file: "ui/c.yaml", position: SourcePosition(line: 2, column: 5), message: "no view, \"x\""
      ),
    ],
    root: "/project")

  static var report: AuditReport {
    AuditReport(
      findings: [truncated, overlap, unscaled], problems: [AuditProblem(subject: "b.yaml", message: "no font")],
      layoutCount: 144, subjects: ["ui/a <1>.yaml", "Code"], locales: [nil, "de"],
      categories: ContentSizeCategory.allCases, widths: [320, 375])
  }

  static var truncated: Finding {
    var fault = Fault(
      .truncatedText, element: "texts/headline", text: "100% <b>\r\n\"x\" & 'y', z: \u{1B}[31m", needed: 317.7,
      available: 304, side: .width, frame: .zero)
    fault.key = "home.title"
    fault.textPlace = TextPlace(file: "Strings/de.po", position: SourcePosition(line: 12, column: 8), locale: "de")
    return finding(
      fault, .error, "ui/a <1>.yaml", part: AuditPart(index: 3, kind: .row(3, section: 0)), locale: "de",
      [.accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
  }

  static var overlap: Finding {
    let fault = Fault(
      .overlap, element: "value", other: "name", text: "1", needed: 4, available: 0, side: .width, frame: .zero)
    return finding(fault, .warning, "ui/a <1>.yaml", part: nil, locale: nil, [.extraSmall])
  }

  static var unscaled: Finding {
    let fault = Fault(.unscaledText, element: "", frame: .zero, detail: "13 points")
    return finding(fault, .note, "Code", part: nil, locale: nil, ContentSizeCategory.allCases)
  }

  private static func finding(
    _ fault: Fault, _ severity: AuditSeverity, _ subject: String, part: AuditPart?, locale: String?,
    _ categories: [ContentSizeCategory]
  ) -> Finding {
    let place = ElementPlace(file: subject, position: SourcePosition(line: 7, column: 3))
    return Finding(
      severity: severity, subject: subject, place: subject == "Code" ? nil : place, part: part, locale: locale,
      fault: fault, worst: Situation(category: categories.max() ?? .large, width: 320),
      first: Situation(category: categories.min() ?? .large, width: 320), categories: categories, widths: [320],
      count: categories.count)
  }
}
