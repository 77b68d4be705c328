import Foundation
import LayoutCore
import StringCatalogs

extension CheckedLayout {
  /// Returns the faults of a layout with each tie told once: at the views that lack room because of it, which then say
  /// that another may give way, or else as a fault of its own.
  func tellingTies(_ faults: [Fault]) -> [Fault] {
    guard rules.applies(.ambiguousLayout) else { return faults }
    var faults = faults
    for tie in Tie.all(of: cell.layOut().ambiguities, in: cell) {
      let seen = tie.members.filter { isSeen($0) && movesWhatShows($0) }
      guard let first = seen.first else { continue }
      let short = faults.indices.filter { faults[$0].lacksRoom(along: tie.axis) && isAbout(tie, faults[$0]) }
      var told = short.map { faults[$0] }
      for index in told.indices where told[index].detail == nil {
        told[index].detail = rivals(of: told[index], in: seen, along: tie.axis)
      }
      if short.isEmpty { told = [openFault(first, movingWith: Array(seen.dropFirst()))] }
      let elements = tie.lacksRoom ? Set(seen.map { path(of: $0.view) }) : []
      for index in told.indices { told[index].tie = elements }
      for (index, fault) in zip(short, told) { faults[index] = fault }
      if short.isEmpty { faults += told }
    }
    return faults
  }

  private func openFault(_ open: LayoutAmbiguity, movingWith others: [LayoutAmbiguity]) -> Fault {
    let places = "\(Self.text(open.frame)) or \(Self.text(open.alternative))"
    let names = others.map(name)
    let rest = names.isEmpty ? "" : "; \(Wording.list(names)) \(names.count == 1 ? "moves" : "move") with it"
    return Fault(.ambiguousLayout, element: path(of: open.view), frame: open.view.frame, detail: places + rest)
  }

  /// Says which other views of a tie may give way instead of the one that a fault is about; nil for none.
  private func rivals(of fault: Fault, in seen: [LayoutAmbiguity], along axis: Tie.Axis) -> String? {
    guard let view = view(of: fault) else { return nil }
    let names = seen.filter { !view.isDescendant(of: $0.view) && givesWay($0, along: axis) }.map(name)
    return names.isEmpty ? nil : "constraints leave open whether it gives way or \(Wording.list(names, "or"))"
  }

  /// True for a fault of a view that may give way in the tie, or that is in such a view.
  private func isAbout(_ tie: Tie, _ fault: Fault) -> Bool {
    guard let view = view(of: fault) else { return false }
    return tie.members.contains { view.isDescendant(of: $0.view) && givesWay($0, along: tie.axis) }
  }

  /// True if constraints leave the view's length open, and not its place alone.
  private func givesWay(_ open: LayoutAmbiguity, along axis: Tie.Axis) -> Bool {
    let (one, other) = (open.frame.size, open.alternative.size)
    return abs(axis == .horizontal ? one.width - other.width : one.height - other.height) > tolerance
  }

  private func view(of fault: Fault) -> View? { elements.first { $0.path == fault.element }?.view }

  private func path(of view: View) -> String { path(named: view.reportName ?? "") }

  private func name(of open: LayoutAmbiguity) -> String { ElementPath.fromLastName(path(of: open.view)) }

  /// Whether an edge may move by more than lengths may differ by.
  private func isSeen(_ open: LayoutAmbiguity) -> Bool {
    let (frame, other) = (open.frame, open.alternative)
    let moves = [frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX, frame.maxY - other.maxY]
    return moves.contains { abs($0) > tolerance }
  }

  /// Whether the view shows something, or moves something that does: what it holds has a finding of its own where it moves in the view.
  private func movesWhatShows(_ open: LayoutAmbiguity) -> Bool {
    if elements.contains(where: { $0.view === open.view }) { return true }
    return open.frame.origin != open.alternative.origin
      && elements.contains { $0.view.isDescendant(of: open.view) }
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    return "(\(numbers[0]), \(numbers[1])), \(numbers[2]) x \(numbers[3])"
  }
}

extension Fault {
  /// True if the element has too little room along the axis. A text that has too little width may lack lines.
  fileprivate func lacksRoom(along axis: Tie.Axis) -> Bool {
    guard rule.isAboutRoom else { return false }
    switch axis {
    case .vertical: return side == .height
    case .horizontal: return side == .width || rule == .truncatedText || rule == .clippedText
    }
  }
}
