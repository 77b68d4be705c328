import Foundation
package import Strut

/// The report of an audit as text: the causes of findings by cell, the number of findings in each
/// language at each text size, and a summary.
///
/// A report on several cells begins with the frequency of each rule, and shows the ten worst cells
/// unless all are requested. Text that has the right size after it is loaded is listed by file.
/// Notes about Interface Builder files are counted at the end.
package struct AuditText {
  package let report: AuditReport
  /// The problems of subjects that could not be audited.
  package let problems: [AuditProblem]
  /// The last line of a report on several cells with findings, or nil for none.
  package let hint: String?
  private let showsAll: Bool
  private let notes: AuditNotesText
  /// The number of notes that count as warnings.
  private let foundNoteCount: Int
  private let cells: [FoundCell]
  private let causes: [Cause]
  private let unscaled: [UnscaledTextsText]

  /// The number of cells to show if not all are requested.
  private static let cellLimit = 10
  /// The number of problems to show. All of them are on stderr.
  private static let problemLimit = 5

  /// - Parameters:
  ///   - problems: Everything that could not be audited, whether it could be read or not.
  ///   - showsAll: True to show all cells, and not only the worst.
  ///   - notes: The form in which notes about Interface Builder files are shown.
  ///   - foundNotes: The notes that are findings.
  package init(
    _ report: AuditReport, problems: [AuditProblem], showsAll: Bool = false, hint: String? = nil,
    notes: AuditNotesText.Telling = .counted, foundNotes: [AuditNote] = []
  ) {
    (self.report, self.problems, self.showsAll, self.hint) = (report, problems, showsAll, hint)
    self.notes = AuditNotesText(notes == .found ? foundNotes : report.fileNotes.filter(\.isForPeople), notes)
    foundNoteCount = foundNotes.count
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
        notes.list, cellTable(shown), isShort ? "" : languageTable, summary,
      ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// True if there are findings in more than one cell.
  private var isOfSeveral: Bool { cells.count > 1 }

  // MARK: Cells

  /// The cells in order of errors, then of warnings and notes; equal cells in their original order.
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
    let details = [report.circumstances(of: cause).joined(separator: "; "), shownText(cause), cause.worst.cure]
    return ([heading] + details.filter { !$0.isEmpty }.map { "      " + $0 }).joined(separator: "\n")
  }

  /// The text where the finding is worst, with its key and place.
  private func shownText(_ cause: Cause) -> String {
    let fault = cause.worst.fault
    let others = cause.textPlaces.count - 1
    let rest = others > 0 ? " and \(Self.counted(others, "other"))" : ""
    let place = fault.textPlace.map { text in
      "\(text.locale == cause.worst.locale ? "" : "in \(text.locale) ")at \(text)\(rest)"
    }
    let key = fault.key.map { "key \(Self.shortened($0))" }
    let source = [key, place].compactMap(\.self).joined(separator: " ")
    let text = fault.text.map { "\"\(Self.shortened($0))\"" + (fault.textMark.map { " (\($0))" } ?? "") } ?? ""
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
    return "\(Self.counted(count, "more cell")) with \(Self.counted(left, "cause")); use --all to show all."
  }

  // MARK: Counts

  /// The number of causes and cells of each rule, the most severe and frequent first.
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

  /// The number of errors and warnings in each of several cells at each text size.
  private func cellTable(_ cells: [FoundCell]) -> String {
    guard isOfSeveral, report.categories.count > 1 else { return "" }
    let failing = cells.filter { $0.causes.contains { $0.severity > .note } }
    let names = Self.distinctNames(failing.map(\.subject))
    return sizeTable(
      "errors and warnings at",
      zip(names, failing).map { name, cell in
        (name, cell.causes.filter { $0.severity > .note }.map { Set($0.categories) })
      })
  }

  /// The number of findings in each language at each text size.
  private var languageTable: String {
    guard !report.findings.isEmpty, report.categories.count > 1 else { return "" }
    return sizeTable(
      "findings at",
      report.locales.map { locale in
        (locale ?? "as written", report.findings.filter { $0.locale == locale }.map { Set($0.categories) })
      })
  }

  /// A table with a row for each name, and the number of its sets that contain each text size.
  private func sizeTable(_ heading: String, _ rows: [(name: String, sizes: [Set<ContentSizeCategory>])]) -> String {
    guard !rows.isEmpty else { return "" }
    var table = TableText(headings: [heading] + report.categories.map(\.shortName))
    table.rows = rows.map { name, sizes in
      [name] + report.categories.map { category in "\(sizes.count { $0.contains(category) })" }
    }
    return table.text
  }

  /// The last names of paths, or the whole paths of those that share one.
  private static func distinctNames(_ paths: [String]) -> [String] {
    let ends = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let counts = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(paths, ends).map { counts[$1] == 1 ? $1 : $0 }
  }

  // MARK: Summary

  private var summary: String {
    let counts = AuditCellCounts(report, causes: causes).text
    let lines = [report.layoutCount > 0 ? outcome : "Nothing could be audited."] + [counts].compactMap(\.self) + reasons
    let pads = report.padWidths.map { "Files and variations for iPad were laid out at widths of \($0) points." }
    return (lines + [pads, notes.counts, isOfSeveral ? hint : nil].compactMap(\.self)).joined(separator: "\n")
  }

  /// The counts are of causes, including known and suppressed ones.
  private var outcome: String {
    let left = [(report.known, "known"), (report.suppressed, "suppressed")].map { (Cause.folded($0).count, $1) }
      .filter { $0.0 > 0 }.enumerated().map { $0 == 0 ? Self.counted($1.0, "\($1.1) cause") : "\($1.0) \($1.1)" }
    let isNew = report.known.isEmpty ? "" : " new"
    let found =
      (isClean ? "Nothing\(isNew) found\(problems.isEmpty ? "" : " in what could be audited")" : severities)
      + (left.isEmpty ? "" : " (\(left.joined(separator: ", ")))")
    let rest = !problems.isEmpty && !isClean ? "; not everything could be audited" : ""
    return "\(found), in \(Self.counted(report.layoutCount, "layout"))\(rest)."
  }

  private var isClean: Bool { causes.isEmpty && foundNoteCount == 0 }

  /// The number of causes of each severity, and the number of findings if it is larger.
  private var severities: String {
    let counts = AuditSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = causes.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let strict = foundNoteCount > 0 ? ["\(Self.counted(foundNoteCount, "note")) treated as warnings"] : []
    let list = (counts + strict).joined(separator: ", ")
    let count = report.findings.count
    return count == causes.count ? list : "\(Self.counted(causes.count, "cause")) of \(count) findings: \(list)"
  }

  /// The reasons that not everything could be audited.
  private var reasons: [String] {
    let told = problems.prefix(Self.problemLimit).map {
      "\($0.isAboutSettings ? "Not applied" : "Not audited"): \($0.description)"
    }
    let more = problems.count - told.count
    return told + (more > 0 ? ["and \(Self.counted(more, "more problem"))"] : [])
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension AuditProblem {
  /// True if the problem is about an entry in the settings of an app.
  fileprivate var isAboutSettings: Bool {
    file.map { URL(filePath: $0).lastPathComponent == NibSettings.fileName } ?? false
  }
}

/// The key of a count. A rule may have findings of two severities.
private struct CountedRule: Hashable {
  let rule: AuditRule
  let severity: AuditSeverity

  init(_ cause: Cause) { (rule, severity) = (cause.rule, cause.severity) }
}

/// A cell or table with findings.
private struct FoundCell {
  var subject: String
  var causes: [Cause]

  /// The numbers of errors, warnings and notes.
  var counts: [Int] {
    AuditSeverity.allCases.reversed().map { severity in causes.count { $0.severity == severity } }
  }
}

extension [Cause] {
  /// The causes in order of severity, otherwise in their original order.
  fileprivate var gravestFirst: [Cause] {
    AuditSeverity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}
