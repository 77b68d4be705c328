// Views, guides and constraints are objects, each equal to itself alone, as UIKit's are: `subviews.contains(label)`.

extension View: Hashable {
  /// Whether both are the same view.
  public static func == (a: View, b: View) -> Bool { a === b }
  /// Hashes the view's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: Hashable {
  /// Whether both are the same guide.
  public static func == (a: LayoutGuide, b: LayoutGuide) -> Bool { a === b }
  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: Hashable {
  /// Whether both are the same constraint.
  public static func == (a: LayoutConstraint, b: LayoutConstraint) -> Bool { a === b }
  /// Hashes the constraint's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
