/// An OpenType feature that is turned on, off, or set to an alternative for an entire text.
public struct FontFeature: Hashable, Sendable {
  /// The tag: four characters, such as "tnum".
  public let tag: String
  /// The value: 0 is off, 1 is on, and larger numbers select an alternative.
  public let value: Int

  /// Creates a feature with a tag of four ASCII characters.
  public init(tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Monospaced digits, as in `monospacedDigitSystemFont`.
  public static let tabularFigures = FontFeature(tag: "tnum")
}
