/// The height of a row that code sets, in the settings of an app.
public enum NibGivenHeight: Hashable, Sendable {
  /// The height that the cell needs.
  case automatic
  /// A height in points.
  case points(Double)

  /// The word for ``automatic`` in settings.
  static let automaticWord = "automatic"
}
