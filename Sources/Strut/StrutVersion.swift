/// The version of Strut.
public enum StrutVersion {
  /// The version, as in `CHANGELOG.md`.
  public static let current = "0.1.0"
}
