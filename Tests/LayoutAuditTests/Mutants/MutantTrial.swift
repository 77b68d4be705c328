import CellDocuments
import FontMetrics
import Foundation
import LayoutAudit
import LayoutCore

/// One mutated row: what can be seen in it, and what the audit says.
struct MutantTrial: Sendable {
  let row: MutatedRow
  /// What can be seen, by the view's name, in all languages.
  private(set) var visible: [String: Set<String>] = [:]
  /// The names of the views that the audit speaks of, with its rules.
  private(set) var reported: [String: Set<String>] = [:]
  /// The names of views that findings name as the other one.
  private var others: Set<String> = []

  static let widths = [320.0, 375]

  init(_ row: MutatedRow, categories: [ContentSizeCategory]) async throws {
    self.row = row
    for (tag, table) in row.tables {
      let locale = AuditExample.locales([tag])[0]
      let subject = TableSubject(table)
      var audit = Audit([subject])
      (audit.locales, audit.categories, audit.widths) = ([locale], categories, Self.widths)
      // An orphan is what the rule says it is: there is nothing to measure it against.
      audit.rules.disabled = [.orphanedWord]
      visible.merge(try Self.look(at: subject, audit)) { $0.union($1) }
      for finding in try await audit.run().findings { take(finding) }
    }
  }

  private mutating func take(_ finding: Finding) {
    let isBroken = finding.rule == .unsatisfiableConstraints
    reported[isBroken ? "" : Self.name(finding.fault.element), default: []].insert(finding.rule.rawValue)
    if let other = finding.fault.other { others.insert(Self.name(other)) }
  }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// What can be seen at all text sizes and widths.
  private static func look(at subject: TableSubject, _ audit: Audit) throws -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
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
        cell.frame = CGRect(x: 0, y: 0, width: width, height: staged.fixedHeight ?? needed)
        cell.layoutIfNeeded()
        let faults = VisibleFaults(cell, fixedHeight: staged.fixedHeight, needed: needed)
        found.merge(faults.found) { $0.union($1) }
      }
      for (name, size) in textSizes(cell.contentView) { sizes[name, default: []].insert(size) }
    }
    for (name, sizes) in sizes where sizes.count == 1 { found[name, default: []].insert("one size") }
    return found
  }

  private static func textSizes(_ view: View) -> [(String, Double)] {
    view.subviews.flatMap { child -> [(String, Double)] in
      guard let label = child as? Label, label.text?.isEmpty == false, !label.isHidden else { return textSizes(child) }
      return [(label.accessibilityIdentifier ?? "", label.font.pointSize)]
    }
  }

  // MARK: Comparing

  /// What was seen and is not reported. A row that is too low is reported once, and stands for all that is cut in it.
  var missed: [String] {
    reported[""] != nil ? [] : visible.keys.filter { reported[$0] == nil && !others.contains($0) }.sorted()
  }

  /// What is reported and was not seen. Which of two labels is stretched in a row that is too high is open, as the audit says, and cannot
  /// be seen.
  var falseAlarms: [String] {
    reported.keys.filter { name in
      visible[name] == nil && !(row.kind == .heightFixed && reported[name] == ["ambiguous-layout"])
    }.sorted()
  }

  var summary: String {
    let words = { (found: [String: Set<String>]) in
      found.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.sorted().joined(separator: ", "))" }.joined(
        separator: "; ")
    }
    let cell = row.tables.first?.table.cells.keys.first ?? ""
    let tags = row.tables.map(\.locale).joined(separator: " ")
    return
      "\(row.kind.rawValue), \(cell), \(tags): \(row.change)\n    seen \(words(visible))\n    reported \(words(reported))"
  }
}
