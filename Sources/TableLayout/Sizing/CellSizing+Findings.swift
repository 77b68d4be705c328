import FontMetrics
import Foundation
public import LayoutCore

extension CellSizing {
  /// What about a cell's layout will not do what its author meant: layouts that are mixed, constraints that give no height with the
  /// ends of their chains, and all that ``consistency(of:width:separator:)`` finds. Empty for a sound cell.
  ///
  /// The cell is laid out at the width. Throws when the width is negative or not finite.
  /// - Complexity: A few layouts, and O(*n*) in the views and constraints.
  public static func findings(
    for cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> [CellFinding] {
    let consistency = try consistency(of: cell, width: width, separator: separator)
    return [cell.mixedLayout].compactMap(\.self) + openFindings(in: cell, heightIsGiven: false) + consistency
  }

  /// What constraints leave open in a cell that has been laid out: a height that they do not give, with the ends of the chains, unless the
  /// table gives it; and texts that wrap for no better reason than others.
  /// - Complexity: Two layouts where a text wraps, and O(*n*) in the views and constraints.
  package static func openFindings(in cell: TableViewCell, heightIsGiven: Bool) -> [CellFinding] {
    (heightIsGiven ? [] : chainFindings(of: cell)) + openWidths(in: cell)
  }

  /// Whether a cell fits in the height that it says it needs: one finding for each edge that reaches out of the content view, for each
  /// text of any number of lines that is cut, and when the cell says another height once it is laid out.
  ///
  /// It is the check for a cell with `sizeThatFits(_:)` and `layoutSubviews()` of its own, which have to agree (documented), and it holds
  /// for cells of any kind. The cell is laid out at the width. Throws when the width is negative or not finite.
  public static func consistency(
    of cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> [CellFinding] {
    let height = try rowHeight(for: cell, width: width, separator: separator)
    show(cell, true)
    cell.frame = CGRect(origin: cell.frame.origin, size: CGSize(width: width, height: height))
    cell.layoutIfNeeded()
    var findings = shownFindings(of: cell)
    let again = try rowHeight(for: cell, width: width, separator: separator)
    // Measuring it may have changed its margins.
    show(cell, true)
    cell.layoutIfNeeded()
    if again != height {
      findings.append(
        CellFinding(
          .unsteadyHeight, view: cell.displayName, points: again - height,
          """
          The cell says \(text(height)) points before it is laid out and \(text(again)) after. Its height must follow from the width \
          that is offered, not from where its views are.
          """))
    }
    return findings
  }

  /// What is wrong with what a cell shows as it is laid out now: edges that reach out of the content view, texts of any number of
  /// lines that are cut, and controls that are squeezed.
  /// - Complexity: O(*n*) in the views; texts are measured at their widths.
  public static func shownFindings(of cell: TableViewCell) -> [CellFinding] {
    shownFindings(of: cell, heightIsGiven: false)
  }

  /// - Parameter heightIsGiven: Whether the table gives the height, and does not ask the cell for it.
  package static func shownFindings(of cell: TableViewCell, heightIsGiven: Bool) -> [CellFinding] {
    let content = cell.contentView
    return content.subtree.filter { $0 !== content && $0.isShown(in: content) }.flatMap { view in
      outer(view, in: content, heightIsGiven) + cut(view, heightIsGiven) + squeezed(view)
    }
  }

  /// What is wrong with a cell by constraints that the last layout left out; those about views of others are not its own.
  package static func conflictFindings(of broken: [BrokenConstraint], in cell: TableViewCell) -> [CellFinding] {
    broken.filter { $0.view?.isDescendant(of: cell) ?? true }.map { broken in
      let (record, view) = (broken.record, broken.view?.displayName ?? cell.displayName)
      return CellFinding(
        .droppedConstraint, view: view,
        """
        The constraint \(record.identifier ?? record.equation) is left out, for others contradict it: take it or one of them out, or give \
        one a lower priority.
        """)
    }
  }

  private static let cureOfGivenHeight =
    "the row's height is given: leave it to the cell, or scale it with the text size."

  // MARK: What reaches out

  /// Less is a matter of rounding edges to pixels.
  private static func tolerance(_ view: View) -> Double {
    PixelGrid.pixel(scale: view.traitCollection.displayScale) * 0.75
  }

  private static func outer(_ view: View, in content: View, _ heightIsGiven: Bool) -> [CellFinding] {
    let frame = view.alignmentRect(forFrame: view.frame(in: content))
    let (bounds, tolerance) = (content.bounds, tolerance(view))
    guard frame.width > 0 || frame.height > 0 else { return [] }
    let edges: [(LayoutAttribute, CGFloat)] = [
      (.top, -frame.minY), (.bottom, frame.maxY - bounds.height), (.left, -frame.minX),
      (.right, frame.maxX - bounds.width),
    ]
    return edges.filter { Double($0.1) > tolerance }.map { edge, points in
      CellFinding(
        .reachesOut, view: view.displayName, edge: edge, points: Double(points),
        """
        \(view.displayName).\(edge) is \(text(Double(points))) points outside the content view, which is \
        \(text(Double(bounds.width))) by \(text(Double(bounds.height))): \(cure(edge, heightIsGiven))
        """)
    }
  }

  private static func cure(_ edge: LayoutAttribute, _ heightIsGiven: Bool) -> String {
    guard edge == .top || edge == .bottom else { return "it needs a width that follows from the cell's." }
    return heightIsGiven ? cureOfGivenHeight : "the height that the cell says it needs has to count it."
  }

  /// A label of any number of lines whose text has less room than it needs: in its width where that is less than a letter's, or else in its height.
  private static func cut(_ view: View, _ heightIsGiven: Bool) -> [CellFinding] {
    guard let label = view as? Label, label.numberOfLines == 0, label.showsContent else { return [] }
    if let width = label.vanishedWidth { return [vanished(label, width)] }
    let needed = Double(label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height)
    let missing = needed - Double(label.bounds.height)
    guard missing > tolerance(label) else { return [] }
    return [
      CellFinding(
        .cutText, view: label.displayName, edge: .height, points: missing,
        """
        \(label.displayName) is \(text(missing)) points lower than its text needs at its width of \
        \(text(Double(label.bounds.width))): \
        \(heightIsGiven ? cureOfGivenHeight : "measure the text at the width it is laid out at.")
        """)
    ]
  }

  private static func vanished(_ label: Label, _ width: SqueezedLength) -> CellFinding {
    let points = Double(width.needed - width.available)
    return CellFinding(
      .cutText, view: label.displayName, edge: .width, points: points,
      """
      \(label.displayName).width is \(text(points)) points less than its text needs: \(moreResistance("horizontal"))
      """)
  }

  private static func moreResistance(_ axis: String) -> String {
    "give it more \(axis) compression resistance than what is beside it has."
  }

  /// A control that is drawn in one size, on the axes where it has less, and a picture, on those where nothing or next to nothing is left of it.
  private static func squeezed(_ view: View) -> [CellFinding] {
    view.squeezedLengths.map { length in
      let (points, axis) = (
        Double(length.needed - length.available), length.attribute == .width ? "horizontal" : "vertical"
      )
      return CellFinding(
        .squeezed, view: view.displayName, edge: length.attribute, points: points,
        """
        \(view.displayName).\(length.attribute.name) is \(text(points)) points less than it is drawn with: \
        \(moreResistance(axis))
        """)
    }
  }

  // MARK: Chains

  private static func chainFindings(of cell: TableViewCell) -> [CellFinding] {
    guard cell.usesConstraints else { return [] }
    let chain = VerticalChain(of: cell.contentView, in: cell)
    guard !chain.isClosed else { return [] }
    let reason =
      chain.usesCellEdges
      ? """
      Constraints to the cell's own margins do not count: set preservesSuperviewLayoutMargins on the content view and use its \
      layoutMarginsGuide.
      """
      : "Tie views to the content view from its top to its bottom without a gap."
    let collapse = CellFinding(
      .collapsed, view: cell.displayName,
      """
      No chain of constraints leads from the top of the content view to its bottom, so that the cell has the standard height. \
      \(reason)
      """)
    return [collapse] + chain.openEnds.map { openChain($0.view, $0.attribute) }
  }

  private static func openChain(_ view: View, _ attribute: LayoutAttribute) -> CellFinding {
    let name = view.displayName
    let cure =
      switch attribute {
      case .top: "\(name).top is tied to nothing above. Constrain it to the content view's top or to a view above."
      case .bottom:
        "\(name).bottom is tied to nothing below. Constrain it to the content view's bottom or to a view below."
      default: "\(name) has no height. Constrain its height, or give it content that has one."
      }
    return CellFinding(.openChain, view: name, edge: attribute, cure)
  }

  private static func text(_ points: Double) -> String { PointText.text(points) }
}

extension View {
  /// Whether neither the view nor anything around it, up to a container, is hidden.
  fileprivate func isShown(in container: View) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== container }.allSatisfy { !$0.isHidden }
  }
}
