import Foundation
import LayoutCore
import TableLayout

extension CheckedLayout {
  /// Finds broken constraints, with the points by which each is missed, if known.
  func constraintFaults() -> [Fault] {
    let broken = rules.applies(.unsatisfiableConstraints) ? cell.brokenConstraints : []
    return broken.map { broken in
      let text = broken.record.identifier ?? broken.record.equation
      let element = elements.first { $0.view === broken.view }
      let miss = broken.record.identifier.flatMap(constraint)?.miss(in: cell)
      return Fault(
        .unsatisfiableConstraints, element: element?.path ?? broken.view.map(Self.name) ?? "",
        needed: miss.map(Double.init), available: miss == nil ? nil : 0, frame: element?.frame ?? cell.bounds,
        detail: ([text] + broken.record.conflictsWith).joined(separator: BrokenConstraint.separator), constraint: text)
    }
  }

  /// Returns faults of the layout, each marked if a broken constraint along its axis may be its
  /// cause.
  func markingConsequences(_ faults: [Fault], of conflicts: [Fault]) -> [Fault] {
    let axes = Set(conflicts.filter { !$0.isSlight }.compactMap(axis(ofBroken:)))
    guard !axes.isEmpty else { return faults }
    return faults.map { fault in
      var fault = fault
      fault.isAfterConflict = fault.canFollowConflict && (fault.axis.map(axes.contains) ?? true)
      return fault
    }
  }

  /// Returns the axis of the constraint of a fault.
  private func axis(ofBroken fault: Fault) -> LayoutAxis? {
    guard let text = fault.constraint else { return nil }
    if let found = constraint(identifier: text) { return found.firstAttribute.axis }
    // Without an identifier, it is an equation: `contentView.bottom == card.bottom + 11`.
    let name = text.prefix { $0 != " " }.split(separator: ".").last.map(String.init)
    return name.flatMap { LayoutAttribute(name: $0) }?.axis
  }

  private func constraint(identifier: String) -> LayoutConstraint? {
    cell.subtree.lazy.flatMap(\.constraints).first { $0.identifier == identifier }
  }

  private static func name(of view: View) -> String { view.reportName ?? view.shownTypeName }
}

extension Fault {
  /// True if the rule is about the positions and sizes that constraints give.
  fileprivate var canFollowConflict: Bool {
    switch rule {
    case .outsideCell, .outsideMargins, .outsideSafeArea, .overlap, .truncatedText, .clippedText, .tightBox,
      .squeezedLabels, .squeezedElement, .brokenWord:
      true
    default: false
    }
  }
}
