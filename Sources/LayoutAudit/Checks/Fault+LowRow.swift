/// The identity of a fault, regardless of the frame of its element and of the missing points.
struct FaultPlace: Hashable {
  let rule: AuditRule
  let element: String
  let other, constraint: String?
}

extension Fault {
  /// The identity of the fault.
  var place: FaultPlace { FaultPlace(rule: rule, element: element, other: other, constraint: constraint) }

  /// Returns true if a row that is too low may cause the fault, and it is visible.
  ///
  /// - Parameter isStyled: True for a row of a built-in style, whose labels keep their positions: a
  ///   frame that is too low makes no difference if all letters are in the row.
  func isOfLowRow(isStyled: Bool) -> Bool {
    switch rule {
    case .tightBox: !isStyled
    case .truncatedText, .clippedText, .squeezedLabels, .squeezedElement, .overlap, .outsideCell, .inkOutside,
      .unsatisfiableConstraints:
      !isSlight && !isOfStandIn
    default: false
    }
  }
}
