/// How much a constraint matters: 1000 must hold, anything below should.
///
/// Priorities are ranks, not weights. A constraint of a lower priority never buys anything from one of a higher priority,
/// however many of the lower there are; among constraints of equal priority the sum of violations is smallest.
/// Any number from 1 through 1000 is a priority; ``ConstraintSolver/add(_:)`` refuses others. The range is UIKit's.
public struct Priority: Hashable, Sendable {
  /// The rank, 1 through 1000 when it is valid.
  public let rawValue: Double

  /// Creates a priority; whether it is in range is checked when a constraint is added.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: the constraint holds, or adding it is an error.
  public static let required = Priority(1000)

  /// Whether the rank is a number from 1 through 1000.
  public var isInRange: Bool { rawValue >= 1 && rawValue <= 1000 }
}

extension Priority: Comparable {
  /// Whether the left priority gives way to the right one.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal such as `250.5`.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a priority from a literal such as `250`.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
