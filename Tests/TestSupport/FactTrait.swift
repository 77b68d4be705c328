public import Testing

/// The subjects of a test: facts of `Documentation/Facts.md`, or behaviors of
/// `Documentation/ArticleBehaviors.md`.
///
/// `grep -rn '"label-4"' Tests` finds the tests of a fact. `ArchitectureTests` reads these traits
/// in the sources: every fact and every behavior has a test, and what a trait names is on its page.
public struct FactTrait: TestTrait {
  /// The names, as their page has them.
  public let names: [String]
}

extension Trait where Self == FactTrait {
  /// The test holds these facts of `Documentation/Facts.md`.
  public static func fact(_ names: String...) -> Self { Self(names: names) }

  /// The test shows these behaviors of `Documentation/ArticleBehaviors.md`.
  public static func behavior(_ names: String...) -> Self { Self(names: names) }
}
