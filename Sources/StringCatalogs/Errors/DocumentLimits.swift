/// How large a document may be: far beyond any real one, and small enough that a hostile one is refused quickly.
///
/// All are Strut's rules.
public enum DocumentLimits {
  /// The largest file, in bytes: 16 MiB.
  public static let bytes = 16 << 20
  /// The deepest nesting of lists and mappings.
  public static let depth = 64
  /// What is said past it.
  package static let tooDeep = "more than \(depth) levels of nesting"
  /// The most errors reported of one document.
  public static let errors = 100
  /// The longest name of a view or guide, in Unicode scalars. Longer words get no suggestion either.
  public static let nameLength = 100
}
