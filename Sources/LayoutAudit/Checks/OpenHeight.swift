extension [Fault] {
  /// The faults of a row whose height constraints leave open, that one told once: what lies over something else or is cut for lack of height
  /// has its cause there.
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
  /// Whether more height could mend it.
  fileprivate var isOfHeight: Bool {
    switch rule {
    case .overlap, .inkOutside, .fixedHeight: true
    case .outsideCell: side == .top || side == .bottom
    case .truncatedText, .clippedText, .tightBox, .squeezedElement: side == .height
    default: false
    }
  }

  /// The same about the cell itself.
  fileprivate var ofCell: Fault {
    var fault = self
    (fault.element, fault.text) = ("", nil)
    return fault
  }
}
