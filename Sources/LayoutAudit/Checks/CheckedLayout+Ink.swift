import Foundation
import LayoutCore
import TextLayout

/// The rectangle of letters, which may extend outside their label or button.
struct InkBox {
  /// The rectangle from the highest to the lowest letter, as wide as the text, in the cell's
  /// coordinates.
  var frame: CGRect
  /// The distance by which letters extend above the element, in points; negative if there is space
  /// left.
  var above: Double
  /// The distance by which letters extend below the element.
  var below: Double
}

extension CheckedLayout {
  /// Finds letters that extend outside their label or button into another element, or outside the
  /// cell.
  ///
  /// Strut's rule is that ink in empty space is no fault. The faces of many scripts are higher than
  /// the line of the system font, and a label whose letters touch nothing is correct.
  func inkFaults() -> [Fault] {
    guard rules.applies(.inkOutside), elements.contains(where: mayReachOut) else { return [] }
    let boxes = elements.map { inkBox(of: $0) }
    // If the letters of two labels extend into each other, the first label has the fault.
    var meetings: [(index: Int, other: Int)] = []
    return elements.indices.compactMap { index in
      guard let box = boxes[index], max(box.above, box.below) > rules.inkTolerance else { return nil }
      if let fault = outside(index, box) { return fault }
      let told = meetings.filter { $0.other == index }.map(\.index)
      guard let (other, fault) = met(index, box, boxes, butNot: told) else { return nil }
      meetings.append((index, other))
      return fault
    }
  }

  /// Returns true if the label's text would extend outside the label if it was in one line: if not,
  /// no line of it does.
  private func mayReachOut(_ element: CellElement) -> Bool {
    guard let label = inkLabel(of: element) else { return false }
    let (facts, size, points) = (texts.facts(of: label), label.bounds.size, label.font.pointSize)
    let inset = (
      above: element.labelFrame.minY - element.frame.minY, below: element.frame.maxY - element.labelFrame.maxY
    )
    return facts.inkAbove * points - Double(label.firstBaselineOffset(in: size) + inset.above) > rules.inkTolerance
      || facts.inkBelow * points - Double(label.lastBaselineOffset(in: size) + inset.below) > rules.inkTolerance
  }

  /// The label, separate or in a button, whose letters may extend outside the element: a text view
  /// shows nothing outside its frame, a view without a height shows nothing, and the ink of several
  /// styles is unknown.
  private func inkLabel(of element: CellElement) -> Label? {
    guard !(element.view is TextView), let label = element.label,
      element.frame.height > 0, label.bounds.height > 0
    else { return nil }
    let facts = texts.facts(of: label)
    return facts.inkAbove != 0 || facts.inkBelow != 0 ? label : nil
  }

  /// The range from the highest to the lowest letter of the visible lines. Nil without text.
  ///
  /// - Parameter isCounted: Selects the runs whose letters count.
  func inkBox(of element: CellElement, where isCounted: (GlyphRun) -> Bool = { _ in true }) -> InkBox? {
    guard let label = inkLabel(of: element), let (top, bottom) = inkSpan(of: label, where: isCounted) else {
      return nil
    }
    let shown = element.kind == .text ? element.shownFrame() : element.labelFrame
    return InkBox(
      frame: CGRect(
        x: shown.minX, y: element.labelFrame.minY + CGFloat(top), width: shown.width, height: CGFloat(bottom - top)),
      above: Double(element.frame.minY - element.labelFrame.minY) - top,
      below: Double(element.labelFrame.minY - element.frame.maxY) + bottom)
  }

  /// The top and bottom of the lines' ink, relative to the top of the label, in points. Nil without
  /// ink.
  private func inkSpan(
    of label: Label, where isCounted: (GlyphRun) -> Bool = { _ in true }
  ) -> (top: Double, bottom: Double)? {
    let size = label.bounds.size
    guard let lines = label.textLines(in: size), !lines.isEmpty else { return nil }
    let first = Double(label.firstBaselineOffset(in: size))
    let last = Double(size.height - label.lastBaselineOffset(in: size))
    let step = lines.count > 1 ? (last - first) / Double(lines.count - 1) : 0
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for (index, line) in lines.enumerated() {
      let (baseline, reach) = (first + Double(index) * step, texts.reach(of: line, where: isCounted))
      (top, bottom) = (min(top, baseline - reach.above), max(bottom, baseline + reach.below))
    }
    return top <= bottom ? (top, bottom) : nil
  }

  /// Returns true if all letters are visible although the frame is lower than the lines: a label
  /// does not clip ink if its frame is at least half a line high (`label-29`), but the cell does.
  /// Returns false if the ink is unknown: for several styles, and in a text view.
  func showsAllInk(of element: CellElement) -> Bool {
    guard let label = inkLabel(of: element), element.frame.height >= CGFloat(label.font.lineHeight) / 2,
      let (top, bottom) = inkSpan(of: label)
    else { return false }
    let box = cell.bounds.insetBy(dx: 0, dy: -tolerance)
    return box.minY <= element.labelFrame.minY + CGFloat(top) && element.labelFrame.minY + CGFloat(bottom) <= box.maxY
  }

  /// Ink outside the cell, of text that is inside the cell.
  private func outside(_ index: Int, _ box: InkBox) -> Fault? {
    let (place, bounds) = (inked(index), cell.bounds.insetBy(dx: 0, dy: -tolerance))
    guard bounds.minY <= place.minY, place.maxY <= bounds.maxY else { return nil }
    let above = cell.bounds.minY - box.frame.minY
    let below = box.frame.maxY - cell.bounds.maxY
    guard Double(max(above, below)) > rules.inkTolerance else { return nil }
    return inkFault(index, by: max(above, below), side: above > below ? .top : .bottom)
  }

  /// Returns the first element that the ink touches, except for elements whose own fault covers it.
  private func met(_ index: Int, _ box: InkBox, _ boxes: [InkBox?], butNot told: [Int]) -> (other: Int, fault: Fault)? {
    for other in elements.indices where other != index && elements[other].kind != .shape && !told.contains(other) {
      // A control is larger than its title.
      let place = elements[other].kind == .text ? boxes[other]?.frame ?? shown[other] : shown[other]
      let isAbove = place.midY < box.frame.midY
      guard (isAbove ? box.above : box.below) > rules.inkTolerance,
        !inked(index).insetBy(dx: 0, dy: tolerance).intersects(inked(other))
      else { continue }
      let common = box.frame.intersection(place)
      guard !common.isNull, common.width > tolerance, Double(common.height) > rules.inkTolerance else { continue }
      return inkFault(index, other, by: common.height, side: isAbove ? .top : .bottom).map { (other, $0) }
    }
    return nil
  }

  private func inkFault(_ index: Int, _ other: Int? = nil, by excess: CGFloat, side: Fault.Side) -> Fault? {
    let height = elements[index].frame.height
    return fault(
      .inkOutside, elements[index], other: other.map { elements[$0] }, needed: height + excess, available: height,
      side: side, detail: standIn(for: elements[index]))
  }
}
