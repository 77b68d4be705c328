import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore
import TableLayout

/// One mutated row: what can be seen in it in each language, and what the audit says there.
struct MutantTrial: Sendable {
  let row: MutatedRow
  /// The visible faults, by language and name of the view.
  private(set) var visible: [String: [String: Set<SeenFault>]] = [:]
  /// The findings of the audit, by language.
  private(set) var reported: [String: Set<ReportedFault>] = [:]

  static let widths = [320.0, 375]

  init(_ row: MutatedRow, categories: [ContentSizeCategory]) async throws {
    self.row = row
    for (tag, table) in row.tables {
      let locale = AuditExample.locales([tag])[0]
      let subject = TableSubject(table)
      var audit = Audit([subject])
      (audit.locales, audit.categories, audit.widths) = ([locale], categories, Self.widths)
      // An orphan is defined by the rule, so there is nothing to compare it with.
      audit.rules.disabled = [.orphanedWord]
      visible[tag] = try Self.look(at: subject, audit)
      reported[tag] = Set(try await audit.run().findings.map(ReportedFault.init))
    }
  }

  /// Returns the visible faults at all text sizes and widths.
  private static func look(at subject: TableSubject, _ audit: Audit) throws -> [String: Set<SeenFault>] {
    var found: [String: Set<SeenFault>] = [:]
    var sizes: [String: Set<Double>] = [:]
    let prepared = try subject.prepare(parts: 0..<1, locale: audit.locales[0])
    let isInset = subject.document.table.style == .insetGrouped
    for category in audit.categories {
      var traits = audit.traits
      traits.contentSizeCategory = category
      (traits.layoutDirection, traits.language) = (audit.locales[0].direction, audit.locales[0].language)
      let staged = try prepared.stage(traits: traits).show(part: 0)
      guard case .cell(let cell, let hasSeparator) = staged.content else { continue }
      for width in audit.widths {
        let inset = isInset ? traits.layoutMetrics.table.insetGroupedSide(width: width) : 0
        let width = width - 2 * inset
        let needed = try CellSizing.rowHeight(for: cell, width: width, separator: hasSeparator)
        let height = staged.fixedHeight ?? needed
        var shown = look(at: cell, width, height)
        // In a row that is too low, only this fault counts; other faults show if the row is high
        // enough.
        if needed - height > 0.5 {
          let whole = look(at: cell, width, needed)
          if shown.contains(where: { name, faults in
            faults.contains { $0.isOfLowRow && whole[name]?.contains($0) != true }
          }) {
            shown = whole
            shown["", default: []].insert(.rowTooLow)
          }
        }
        found.merge(shown) { $0.union($1) }
      }
      for (name, size) in textSizes(cell.contentView) { sizes[name, default: []].insert(size) }
    }
    for (name, sizes) in sizes where sizes.count == 1 { found[name, default: []].insert(.oneSize) }
    return found
  }

  private static func look(at cell: TableViewCell, _ width: Double, _ height: Double) -> [String: Set<SeenFault>] {
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
    return VisibleFaults(cell).found
  }

  private static func textSizes(_ view: View) -> [(String, Double)] {
    view.subviews.flatMap { child -> [(String, Double)] in
      guard let label = child as? Label, label.text?.isEmpty == false, !label.isHidden else { return textSizes(child) }
      return [(label.accessibilityIdentifier ?? "", label.font.pointSize)]
    }
  }

  // MARK: Comparing

  /// The number of visible faults in all languages.
  var visibleCount: Int { visible.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }

  /// Returns the visible faults in a language for which the audit has no finding of a suitable rule
  /// at the element.
  var missed: [String] {
    visible.flatMap { tag, elements in
      elements.flatMap { name, faults in
        faults.filter { fault in !(reported[tag] ?? []).contains { $0.tells(fault, at: name) } }.map {
          "\(tag) \(name): \($0)"
        }
      }
    }.sorted()
  }

  /// Returns findings without a visible fault. If a row is too high, it is ambiguous which of two
  /// labels is stretched. The audit reports this, but it is not visible.
  var falseAlarms: [String] {
    reported.flatMap { tag, reports in
      reports.filter { report in
        let isSeen = (visible[tag] ?? [:]).contains { name, faults in faults.contains { report.tells($0, at: name) } }
        return !isSeen && !(row.kind == .heightFixed && report.rule == .ambiguousLayout)
      }.map { "\(tag) \($0.element): \($0.rule.rawValue)" }
    }.sorted()
  }

  var summary: String {
    let cell = row.tables.first?.table.cells.keys.first ?? ""
    let lines = visible.keys.sorted().map { tag in "    \(tag): seen \(seen(in: tag)); reported \(said(in: tag))" }
    return (["\(row.kind.rawValue), \(cell): \(row.change)"] + lines).joined(separator: "\n")
  }

  private func seen(in tag: String) -> String {
    let found = (visible[tag] ?? [:]).sorted { $0.key < $1.key }
    return found.map { name, faults in
      let words = faults.map(\.description).sorted().joined(separator: ", ")
      return "\(name) \(words)"
    }.joined(separator: ", ")
  }

  private func said(in tag: String) -> String {
    let found = (reported[tag] ?? []).map { report in "\(report.element) \(report.rule.rawValue) \(report.other ?? "")"
    }
    return found.sorted().joined(separator: ", ")
  }
}
