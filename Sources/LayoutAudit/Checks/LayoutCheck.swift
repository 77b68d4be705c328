import Foundation
public import LayoutCore
public import TableLayout

/// Looks at a cell that has been laid out, and says what a person would see go wrong.
///
/// ```swift
/// let check = LayoutCheck()
/// let faults = try check.faults(in: cell, width: 320)
/// faults.first?.rule            // .truncatedText
/// ```
/// It remembers what it found out about texts, so one check for many layouts is quicker than one for each. It belongs to one isolation
/// domain, as the views do.
public final class LayoutCheck {
  /// What is looked for.
  public let rules: AuditRules
  /// How far rounded corners and bars reach into the table at its sides, in points; nil leaves cells the safe area they have.
  public let safeArea: EdgeInsets?
  let texts = TextFactsCache()

  /// A check by rules, in a table with a safe area.
  public init(rules: AuditRules = AuditRules(), safeArea: EdgeInsets? = nil) {
    self.rules = rules
    self.safeArea = safeArea
  }

  /// Lays a cell out at a width as a table does, and looks at it.
  ///
  /// Throws when the width is negative or not finite.
  /// - Parameters:
  ///   - separator: Whether the table draws a line below the row.
  ///   - fixedHeight: The row's height where the table does not ask the cell for one, in points.
  ///   - ambiguity: Whether to look for places that constraints leave open, which takes longer than all the rest.
  /// - Returns: The faults in the order of the elements.
  /// - Complexity: A layout, and O(*n*²) in the elements that show.
  public func faults(
    in cell: TableViewCell, width: Double, separator: Bool = true, fixedHeight: Double? = nil, ambiguity: Bool = true
  ) throws(LayoutError) -> [Fault] {
    try faults(
      in: StagedPart(.cell(cell, hasSeparator: separator), fixedHeight: fixedHeight), width: width,
      ambiguity: ambiguity)
  }

  /// Lays a cell, a header or a footer out as a table of a width does, and looks at it, as
  /// ``faults(in:width:separator:fixedHeight:ambiguity:)``.
  public func faults(
    in part: StagedPart, width: Double, ambiguity: Bool = true
  ) throws(LayoutError) -> [Fault] {
    shapeTexts(in: part.contentView)
    if let safeArea { part.view.safeAreaInsets = part.safeArea(safeArea, inTable: width) }
    let width = part.viewWidth(inTable: width)
    let needed = try neededHeight(of: part, width: width)
    let height = part.fixedHeight ?? needed
    let isOutgrown = part.needIsKnown && rules.applies(.fixedHeight) && needed - height > rules.tolerance
    let faults =
      (isOutgrown ? outgrownFaults(in: part, width, height, needed: needed, ambiguity) : nil)
      ?? self.faults(of: lay(part, width: width, height: height), part, ambiguity)
    return part.isStandard ? faults.withOpenHeightOnce : faults
  }

  private func faults(of layout: CheckedLayout, _ part: StagedPart, _ ambiguity: Bool) -> [Fault] {
    layout.faults(ambiguity: ambiguity) + (ambiguity ? layout.openFaults(in: part) : [])
  }

  /// The faults of a part whose height is less than it would have by itself; nil where nobody sees that.
  ///
  /// Once the row is too low, what is in it cannot but be cut, overlap or fight for room: that is one fault, and not many. Faults of its
  /// own are those that the row still has where it is as high as it needs to be.
  private func outgrownFaults(
    in part: StagedPart, _ width: Double, _ height: Double, needed: Double, _ ambiguity: Bool
  ) -> [Fault]? {
    let faults = faults(of: lay(part, width: width, height: needed), part, ambiguity)
    let own = Set(faults.map(\.place))
    let low = lay(part, width: width, height: height)
    let isSeen = low.faults(ambiguity: false).contains { fault in
      fault.isOfLowRow(isStyled: part.needsTextsAlone) && !own.contains(fault.place)
    }
    guard isSeen else { return nil }
    // How high a font of the phone's is, and what is around the texts of a style, is not known so well.
    return [low.outgrownHeight(fixed: height, needed: needed)]
      + faults.filter { $0.rule != .inkOutside || !(part.needsTextsAlone || $0.isOfStandIn) }
  }

  /// The height that a part needs, in points: what the table would give it, or where nothing but texts can be cut, as much as these have.
  private func neededHeight(of part: StagedPart, width: Double) throws(LayoutError) -> Double {
    let needed = try part.neededHeight(width: width)
    guard part.needsTextsAlone, let height = part.fixedHeight, height < needed else { return needed }
    return lay(part, width: width, height: needed).heightOfTexts
  }

  private func lay(_ part: StagedPart, width: Double, height: Double) -> CheckedLayout {
    let view = part.view
    view.frame = CGRect(origin: view.frame.origin, size: CGSize(width: width, height: height))
    view.layoutIfNeeded()
    return CheckedLayout(part, rules: rules, texts: texts)
  }

  /// Shapes each text whole before it is measured, so that it is not measured word by word and then shaped again.
  private func shapeTexts(in contentView: View) {
    for view in contentView.subtree {
      if let label = view as? Label, label.text?.isEmpty == false { _ = texts.facts(of: label) }
    }
  }
}

/// A cell, a header or a footer that has been laid out, with its elements.
struct CheckedLayout {
  let cell: View
  let contentView: View
  let rules: AuditRules
  let texts: TextFactsCache
  /// What an Interface Builder file says of the views.
  let objects: StagedObjects?
  let elements: [CellElement]
  /// Where each element shows something, in the cell's coordinates.
  let shown: [CGRect]

  init(_ part: StagedPart, rules: AuditRules, texts: TextFactsCache) {
    (cell, contentView, objects) = (part.view, part.contentView, part.objects)
    self.rules = rules
    self.texts = texts
    elements = CellElement.all(in: cell)
    let filled = objects?.filledButtons ?? []
    shown = elements.map { $0.shownFrame(fills: filled.contains(Fault.name(ofPath: $0.path))) }
  }

  var tolerance: CGFloat { CGFloat(rules.tolerance) }

  /// Everything that is wrong, in the order of the elements.
  /// - Parameter ambiguity: True to look for ties as well.
  func faults(ambiguity: Bool) -> [Fault] {
    let faults =
      textFaults() + squeezedFaults() + squeezedFieldFaults() + inkFaults() + overlaps() + placeFaults()
      + targetFaults() + constraintFaults()
    return (ambiguity ? tellingTies(faults) : faults).withoutSqueezedTargets
  }

  /// A fault of a rule that is applied; nil otherwise.
  func fault(
    _ rule: AuditRule, _ element: CellElement, other: CellElement? = nil, text: String? = nil, needed: CGFloat? = nil,
    available: CGFloat? = nil, side: Fault.Side? = nil, detail: String? = nil
  ) -> Fault? {
    guard rules.applies(rule) else { return nil }
    return Fault(
      rule, element: element.path, other: other?.path, text: text ?? element.text, needed: needed.map(Double.init),
      available: available.map(Double.init), side: side, frame: element.frame, detail: detail)
  }

  /// How high all texts are together, from the top of the highest to the bottom of the lowest; 0 without one.
  fileprivate var heightOfTexts: Double {
    // Not the labels': a cell of a style gives them its own height.
    let frames = elements.indices.filter { elements[$0].label != nil }.map { shown[$0] }
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else { return 0 }
    return Double(bottom - top)
  }

  /// That the row is fixed at a height, and needs more.
  func outgrownHeight(fixed: Double, needed: Double) -> Fault {
    Fault(
      .fixedHeight, element: "", text: elements.first { $0.label != nil }?.text, needed: needed, available: fixed,
      side: .height, frame: cell.bounds)
  }
}
