/// A word's width in two fonts, in points.
public struct ComparedWord: Hashable, Sendable {
  /// The word, without adjacent spaces.
  public let text: String
  /// The width in the original font.
  public let original: Double
  /// The width in the substitute font.
  public let standIn: Double
  /// The width in the substitute font with `size-adjust`, or without it if there is none.
  public let adjusted: Double

  /// The difference between the adjusted width and the original; negative if the substitute is
  /// narrower.
  public var difference: Double { adjusted - original }
}
