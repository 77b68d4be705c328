/// Strut's own version.
public enum StrutVersion {
  /// As in `CHANGELOG.md`.
  public static let current = "0.1.0"
}
