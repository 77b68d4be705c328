internal import FontMetrics
public import Foundation

/// The unsatisfied constraints and the ambiguous views of a layout.
public struct LayoutResult {
  /// Required constraints that were broken because they conflict with others, in the order they
  /// were activated.
  public let unsatisfied: [UnsatisfiedConstraint]
  /// Views for which constraints leave more than one place or size open, each before what it holds,
  /// and what else they allow.
  public let ambiguities: [LayoutAmbiguity]
  /// A Boolean value that indicates whether ambiguity was checked, which is not the case with more
  /// views than `LayoutLimits.ambiguityViews`.
  public let isAmbiguityKnown: Bool

  /// Views for which constraints leave more than one place or size open, each before what it holds.
  public var ambiguous: [View] { ambiguities.map(\.view) }
}

/// A view for which constraints leave more than one place or size open, in two solutions that keep
/// them equally well.
public struct LayoutAmbiguity {
  /// The view.
  public let view: View
  /// The current frame of the view in its superview, before rounding to pixels.
  public let frame: CGRect
  /// Another possible frame: as far away as constraints allow in one of left, top, width and
  /// height, or a point away if nothing limits it.
  public let alternative: CGRect
}

/// A required constraint that was broken, and those it conflicts with.
public struct UnsatisfiedConstraint: Hashable, Sendable {
  /// The constraint as an equation of names, the same in every run.
  public let equation: String
  /// The constraint's identifier, if it has one.
  public let identifier: String?
  /// The constraints it conflicts with, as equations, in the order they were activated; frames that
  /// views must have come first.
  public let conflictsWith: [String]

  /// Makes a record.
  public init(equation: String, identifier: String?, conflictsWith: [String]) {
    self.equation = equation
    self.identifier = identifier
    self.conflictsWith = conflictsWith
  }
}
