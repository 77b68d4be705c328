import Foundation

/// UIKit's rules for constraints, with UIKit's messages (from published console logs).
extension LayoutConstraint {
  private static let maker =
    "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"

  func checkSides() throws(LayoutError) {
    let pair = "\(first.attribute.name) and \(second.attribute.name)"
    guard first.quantity != .none else {
      throw LayoutError(
        code: .missingAttribute,
        message: "*** \(Self.maker): A constraint's first attribute cannot be NSLayoutAttributeNotAnAttribute")
    }
    if second.isNothing || multiplier == 0 {
      guard first.quantity == .length else {
        throw LayoutError(
          code: .locationEqualToConstant,
          message: """
            NSLayoutConstraint for \(first.text): A multiplier of 0 or a nil second item together with a location for the \
            first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be \
            specified in pairs.
            """)
      }
      return
    }
    guard first.quantity == second.quantity else {
      throw LayoutError(
        code: .invalidPairing, message: "*** \(Self.maker): Invalid pairing of layout attributes (\(pair))")
    }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      throw LayoutError(
        code: .mixedDirections,
        message: """
          *** \(Self.maker): A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
          Use leading/trailing for both or neither. (\(pair))
          """)
    }
  }

  func checkNumbers(_ constant: CGFloat, _ spacing: CGFloat?) throws(LayoutError) {
    for (name, value) in [("Multiplier", multiplier), ("Constant", constant), ("Multiplier", spacing ?? 0)]
    where !value.isFinite {
      throw LayoutError(
        code: .notFinite, message: "\(name) is not finite!  That's illegal.  \(name.lowercased()):\(value)")
    }
  }

  func checkChange(of old: LayoutPriority, to new: LayoutPriority) throws(LayoutError) {
    guard new.isInRange else {
      throw LayoutError(
        code: .priorityOutOfRange,
        message: """
          It's illegal to set priority:\(new.rawValue). Priorities must be greater than 0 and less or equal to \
          NSLayoutPriorityRequired, which is 1000.000000.
          """)
    }
    if isActive, (old == .required) != (new == .required) {
      throw LayoutError(
        code: .priorityCrossesRequired,
        message: """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed \
          priority \(Int(new.rawValue)) and the existing priority was \(Int(old.rawValue)).
          """)
    }
  }
}
