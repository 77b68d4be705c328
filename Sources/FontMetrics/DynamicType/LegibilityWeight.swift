/// The setting for Bold Text, like `UILegibilityWeight`.
public enum LegibilityWeight: Int, CaseIterable, Sendable {
  /// No setting; text looks as without Bold Text.
  case unspecified = -1
  /// Bold Text is off.
  case regular = 0
  /// Bold Text is on: system fonts use ``FontWeight/boldText``.
  case bold = 1
}

extension FontWeight {
  /// The weight that replaces this one with Bold Text: the next heavier of UIKit's nine weights, or
  /// the heaviest itself.
  ///
  /// This is Strut's rule. The weights that iOS uses for its system font are not published; other
  /// libraries use the next heavier weight for their own fonts.
  public var boldText: FontWeight { Self.standard.first { $0 > self } ?? self }
}
