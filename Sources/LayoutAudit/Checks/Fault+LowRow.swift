/// What a fault is about, wherever the element is and however much is missing.
struct FaultPlace: Hashable {
  let rule: AuditRule
  let element: String
  let other, constraint: String?
}

extension Fault {
  /// What it is about.
  var place: FaultPlace { FaultPlace(rule: rule, element: element, other: other, constraint: constraint) }

  /// Whether a row that is too low may have it, and people see it.
  ///
  /// - Parameter isStyled: True for a row of a built-in style, whose texts keep their places: a low box with all letters in the row is as
  ///   good as a high one.
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
