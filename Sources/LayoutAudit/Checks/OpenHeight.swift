extension [Fault] {
  /// The faults of a row whose constraints do not determine its height. This fault is
  /// reported once: it is the cause of overlaps and of clipping for lack of height.
  var withOpenHeightOnce: [Fault] {
    var isTold = false
    return compactMap { fault in
      guard fault.rule == .collapsed else { return fault.isOfHeight ? nil : fault }
      defer { isTold = true }
      return isTold ? nil : fault.ofCell
    }
  }
}

extension Fault {
  /// True if more height could fix it.
  fileprivate var isOfHeight: Bool {
    switch rule {
    case .overlap, .inkOutside, .fixedHeight: true
    case .unsatisfiableConstraints: BrokenConstraint(detail ?? "").isAboutRow
    case .outsideCell: side == .top || side == .bottom
    case .truncatedText, .clippedText, .tightBox, .squeezedElement: side == .height
    default: false
    }
  }

  /// The fault of the cell itself.
  fileprivate var ofCell: Fault {
    var fault = self
    (fault.element, fault.text) = ("", nil)
    return fault
  }
}
