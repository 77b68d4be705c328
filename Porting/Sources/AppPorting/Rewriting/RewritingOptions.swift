/// Choices for the copies.
public struct RewritingOptions: Sendable {
  /// A Boolean value that indicates whether the places where views are made are recorded, so that an
  /// audit names them.
  public var marksViews = false

  /// Creates the default choices.
  public init() {}
}
