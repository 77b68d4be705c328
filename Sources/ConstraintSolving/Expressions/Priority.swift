/// The priority of a constraint: a constraint at 1000 must hold, and others should.
///
/// Priorities are ranks, not weights. A constraint of a lower priority never affects one of a
/// higher priority, regardless of how many there are; among constraints of equal priority, the sum
/// of violations is minimal. Any number from 1 through 1000 is a priority;
/// ``ConstraintSolver/add(_:)`` rejects others. The range is UIKit's.
public struct Priority: Hashable, Sendable {
  /// The rank; 1 through 1000 if it is valid.
  public let rawValue: Double

  /// Creates a priority. Its range is checked when a constraint is added.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// The priority 1000: the constraint holds, or adding it is an error.
  public static let required = Priority(1000)

  /// A Boolean value that indicates whether the rank is from 1 through 1000.
  public var isInRange: Bool { rawValue >= 1 && rawValue <= 1000 }
}

extension Priority: Comparable {
  /// Returns `true` if the left priority is lower.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal such as `250.5`.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a priority from a literal such as `250`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
