package import Foundation

extension LayoutAnchor {
  /// The item and attribute of the anchor, for another API.
  package var side: AnchorReference { reference }
}

extension AnchorReference {
  /// Returns an inactive constraint between this side and another, or only a constant. Stops with
  /// UIKit's message where UIKit raises an exception.
  package func constraint(
    _ relation: LayoutRelation, _ other: AnchorReference?, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    stoppingAsUIKit { () throws(LayoutError) in
      try LayoutConstraint(
        self, relation, other ?? .nothing, multiplier: multiplier, constant: constant, spacingMultiplier: nil)
    }
  }

  /// Returns an inactive constraint at a multiple of the system spacing from another side.
  package func spacing(
    _ relation: LayoutRelation, _ other: AnchorReference, multiplier: CGFloat
  ) -> LayoutConstraint {
    stoppingAsUIKit { () throws(LayoutError) in
      try LayoutConstraint(self, relation, other, multiplier: 1, constant: 0, spacingMultiplier: multiplier)
    }
  }

  /// Returns the distance from this position to another one.
  package func distance(to end: AnchorReference) -> AnchorReference {
    var reference = end
    reference.origin = (WeakItem(item: item), attribute)
    return reference
  }
}
