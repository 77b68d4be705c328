import Foundation
import LayoutCore
import TableLayout

extension CheckedLayout {
  // MARK: Neighbors

  /// Returns the label next to a label in the same row of the cell, which takes room from it; nil
  /// if there is none.
  ///
  /// Strut's rule is that their heights overlap by half of the lower one, and that neither has text
  /// above or below all of the other. A button with a fixed width does not get more width if there
  /// is nothing next to it.
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

  /// Finds elements that extend outside the cell, the margins or the safe area.
  func placeFaults() -> [Fault] {
    let content = contentView.frame
    let margins = content.inset(by: contentView.layoutMargins)
    // The safe area of the cell and not of the content view: views next to an accessory are also in
    // the safe area.
    let safeArea = cell.bounds.inset(by: cell.safeAreaInsets)
    return elements.indices.flatMap { index -> [Fault] in
      let element = elements[index]
      let isBuiltIn = !element.view.isDescendant(of: contentView)
      let beyond = edges(index, beyond: cell.bounds, [.left, .right, .top, .bottom], .outsideCell)
      guard beyond.isEmpty, !isBuiltIn, element.kind == .text || element.kind == .control else {
        return beyond.filter { !isMeant($0, index) }.map { moved($0, index) }
      }
      let reaching = edges(index, beyond: safeArea, [.left, .right], .outsideSafeArea)
      return reaching.isEmpty && !isInGrid ? edges(index, beyond: margins, [.left, .right], .outsideMargins) : reaching
    }.oncePerMover
  }

  /// True for a cell of a collection view that is not a list: it has no margins of the screen, and
  /// its layout provides the space around it.
  private var isInGrid: Bool { cell is CollectionViewCell && !(cell is CollectionListCell) }

  /// Returns true if an element of a cell in a grid extends as far beyond the cell in the frames
  /// that Xcode recorded, as a badge at its corner does.
  private func isMeant(_ fault: Fault, _ index: Int) -> Bool {
    guard isInGrid, let side = fault.side, let size = objects?.recordedSize, let frame = recorded(index),
      let missing = fault.missing
    else { return false }
    let room = CGRect(origin: .zero, size: size)
    // In a right-to-left language, the sides are exchanged.
    let sides: [Fault.Side] = side == .left || side == .right ? [.left, .right] : [side]
    let meant = sides.map { excess(of: frame, beyond: room, at: $0) }.max() ?? 0
    return meant > 0 && CGFloat(missing) <= meant + tolerance
  }

  /// Returns the fault with the outermost view that contains the element, extends outside the cell
  /// at the same side, and so moves the element outside.
  private func moved(_ fault: Fault, _ index: Int) -> Fault {
    guard let side = fault.side else { return fault }
    var fault = fault
    let around = sequence(first: elements[index].view, next: \.superview).dropFirst()
      .prefix { $0 !== contentView && $0 !== cell }
    fault.mover = around.last { excess(of: $0.convert($0.bounds, to: cell), beyond: cell.bounds, at: side) > tolerance }
      .flatMap { mover in mover.superview.map { CellElement.name(of: mover, 0, in: $0) } }
    return fault
  }

  private func edges(
    _ index: Int, beyond room: CGRect, _ sides: [Fault.Side], _ rule: AuditRule
  ) -> [Fault] {
    let place = rule == .outsideCell ? inked(index) : rule == .outsideMargins ? lines(index) : shown[index]
    // An element that is compressed to almost nothing is reported as such; the position of the rest
    // does not matter.
    guard place.width > 0, place.height > 0, elements[index].view.squeezedLengths.isEmpty else { return [] }
    return sides.compactMap { side -> Fault? in
      let excess = excess(of: place, beyond: room, at: side)
      guard excess > tolerance else { return nil }
      let length = side == .left || side == .right ? place.width : place.height
      return fault(rule, elements[index], needed: length, available: length - excess, side: side)
    }
  }

  /// Returns the rectangle of an element's text, with the whole width of the frame for several
  /// lines: where each ends depends on the words.
  private func lines(_ index: Int) -> CGRect {
    guard let label = elements[index].label, elements[index].kind == .text,
      label.textLayout(in: label.bounds.size).lineCount > 1
    else { return shown[index] }
    let (frame, text) = (elements[index].labelFrame, shown[index])
    return CGRect(x: frame.minX, y: text.minY, width: frame.width, height: text.height)
  }

  /// Returns the distance by which a rectangle extends beyond another at an edge, in points;
  /// negative if there is space left.
  private func excess(of place: CGRect, beyond room: CGRect, at side: Fault.Side) -> CGFloat {
    switch side {
    case .left: room.minX - place.minX
    case .right: place.maxX - room.maxX
    case .top: room.minY - place.minY
    default: place.maxY - room.maxY
    }
  }

  // MARK: Targets

  /// Finds buttons and custom controls that are smaller than a fingertip.
  ///
  /// Controls with a system size, such as a switch, have the size of UIKit, which is no fault of
  /// the cell (Strut's rule).
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

  /// Returns the path of the element with a name, or the name itself if no element has it.
  func path(named name: some StringProtocol) -> String {
    elements.first { $0.path == name || $0.path.hasSuffix("/\(name)") }?.path ?? String(name)
  }
}

extension CellElement {
  /// Returns true if a required constraint of a control keeps it at its width, or limits it to this
  /// width.
  fileprivate var hasFixedWidth: Bool {
    kind == .control
      && view.constraints.contains { constraint in
        constraint.isActive && constraint.firstItem === view && constraint.firstAttribute == .width
          && constraint.secondItem == nil && constraint.priority == .required
          && (constraint.relation == .equal
            || constraint.relation == .lessThanOrEqual && view.bounds.width > constraint.constant - 0.5)
      }
  }

  /// Returns true if UIKit determines its size, and not the cell.
  fileprivate var isOfSystemSize: Bool { view is FixedSizeControl || view is SegmentedControl || view is TextField }
}
