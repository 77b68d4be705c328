import Foundation
import LayoutCore
import TableLayout

extension CheckedLayout {
  // MARK: Neighbors

  /// The text that stands beside a text in the same row of the cell, and so takes room from it; nil where none does.
  ///
  /// Strut's rule: their heights overlap by half of the lower one, and nothing of one lies above or below all of the other. A button of a
  /// width of its own has no more of it where nothing stands beside it.
  func neighbor(of index: Int) -> Int? {
    if elements[index].hasFixedWidth { return nil }
    let frame = elements[index].frame
    return elements.indices.first { other in
      guard other != index, elements[other].label != nil, elements[other].kind == .text else { return false }
      let place = elements[other].frame
      let common = min(frame.maxY, place.maxY) - max(frame.minY, place.minY)
      return common > min(frame.height, place.height) / 2
        && (place.minX >= frame.maxX - tolerance || place.maxX <= frame.minX + tolerance)
    }
  }

  // MARK: Edges

  /// Elements that reach out of the cell, the margins or the safe area.
  func placeFaults() -> [Fault] {
    let content = contentView.frame
    let margins = content.inset(by: contentView.layoutMargins)
    // The cell's and not the content view's: what is beside an accessory is in the safe area all the same.
    let safeArea = cell.bounds.inset(by: cell.safeAreaInsets)
    var out: [(index: Int, fault: Fault)] = []
    return elements.indices.flatMap { index -> [Fault] in
      let element = elements[index]
      let isBuiltIn = !element.view.isDescendant(of: contentView)
      let beyond = edges(index, beyond: cell.bounds, [.left, .right, .top, .bottom], .outsideCell)
      guard beyond.isEmpty, !isBuiltIn, element.kind == .text || element.kind == .control else {
        // What moves several elements out is one fault.
        let own = beyond.filter { fault in !out.contains { isMoved($0.index, with: index, to: fault.side) } }
        out += own.map { (index, $0) }
        return own
      }
      let reaching = edges(index, beyond: safeArea, [.left, .right], .outsideSafeArea)
      return reaching.isEmpty ? edges(index, beyond: margins, [.left, .right], .outsideMargins) : reaching
    }
  }

  /// Whether a view that holds both elements reaches out of the cell at a side, and so takes them out.
  private func isMoved(_ index: Int, with other: Int, to side: Fault.Side?) -> Bool {
    let around = sequence(first: elements[index].view, next: \.superview).dropFirst()
      .prefix { $0 !== contentView && $0 !== cell }
    return around.contains { view in
      guard let side, elements[other].view.isDescendant(of: view) else { return false }
      return excess(of: view.convert(view.bounds, to: cell), beyond: cell.bounds, at: side) > tolerance
    }
  }

  private func edges(
    _ index: Int, beyond room: CGRect, _ sides: [Fault.Side], _ rule: AuditRule
  ) -> [Fault] {
    let place = rule == .outsideCell ? inked(index) : shown[index]
    // What is squeezed to next to nothing is told as that; what little is left of it says nothing of its place.
    guard place.width > 0, place.height > 0, elements[index].view.squeezedLengths.isEmpty else { return [] }
    return sides.compactMap { side -> Fault? in
      let excess = excess(of: place, beyond: room, at: side)
      guard excess > tolerance else { return nil }
      let length = side == .left || side == .right ? place.width : place.height
      return fault(rule, elements[index], needed: length, available: length - excess, side: side)
    }
  }

  /// How far a rectangle reaches beyond another at an edge, in points; negative where there is room left.
  private func excess(of place: CGRect, beyond room: CGRect, at side: Fault.Side) -> CGFloat {
    switch side {
    case .left: room.minX - place.minX
    case .right: place.maxX - room.maxX
    case .top: room.minY - place.minY
    default: place.maxY - room.maxY
    }
  }

  // MARK: Targets

  /// Buttons, and controls of the program's own, that a fingertip does not find.
  ///
  /// Controls whose size is the system's, such as a switch, are as UIKit makes them, and no fault of the cell (Strut's rule).
  func targetFaults() -> [Fault] {
    elements.compactMap { element in
      guard element.kind == .control, !element.isOfSystemSize, (element.view as? Control)?.isEnabled == true else {
        return nil
      }
      let (width, height) = (element.frame.width, element.frame.height)
      let least = min(width, height)
      guard CGFloat(rules.smallestTarget) - least > tolerance else { return nil }
      return fault(
        .smallTarget, element, needed: CGFloat(rules.smallestTarget), available: least,
        side: width < height ? .width : .height)
    }
  }

  // MARK: Names

  /// The path of the element with a name; the name itself where no element has it.
  func path(named name: some StringProtocol) -> String {
    elements.first { $0.path == name || $0.path.hasSuffix("/\(name)") }?.path ?? String(name)
  }
}

extension CellElement {
  /// Whether a required constraint of a control's own holds it at the width that it has, or lets it have no more.
  fileprivate var hasFixedWidth: Bool {
    kind == .control
      && view.constraints.contains { constraint in
        constraint.isActive && constraint.firstItem === view && constraint.firstAttribute == .width
          && constraint.secondItem == nil && constraint.priority == .required
          && (constraint.relation == .equal
            || constraint.relation == .lessThanOrEqual && view.bounds.width > constraint.constant - 0.5)
      }
  }

  /// Whether UIKit says how large it is, and not the cell.
  fileprivate var isOfSystemSize: Bool { view is FixedSizeControl || view is SegmentedControl || view is TextField }
}
