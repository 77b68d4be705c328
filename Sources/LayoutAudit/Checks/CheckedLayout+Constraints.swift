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

  private func constraint(identifier: String) -> LayoutConstraint? {
    cell.subtree.lazy.flatMap(\.constraints).first { $0.identifier == identifier }
  }

  private static func name(of view: View) -> String { view.reportName ?? String(describing: type(of: view)) }
}
