import LayoutCore

/// A view that moves elements outside the cell, and the axis along which it does.
struct FaultMover: Hashable {
  let view: String
  let axis: LayoutAxis

  init?(_ fault: Fault) {
    guard fault.rule == .outsideCell, let view = fault.mover, let axis = fault.axis else { return nil }
    (self.view, self.axis) = (view, axis)
  }
}

extension [Fault] {
  /// The faults with a single one for each view that moves several elements outside the cell: that
  /// of the element that extends farthest.
  var oncePerMover: [Fault] {
    var farthest: [FaultMover: Int] = [:]
    for (index, fault) in enumerated() {
      guard let mover = FaultMover(fault) else { continue }
      let known = farthest[mover].map { self[$0].missing ?? 0 } ?? -1
      if fault.missing ?? 0 > known { farthest[mover] = index }
    }
    return enumerated().filter { index, fault in FaultMover(fault).map { farthest[$0] == index } ?? true }
      .map(\.element)
  }
}
