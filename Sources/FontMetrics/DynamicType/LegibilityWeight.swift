/// Whether people have asked for bold text in their settings: `UILegibilityWeight`.
public enum LegibilityWeight: Int, CaseIterable, Sendable {
  /// Nobody has said; text is as it is without bold text.
  case unspecified = -1
  /// Bold text is off.
  case regular = 0
  /// Bold text is on: system fonts take ``FontWeight/boldText``.
  case bold = 1
}

extension FontWeight {
  /// The weight that takes this one's place when people have asked for bold text: the next heavier of UIKit's nine, and
  /// the heaviest for itself.
  ///
  /// Strut's rule. What iOS makes of each weight of its system font nobody has published; one step up is what other
  /// libraries do for fonts of their own.
  public var boldText: FontWeight { Self.standard.first { $0 > self } ?? self }
}
