import Foundation

/// The cases of a law to examine: all of them in `make check`, which sets `STRUT_ALL_CASES`, and
/// otherwise some of them at regular intervals.
///
/// The step should have no divisor in common with the numbers of values that cases are made of;
/// then each value is met, and met with each of the others.
public struct SomeCases {
  /// True if every case is checked.
  public static let takesAll = ProcessInfo.processInfo.environment["STRUT_ALL_CASES"] != nil

  private let step: Int
  private var count = 0

  /// Takes the last of every so many.
  public init(oneIn step: Int) { self.step = Self.takesAll ? 1 : step }

  /// Returns true if the next case is checked.
  public mutating func next() -> Bool {
    count += 1
    return count % step == 0
  }
}
