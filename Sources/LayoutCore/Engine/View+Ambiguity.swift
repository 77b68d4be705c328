internal import Foundation

extension View {
  /// Shows another place or size that constraints leave open for the view; asked again, the one
  /// they had.
  ///
  /// It holds after the next layout. A view that is not ambiguous stays where it is. UIKit's picks
  /// at random; here every edge and length is pulled ten points on, more weakly than anything else,
  /// so the answer is the same each time.
  public func exerciseAmbiguityInLayout() {
    guard state.exercises.isEmpty else {
      LayoutConstraint.deactivate(state.exercises)
      return state.exercises = []
    }
    guard let superview, hasAmbiguousLayout else { return }
    let pulls = [
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX + Self.exercise),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY + Self.exercise),
      widthAnchor.constraint(equalToConstant: frame.width + Self.exercise),
      heightAnchor.constraint(equalToConstant: frame.height + Self.exercise),
    ]
    for pull in pulls {
      pull.priority = LayoutPriority(1)
      pull.identifier = "Strut-exercise-ambiguity"
    }
    LayoutConstraint.activate(pulls)
    state.exercises = pulls
  }

  /// The distance, in points.
  private static var exercise: CGFloat { 10 }
}
