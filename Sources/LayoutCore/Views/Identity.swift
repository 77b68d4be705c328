// Views, guides and constraints are objects, equal only to themselves as in UIKit:
// `subviews.contains(label)`.

extension View: Hashable {
  /// Returns `true` if both are the same view.
  public static func == (a: View, b: View) -> Bool { a === b }
  /// Hashes the view's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: Hashable {
  /// Returns `true` if both are the same guide.
  public static func == (a: LayoutGuide, b: LayoutGuide) -> Bool { a === b }
  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: Hashable {
  /// Returns `true` if both are the same constraint.
  public static func == (a: LayoutConstraint, b: LayoutConstraint) -> Bool { a === b }
  /// Hashes the constraint's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
