/// What a name came to, and why.
public struct FontMatch: Hashable, Sendable {
  /// The name that was asked for.
  public let requested: String

  /// The face that answers to it.
  public let face: FontFace

  /// Metrics that an alias carries in the place of the face's own; `nil` for every other match.
  public let metrics: FaceMetrics?

  /// The rule by which it was found.
  public let rule: Rule

  /// What a reader should know: for an alias, which face stands in and what differs.
  public let note: String?

  /// How a name is matched, in the order tried.
  public enum Rule: String, Hashable, Sendable {
    /// The name is a file's path.
    case path
    /// The name is an alias that the bundled fonts' manifest declares.
    case alias
    /// The name is a bundled font's family, full or PostScript name.
    case bundled
    /// The name is an installed font's, as fontconfig knows it.
    case installed
    /// The name is, by fontconfig's configuration, the metric or family alias of an installed font.
    case installedAlias
  }

  /// The matched face at a size.
  public func font(size: Double) -> Font { Font(face: face, pointSize: size, metrics: metrics) }
}
