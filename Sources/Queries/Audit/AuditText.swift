import Foundation
package import Strut

/// An audit's report for people: the causes of findings by cell, how many findings there are in each language at each text size, and a
/// summary.
///
/// Of several cells it begins with how often each rule was broken, and shows the ten worst cells, unless all are asked for. Texts that have
/// the right size once they are loaded are told by file, and what cannot be known of Interface Builder's files is counted at the end.
package struct AuditText {
  package let report: AuditReport
  /// What could not be audited.
  package let problems: [AuditProblem]
  /// What the last line says of several cells, if anything was found; nil for nothing.
  package let hint: String?
  private let showsAll: Bool
  private let notes: AuditNotesText
  private let cells: [FoundCell]
  private let causes: [Cause]
  private let unscaled: [UnscaledTextsText]

  /// How many cells are shown where not all are asked for.
  private static let cellLimit = 10
  /// How many problems are told; stderr has all of them.
  private static let problemLimit = 5

  /// - Parameters:
  ///   - problems: Everything that could not be audited, whether it could be read or not.
  ///   - showsAll: Whether all cells are shown, and not the worst alone.
  ///   - notes: How notes about Interface Builder's files are told.
  package init(
    _ report: AuditReport, problems: [AuditProblem], showsAll: Bool = false, hint: String? = nil,
    notes: AuditNotesText.Telling = .counted
  ) {
    (self.report, self.problems, self.showsAll, self.hint) = (report, problems, showsAll, hint)
    self.notes = AuditNotesText(report.fileNotes.filter(\.isForPeople), notes)
    let causes = report.causes
    self.causes = causes
    unscaled = UnscaledTextsText.Kind.allCases.map { UnscaledTextsText(causes, $0, showsAll: showsAll) }
    let found = Dictionary(
      grouping: causes.filter { UnscaledTextsText.Kind($0.worst.fault) == nil }, by: \.worst.subject)
    var seen: Set<String> = []
    cells = report.subjects.compactMap { subject in
      found[subject].flatMap {
        seen.insert(subject).inserted ? FoundCell(subject: subject, causes: $0.gravestFirst) : nil
      }
    }
  }

  package var text: String {
    let isShort = isOfSeveral && !showsAll
    let shown = isShort ? Array(worstCells.prefix(Self.cellLimit)) : cells
    let parts =
      [isOfSeveral ? counts : "", shown.count < cells.count ? "The \(shown.count) worst of \(cells.count) cells:" : ""]
      + shown.map(paragraphs) + [rest(besides: shown)] + unscaled.map(\.text) + [
        notes.list, isShort ? "" : table, summary,
      ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Whether something was found in more than one cell.
  private var isOfSeveral: Bool { cells.count > 1 }

  // MARK: Cells

  /// Those with the most errors first, then by warnings and notes; of two alike, as they were named.
  private var worstCells: [FoundCell] {
    cells.enumerated().sorted { a, b in
      if a.element.counts != b.element.counts { return b.element.counts.lexicographicallyPrecedes(a.element.counts) }
      return a.offset < b.offset
    }.map(\.element)
  }

  private func paragraphs(_ cell: FoundCell) -> String {
    ([cell.subject] + cell.causes.map(paragraph)).joined(separator: "\n")
  }

  private func paragraph(_ cause: Cause) -> String {
    let place = cause.worst.place.map { "\($0.position.line):\($0.position.column) " } ?? ""
    let heading =
      "  \(place)\(cause.severity.rawValue) \(cause.rule.rawValue) \(cause.elementName): \(cause.worst.message)"
    let details = [report.circumstances(of: cause).joined(separator: "; "), shownText(cause), cause.rule.cure]
    return ([heading] + details.filter { !$0.isEmpty }.map { "      " + $0 }).joined(separator: "\n")
  }

  /// The text where it is worst, its key, and where it stands.
  private func shownText(_ cause: Cause) -> String {
    let fault = cause.worst.fault
    let others = cause.textPlaces.count - 1
    let rest = others > 0 ? " and \(Self.counted(others, "other"))" : ""
    let place = fault.textPlace.map { text in
      "\(text.locale == cause.worst.locale ? "" : "in \(text.locale) ")at \(text)\(rest)"
    }
    let key = fault.key.map { "key \(Self.shortened($0))" }
    let source = [key, place].compactMap(\.self).joined(separator: " ")
    let origin = fault.isSample ? " (sample)" : fault.isTextFromCode ? " (may change)" : ""
    let text = fault.text.map { "\"\(Self.shortened($0))\"" + origin } ?? ""
    return [text, source].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 60 ? "\(line.prefix(59))…" : line
  }

  private func rest(besides shown: [FoundCell]) -> String {
    let count = cells.count - shown.count
    guard count > 0 else { return "" }
    let left = cells.reduce(0) { $0 + $1.causes.count } - shown.reduce(0) { $0 + $1.causes.count }
    return "\(Self.counted(count, "more cell")) with \(Self.counted(left, "cause")); use --all to show them."
  }

  // MARK: Counts

  /// How many causes each rule has, and in how many cells, the gravest and most frequent first.
  private var counts: String {
    let rules = Dictionary(grouping: causes, by: CountedRule.init).sorted { a, b in
      if a.key.severity != b.key.severity { return a.key.severity > b.key.severity }
      return a.value.count != b.value.count
        ? a.value.count > b.value.count : a.key.rule.rawValue < b.key.rule.rawValue
    }
    var table = TableText(headings: ["rule", "severity", "causes", "cells"], wordColumns: [0, 1])
    table.rows = rules.map { key, causes in
      [
        key.rule.rawValue, key.severity.rawValue, "\(causes.count)", "\(Set(causes.map(\.worst.subject)).count)",
      ]
    }
    return table.text
  }

  private var table: String {
    guard !report.findings.isEmpty, report.categories.count > 1 else { return "" }
    var table = TableText(headings: ["findings at"] + report.categories.map(\.shortName))
    for locale in report.locales {
      let found = report.findings.filter { $0.locale == locale }
      table.rows.append(
        [locale ?? "as written"]
          + report.categories.map { category in "\(found.count { $0.categories.contains(category) })" })
    }
    return table.text
  }

  // MARK: Summary

  private var summary: String {
    let lines = [report.layoutCount > 0 ? outcome : "Nothing could be audited."] + reasons
    let pads = report.padWidths.map { "Files and variations for iPads were laid out at widths of \($0) points." }
    return (lines + [pads, notes.counts, isOfSeveral ? hint : nil].compactMap(\.self)).joined(separator: "\n")
  }

  /// Counts are of causes, also of what is known and suppressed.
  private var outcome: String {
    let left = [(report.known, "known"), (report.suppressed, "suppressed")].map { (Cause.folded($0).count, $1) }
      .filter { $0.0 > 0 }
    let isNew = report.known.isEmpty ? "" : " new"
    let found =
      (causes.isEmpty ? "Nothing\(isNew) found\(problems.isEmpty ? "" : " in what could be audited")" : severities)
      + (left.isEmpty ? "" : " (\(left.map { "\($0.0) \($0.1)" }.joined(separator: ", ")))")
    let rest = !problems.isEmpty && !causes.isEmpty ? "; not everything could be audited" : ""
    return "\(found), in \(Self.counted(report.layoutCount, "layout"))\(rest)."
  }

  /// How many causes there are of each severity, and of how many findings where these are more.
  private var severities: String {
    let counts = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = causes.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let list = counts.joined(separator: ", ")
    let count = report.findings.count
    return count == causes.count ? list : "\(Self.counted(causes.count, "cause")) of \(count) findings: \(list)"
  }

  /// Why not everything could be audited.
  private var reasons: [String] {
    let told = problems.prefix(Self.problemLimit).map { "Not audited: \($0.description)" }
    let more = problems.count - told.count
    return told + (more > 0 ? ["and \(Self.counted(more, "more problem"))"] : [])
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// What is counted together: one rule may have findings of two severities.
private struct CountedRule: Hashable {
  let rule: AuditRule
  let severity: AuditSeverity

  init(_ cause: Cause) { (rule, severity) = (cause.rule, cause.severity) }
}

/// A cell or a table in which something was found.
private struct FoundCell {
  var subject: String
  var causes: [Cause]

  /// How many errors, warnings and notes there are.
  var counts: [Int] {
    AuditSeverity.allCases.reversed().map { severity in causes.count { $0.severity == severity } }
  }
}

extension [Cause] {
  /// By severity; of those that matter alike, as they were.
  fileprivate var gravestFirst: [Cause] {
    AuditSeverity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}
