import Foundation
import LayoutCore
import TableLayout

extension CheckedLayout {
  /// Finds ambiguous layouts, like `strut layout`: a height that constraints do not determine, and
  /// labels whose wrapping is ambiguous.
  ///
  /// - Parameter isGiven: True if the table, or the layout of the collection view, gives the
  ///   height.
  func openFaults(in part: StagedPart, heightIsGiven isGiven: Bool) -> [Fault] {
    guard rules.applies(.openWidth) || rules.applies(.collapsed), let cell = part.view as? any ContentCell else {
      return []
    }
    let findings = CellSizing.openFindings(in: cell, heightIsGiven: isGiven && !part.isStandard)
    let hasEnds = findings.contains { $0.kind == .openChain }
    return findings.compactMap { finding in
      switch finding.kind {
      case .collapsed:
        hasEnds ? nil : open(.collapsed, "", "no chain of constraints connects its top to its bottom")
      case .openChain: open(.collapsed, finding.view, Self.end(of: finding))
      case .openWidth: open(.openWidth, finding.view, finding.other)
      default: nil
      }
    }
  }

  private func open(_ rule: AuditRule, _ view: String, _ detail: String?) -> Fault? {
    guard rules.applies(rule) else { return nil }
    let path = view.isEmpty ? "" : path(named: view)
    let element = elements.first { $0.path == path }
    var fault = Fault(
      rule, element: path, other: nil, text: element?.text, frame: element?.frame ?? cell.bounds, detail: detail)
    if rule == .collapsed { fault.circumstance = cellCircumstance }
    return fault
  }

  private static func end(of finding: CellFinding) -> String {
    switch finding.edge {
    case .top: "the top of \(finding.view) is not constrained to anything above"
    case .bottom: "the bottom of \(finding.view) is not constrained to anything below"
    default: "\(finding.view) has no height"
    }
  }
}
