import Foundation
public import LayoutCore
public import TableLayout

/// Checks a cell after its layout, and returns the faults that users would see.
///
/// ```swift
/// let check = LayoutCheck()
/// let faults = try check.faults(in: cell, width: 320)
/// faults.first?.rule            // .truncatedText
/// ```
/// It caches facts about text, so that one check for many layouts is faster than one for each. It
/// belongs to one isolation domain, like the views.
public final class LayoutCheck {
  /// The rules.
  public let rules: AuditRules
  /// The distance by which rounded corners and bars extend into the table at its sides, in points;
  /// nil keeps the safe area of each cell.
  public let safeArea: EdgeInsets?
  let texts = TextFactsCache()

  /// Creates a check with rules, for a table with a safe area.
  public init(rules: AuditRules = AuditRules(), safeArea: EdgeInsets? = nil) {
    self.rules = rules
    self.safeArea = safeArea
  }

  /// Lays out a cell at a width as a table does, and checks it.
  ///
  /// Throws an error if the width is negative or not finite.
  /// - Parameters:
  ///   - separator: True if the table draws a separator below the row.
  ///   - fixedHeight: The height of the row, in points, if the table does not ask the cell for it.
  ///   - ambiguity: True to check for ambiguous positions, which takes longer than all other
  ///     checks.
  /// - Returns: The faults in the order of the elements.
  /// - Complexity: A layout, and O(*n*²) in the elements that show.
  public func faults(
    in cell: TableViewCell, width: Double, separator: Bool = true, fixedHeight: Double? = nil, ambiguity: Bool = true
  ) throws(LayoutError) -> [Fault] {
    try faults(
      in: StagedPart(.cell(cell, hasSeparator: separator), fixedHeight: fixedHeight), width: width,
      ambiguity: ambiguity)
  }

  /// Lays out a cell, a header or a footer as in a table of a width, and checks it like
  /// ``faults(in:width:separator:fixedHeight:ambiguity:)``.
  public func faults(
    in part: StagedPart, width: Double, ambiguity: Bool = true
  ) throws(LayoutError) -> [Fault] {
    try ownFaults(in: part, width: width, ambiguity: ambiguity) + widthFaults(in: part, width: width)
  }

  /// Returns the fault of an item that is wider than the lines of its flow layout.
  func widthFaults(in part: StagedPart, width: Double) -> [Fault] {
    guard case .item(let cell, let places) = part.content, let greatest = places.greatestWidth(width),
      rules.applies(.outsideCell)
    else { return [] }
    let own = places.width(of: cell, in: width)
    guard own - greatest > rules.tolerance else { return [] }
    var fault = Fault(
      .outsideCell, element: "", needed: own, available: greatest, side: .width, frame: cell.bounds)
    (fault.circumstance, fault.isInItem) = (.item, true)
    return [fault]
  }

  /// Returns the faults that do not depend on the width of the table or collection view, except
  /// through the size of the part and the safe area in it.
  func ownFaults(in part: StagedPart, width: Double, ambiguity: Bool) throws(LayoutError) -> [Fault] {
    shapeTexts(in: part.contentView)
    if let safeArea { part.view.safeAreaInsets = part.safeArea(safeArea, inTable: width) }
    let given = part.givenHeight(inTable: width)
    let width = part.viewWidth(inTable: width)
    let needed = try neededHeight(of: part, width: width)
    let height = given ?? needed
    let isOutgrown = part.needIsKnown && rules.applies(.fixedHeight) && needed - height > rules.tolerance
    let faults =
      (isOutgrown ? outgrownFaults(in: part, width, height, needed: needed, ambiguity) : nil)
      ?? self.faults(of: lay(part, width: width, height: height), part, ambiguity, heightIsGiven: given != nil)
    return (part.isStandard ? faults.withOpenHeightOnce : faults).map { fault in
      var fault = fault
      if case .item = part.content { fault.isInItem = true }
      return fault
    }
  }

  private func faults(
    of layout: CheckedLayout, _ part: StagedPart, _ ambiguity: Bool, heightIsGiven: Bool
  ) -> [Fault] {
    layout.faults(ambiguity: ambiguity) + (ambiguity ? layout.openFaults(in: part, heightIsGiven: heightIsGiven) : [])
  }

  /// Returns the faults of a part that is lower than it would be by itself, or nil if this is not
  /// visible.
  ///
  /// If the row is too low, its content is clipped, overlaps or lacks space: this is one fault, and
  /// not many. Other faults are those that the row still has at the height that it needs.
  private func outgrownFaults(
    in part: StagedPart, _ width: Double, _ height: Double, needed: Double, _ ambiguity: Bool
  ) -> [Fault]? {
    let faults = faults(of: lay(part, width: width, height: needed), part, ambiguity, heightIsGiven: true)
    let own = Set(faults.map(\.place))
    let low = lay(part, width: width, height: height)
    let isSeen = low.faults(ambiguity: false).contains { fault in
      fault.isOfLowRow(isStyled: part.needsTextsAlone) && !own.contains(fault.place)
    }
    guard isSeen else { return nil }
    // The height of an iOS font, and the space around the labels of a built-in style, are not known
    // precisely.
    return [low.outgrownHeight(fixed: height, needed: needed)]
      + faults.filter { $0.rule != .inkOutside || !(part.needsTextsAlone || $0.isOfStandIn) }
  }

  /// Returns the height that a part needs, in points: the height that the table would give it, or,
  /// if only text can be clipped, the height of the text.
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

  /// Shapes each string as a whole before it is measured, so that it is not measured word by word
  /// and then shaped again.
  private func shapeTexts(in contentView: View) {
    for view in contentView.subtree {
      if let label = view as? Label, label.text?.isEmpty == false { _ = texts.facts(of: label) }
    }
  }
}

/// A cell, a header or a footer after its layout, with its elements.
struct CheckedLayout {
  let cell: View
  let contentView: View
  let rules: AuditRules
  let texts: TextFactsCache
  /// The circumstance of faults about the height of a cell, header or footer in a collection view;
  /// nil for others.
  let cellCircumstance: Fault.Circumstance?
  /// The facts about the views in an Interface Builder file.
  let objects: StagedObjects?
  let elements: [CellElement]
  /// The visible rectangle of each element, in the cell's coordinates.
  let shown: [CGRect]

  init(_ part: StagedPart, rules: AuditRules, texts: TextFactsCache) {
    (cell, contentView, objects) = (part.view, part.contentView, part.objects)
    if case .item(_, let places) = part.content, places.isFlowEdge {
      cellCircumstance = .flowEdge
    } else {
      cellCircumstance = (part.view as? any ContentCell)?.isInCollectionView == true ? .item : nil
    }
    self.rules = rules
    self.texts = texts
    elements = CellElement.all(in: cell)
    let filled = objects?.filledButtons ?? []
    shown = elements.map { $0.shownFrame(fills: filled.contains(Fault.name(ofPath: $0.path))) }
  }

  var tolerance: CGFloat { CGFloat(rules.tolerance) }

  /// Returns all faults, in the order of the elements.
  /// - Parameter ambiguity: True to find ambiguous positions as well.
  func faults(ambiguity: Bool) -> [Fault] {
    let textFaults = textFaults()
    // Letters that are clipped at a frame are one fault, and not a second one for extending beyond
    // it.
    let clipped = Set(textFaults.filter { $0.rule == .clippedText }.map(\.element))
    let inkFaults = inkFaults().filter { !clipped.contains($0.element) }
    let conflicts = constraintFaults()
    let faults =
      markingConsequences(
        textFaults + squeezedFaults() + squeezedFieldFaults() + inkFaults + overlaps() + placeFaults(), of: conflicts)
      + targetFaults() + labelFaults() + conflicts
    return (ambiguity ? tellingTies(faults) : faults).withoutSqueezedTargets
  }

  /// Returns a fault of a rule that is on; nil otherwise.
  func fault(
    _ rule: AuditRule, _ element: CellElement, other: CellElement? = nil, text: String? = nil, needed: CGFloat? = nil,
    available: CGFloat? = nil, side: Fault.Side? = nil, detail: String? = nil
  ) -> Fault? {
    guard rules.applies(rule) else { return nil }
    return Fault(
      rule, element: element.path, other: other?.path, text: text ?? element.text, needed: needed.map(Double.init),
      available: available.map(Double.init), side: side, frame: element.frame, detail: detail)
  }

  /// The distance from the top of the highest label to the bottom of the lowest; 0 without text.
  fileprivate var heightOfTexts: Double {
    // Not the labels' frames, because a cell of a style gives them its own height.
    let frames = elements.indices.filter { elements[$0].label != nil }.map { shown[$0] }
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else { return 0 }
    return Double(bottom - top)
  }

  /// Returns a fault if the row has a fixed height that is too low.
  func outgrownHeight(fixed: Double, needed: Double) -> Fault {
    var fault = Fault(
      .fixedHeight, element: "", text: elements.first { $0.label != nil }?.text, needed: needed, available: fixed,
      side: .height, frame: cell.bounds)
    fault.circumstance = cellCircumstance
    return fault
  }
}
