import Foundation
import LayoutCore

/// Where the letters of a text are, which may be outside of its label.
struct InkBox {
  /// From the highest letter to the deepest, as wide as the text, in the cell's coordinates.
  var frame: CGRect
  /// How far letters reach above the label, in points; negative where there is room left.
  var above: Double
  /// How far they reach below it.
  var below: Double
}

extension CheckedLayout {
  /// Letters that reach out of their label: into another element, or out of the cell.
  ///
  /// Strut's rule: ink in empty room harms nobody. The faces of many scripts are higher than the system font's line, and a label
  /// whose letters nothing meets is as it should be.
  func inkFaults() -> [Fault] {
    guard rules.applies(.inkOutside) else { return [] }
    let boxes = elements.indices.map(inkBox)
    return elements.indices.compactMap { index in
      guard let box = boxes[index], max(box.above, box.below) > rules.inkTolerance else { return nil }
      return outside(index, box) ?? met(index, box, boxes)
    }
  }

  /// Nil without a text, and for a text of several styles, whose ink is not known.
  private func inkBox(of index: Int) -> InkBox? {
    let element = elements[index]
    guard element.kind == .text, let label = element.label else { return nil }
    let facts = texts.facts(of: label)
    guard facts.inkAbove != 0 || facts.inkBelow != 0 else { return nil }
    let size = label.bounds.size
    let points = label.font.pointSize
    let above = facts.inkAbove * points - Double(label.firstBaselineOffset(in: size))
    let below = facts.inkBelow * points - Double(label.lastBaselineOffset(in: size))
    let height = max(0, size.height + CGFloat(above + below))
    return InkBox(
      frame: CGRect(
        x: shown[index].minX, y: element.labelFrame.minY - CGFloat(above), width: shown[index].width, height: height),
      above: above, below: below)
  }

  /// Ink beyond the cell, of a text that is not beyond it itself.
  private func outside(_ index: Int, _ box: InkBox) -> Fault? {
    let (place, bounds) = (shown[index], cell.bounds.insetBy(dx: 0, dy: -tolerance))
    guard bounds.minY <= place.minY, place.maxY <= bounds.maxY else { return nil }
    let above = cell.bounds.minY - box.frame.minY
    let below = box.frame.maxY - cell.bounds.maxY
    guard Double(max(above, below)) > rules.inkTolerance else { return nil }
    return inkFault(index, by: max(above, below), side: above > below ? .top : .bottom)
  }

  /// The first element that the ink meets. Of two texts whose letters both leave their labels the first one has the fault.
  private func met(_ index: Int, _ box: InkBox, _ boxes: [InkBox?]) -> Fault? {
    for other in elements.indices where other != index && elements[other].kind != .shape {
      let place = boxes[other]?.frame ?? shown[other]
      let isAbove = place.midY < box.frame.midY
      guard (isAbove ? box.above : box.below) > rules.inkTolerance, !isNoted(index, other, boxes, isAbove: isAbove),
        !shown[index].insetBy(dx: 0, dy: tolerance).intersects(shown[other])
      else { continue }
      let common = box.frame.intersection(place)
      guard !common.isNull, common.width > tolerance, Double(common.height) > rules.inkTolerance else { continue }
      return inkFault(index, other, by: common.height, side: isAbove ? .top : .bottom)
    }
    return nil
  }

  /// Whether the other one comes first, and reaches out to this one too.
  private func isNoted(_ index: Int, _ other: Int, _ boxes: [InkBox?], isAbove: Bool) -> Bool {
    guard other < index, let box = boxes[other] else { return false }
    return (isAbove ? box.below : box.above) > rules.inkTolerance
  }

  private func inkFault(_ index: Int, _ other: Int? = nil, by excess: CGFloat, side: Fault.Side) -> Fault? {
    let height = elements[index].frame.height
    return fault(
      .inkOutside, elements[index], other: other.map { elements[$0] }, needed: height + excess, available: height,
      side: side)
  }
}
