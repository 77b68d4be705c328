/// An OpenType feature turned on, off, or to one of its alternatives, over the whole of a text.
public struct FontFeature: Hashable, Sendable {
  /// Four characters, "tnum".
  public let tag: String
  /// 0 is off, 1 on; a larger number picks an alternative.
  public let value: Int

  /// A feature of a tag of four ASCII characters.
  public init(tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }

  /// Figures of one width: what `monospacedDigitSystemFont` asks for.
  public static let tabularFigures = FontFeature(tag: "tnum")
}
