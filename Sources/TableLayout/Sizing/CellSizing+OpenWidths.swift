import Foundation
@_spi(Subclasses) import LayoutCore

extension CellSizing {
  /// Returns findings for text that wraps instead of its neighbor although both have the same
  /// priority.
  ///
  /// Widths are computed with all text on one line, as in the first of UIKit's two passes. An
  /// ambiguity there is resolved arbitrarily, and is gone once lines are broken. Therefore each
  /// label is limited to one line for this check. Stacks are never ambiguous, because they shrink
  /// by index (documented).
  static func openWidths(in cell: some ContentCell) -> [CellFinding] {
    let labels = cell.contentView.subtree.compactMap { $0 as? Label }.filter { $0.wrapsContent && !$0.isHidden }
    let wrapped = labels.filter { ($0.textLayout(in: $0.bounds.size).lineCount) > 1 }
    guard !wrapped.isEmpty, cell.hasContentConstraints else { return [] }
    let counts = labels.map(\.numberOfLines)
    labels.forEach { $0.numberOfLines = 1 }
    let open = cell.layOut().ambiguities.filter { abs($0.frame.width - $0.alternative.width) > 0.5 }
    for (label, count) in zip(labels, counts) { label.numberOfLines = count }
    cell.layoutIfNeeded()
    return wrapped.compactMap { label in
      let views = open.map(\.view)
      let others = views.filter { $0 !== label }.map(\.displayName).joined(separator: ", ")
      guard views.contains(where: { $0 === label }), !others.isEmpty else { return nil }
      return CellFinding(
        .openWidth, view: label.displayName, edge: .width, other: others,
        """
        \(label.displayName) wraps, but the constraints do not determine whether it or \(others) shrinks: they have the same \
        compression resistance. Give one of them more horizontal compression resistance.
        """)
    }
  }
}
