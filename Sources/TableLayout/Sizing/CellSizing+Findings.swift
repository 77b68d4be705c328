import FontMetrics
import Foundation
public import LayoutCore

extension CellSizing {
  /// Returns the faults of a cell's layout: mixed layouts, constraints without a height and the
  /// ends of their chains, and the results of ``consistency(of:width:separator:)``. Empty for a
  /// correct cell.
  ///
  /// Lays the cell out at the width. Throws an error if the width is negative or not finite.
  ///
  /// - Complexity: A few layouts, and O(*n*) in the views and constraints.
  public static func findings(
    for cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> [CellFinding] {
    let consistency = try consistency(of: cell, width: width, separator: separator)
    return [cell.mixedLayout].compactMap(\.self) + openFindings(in: cell, heightIsGiven: false) + consistency
  }

  /// Returns what constraints leave open in a cell that was laid out: a missing height with the
  /// ends of the chains, unless the table or the layout of the collection view gives the height,
  /// and text that wraps instead of its neighbor for no reason.
  ///
  /// - Complexity: Two layouts if text wraps, and O(*n*) in the views and constraints.
  package static func openFindings(in cell: some ContentCell, heightIsGiven: Bool) -> [CellFinding] {
    (heightIsGiven ? [] : chainFindings(of: cell)) + openWidths(in: cell)
  }

  /// Checks that a cell fits the height that it returns. Returns a finding for each edge beyond the
  /// content view, for each truncated text with any number of lines, and for a cell that returns
  /// another height after its layout.
  ///
  /// This is the check for a cell with its own `sizeThatFits(_:)` and `layoutSubviews()`, which
  /// must agree (documented). It works for any cell. Lays the cell out at the width. Throws an
  /// error if the width is negative or not finite.
  public static func consistency(
    of cell: TableViewCell, width: Double, separator: Bool = true
  ) throws(LayoutError) -> [CellFinding] {
    let height = try rowHeight(for: cell, width: width, separator: separator)
    show(cell, true)
    cell.frame = CGRect(origin: cell.frame.origin, size: CGSize(width: width, height: height))
    cell.layoutIfNeeded()
    var findings = shownFindings(of: cell)
    let again = try rowHeight(for: cell, width: width, separator: separator)
    // Measuring may have changed the cell's margins.
    show(cell, true)
    cell.layoutIfNeeded()
    if again != height {
      findings.append(
        CellFinding(
          .unsteadyHeight, view: cell.displayName, points: again - height,
          """
          The cell returns a height of \(text(height)) points before layout and \(text(again)) after layout. Compute the height from \
          the proposed width, not from the frames of the cell's views.
          """))
    }
    return findings
  }

  /// Returns the faults of a cell's current layout: edges beyond the content view, truncated text
  /// with any number of lines, and squeezed controls.
  ///
  /// - Complexity: O(*n*) in the views; text is measured at its width.
  public static func shownFindings(of cell: TableViewCell) -> [CellFinding] {
    shownFindings(of: cell, heightIsGiven: false)
  }

  /// - Parameter heightIsGiven: True if the table or the layout of the collection view gives the
  ///   height instead of the cell.
  package static func shownFindings(of cell: some ContentCell, heightIsGiven: Bool) -> [CellFinding] {
    let content = cell.contentView
    let given = heightIsGiven ? cureOfGivenHeight(cell) : nil
    return shownViews(in: content).flatMap { view in
      outer(view, in: content, given) + cut(view, given ?? cureOfCut(cell)) + squeezed(view)
    }
  }

  /// Returns true if something extends above or below a content view in its current layout.
  static func reachesOut(of content: View) -> Bool {
    shownViews(in: content).contains { view in
      outer(view, in: content, nil).contains { $0.edge == .top || $0.edge == .bottom }
    }
  }

  private static func shownViews(in content: View) -> [View] {
    content.subtree.filter { $0 !== content && $0.isShown(in: content) }
  }

  /// Returns the faults from constraints that the last layout dropped, without those about views of
  /// other cells.
  ///
  /// - Parameter named: Returns the name of a constraint in reports, by its identifier.
  package static func conflictFindings(
    of broken: [BrokenConstraint], in cell: some ContentCell, named: (_ identifier: String) -> String = { $0 }
  ) -> [CellFinding] {
    broken.filter { $0.view?.isDescendant(of: cell) ?? true }.map { broken in
      let (record, view) = (broken.record, broken.view?.displayName ?? cell.displayName)
      return CellFinding(
        .droppedConstraint, view: view,
        """
        The constraint \(record.identifier.map(named) ?? record.equation) is ignored because it conflicts with others. Remove \
        it or one of the others, or give one of them a lower priority.
        """)
    }
  }

  private static func cureOfGivenHeight(_ cell: some ContentCell) -> String {
    cell.isInCollectionView
      ? "estimate the height in the layout, so that the cell determines it, or scale it with the text size."
      : "the row height is fixed: let the cell determine it, or scale it with the text size."
  }

  private static func cureOfCut(_ cell: some ContentCell) -> String {
    cell.hasContentConstraints
      ? "lower the priority of the constraints that limit its height."
      : "measure the text at the width at which it is laid out."
  }

  // MARK: What reaches out

  /// Smaller distances result from rounding edges to pixels.
  private static func tolerance(_ view: View) -> Double {
    PixelGrid.pixel(scale: view.traitCollection.displayScale) * 0.75
  }

  /// Returns the edges of a view that extend beyond the content view, unless a view that contains
  /// it extends as far there: the cause is then at the outer view.
  ///
  /// - Parameter given: The cure if the cell does not determine its height; nil if it does.
  private static func outer(_ view: View, in content: View, _ given: String?) -> [CellFinding] {
    let bounds = content.bounds
    let around = sequence(first: view, next: \.superview).prefix { $0 !== content }.dropFirst()
      .flatMap { outerEdges(of: $0, in: content) }
    let edges = outerEdges(of: view, in: content).filter { edge, points in
      !around.contains { $0.0 == edge && Double($0.1) >= Double(points) - tolerance(view) }
    }
    return edges.map { edge, points in
      CellFinding(
        .reachesOut, view: view.displayName, edge: edge, points: Double(points),
        """
        \(view.displayName).\(edge) is \(text(Double(points))) points outside the content view, which is \
        \(text(Double(bounds.width))) by \(text(Double(bounds.height))): \(cure(edge, given))
        """)
    }
  }

  /// Returns the edges of a view that extend beyond the content view, with the distances in points.
  private static func outerEdges(of view: View, in content: View) -> [(LayoutAttribute, CGFloat)] {
    let frame = view.alignmentRect(forFrame: view.frame(in: content))
    guard frame.width > 0 || frame.height > 0 else { return [] }
    let edges: [(LayoutAttribute, CGFloat)] = [
      (.top, -frame.minY), (.bottom, frame.maxY - content.bounds.height), (.left, -frame.minX),
      (.right, frame.maxX - content.bounds.width),
    ]
    return edges.filter { Double($0.1) > tolerance(view) }
  }

  private static func cure(_ edge: LayoutAttribute, _ given: String?) -> String {
    guard edge == .top || edge == .bottom else { return "derive its width from the cell's." }
    return given ?? "include it in the height that the cell returns."
  }

  /// Returns a finding for a label with too little space: in its width if that is less than a
  /// letter's, or in its height for any number of lines.
  ///
  /// - Parameter cure: The cure for a height that is too small.
  private static func cut(_ view: View, _ cure: String) -> [CellFinding] {
    guard let label = view as? Label, label.showsContent else { return [] }
    if let width = label.vanishedWidth { return [vanished(label, width)] }
    guard label.numberOfLines == 0 else { return [] }
    let needed = Double(label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height)
    let missing = needed - Double(label.bounds.height)
    guard missing > tolerance(label) else { return [] }
    return [
      CellFinding(
        .cutText, view: label.displayName, edge: .height, points: missing,
        """
        \(label.displayName) is \(text(missing)) points too short for its text at its width of \
        \(text(Double(label.bounds.width))): \
        \(cure)
        """)
    ]
  }

  private static func vanished(_ label: Label, _ width: SqueezedLength) -> CellFinding {
    let points = Double(width.needed - width.available)
    return CellFinding(
      .cutText, view: label.displayName, edge: .width, points: points,
      """
      \(label.displayName) is \(text(points)) points too narrow for its text: \(moreResistance("horizontal"))
      """)
  }

  private static func moreResistance(_ axis: String) -> String {
    "give it more \(axis) compression resistance than its neighbor."
  }

  /// Returns findings for a control with a fixed size that has less, and for an image with almost
  /// nothing left.
  private static func squeezed(_ view: View) -> [CellFinding] {
    view.squeezedLengths.map { length in
      let (points, axis) = (
        Double(length.needed - length.available), length.attribute == .width ? "horizontal" : "vertical"
      )
      return CellFinding(
        .squeezed, view: view.displayName, edge: length.attribute, points: points,
        """
        \(view.displayName).\(length.attribute.name) is \(text(points)) points smaller than its drawn size: \
        \(view.hasConstant(length.attribute) ? "remove its constant \(length.attribute.name)." : moreResistance(axis))
        """)
    }
  }

  private static func text(_ points: Double) -> String { PointText.text(points) }
}

extension View {
  /// Returns `true` if neither the view nor any superview up to a container is hidden.
  fileprivate func isShown(in container: View) -> Bool {
    sequence(first: self, next: \.superview).prefix { $0 !== container }.allSatisfy { !$0.isHidden }
  }
}
