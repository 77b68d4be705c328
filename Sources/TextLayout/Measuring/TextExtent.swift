/// The size of a text at a width, without its lines: all that a list that is laid out asks for.
public struct TextExtent: Hashable, Sendable {
  /// The size rounded up to pixels, as UIKit answers it.
  public let size: TextSize
  /// The size before rounding.
  public let unroundedSize: TextSize
  /// How many lines there are; 0 for an empty text.
  public let lineCount: Int
  /// Whether some of the text is in none of them.
  public let isTruncated: Bool
  /// Whether a character is shown as missing, because no face has it.
  public let isMissingCharacters: Bool
}
