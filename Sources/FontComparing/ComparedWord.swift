/// A word's width in two fonts, in points.
public struct ComparedWord: Hashable, Sendable {
  /// The word, without the spaces beside it.
  public let text: String
  /// Its width in the original.
  public let original: Double
  /// Its width in the stand-in.
  public let standIn: Double
  /// Its width in the stand-in with `size-adjust`; as it is where there is none.
  public let adjusted: Double

  /// How much wider it is in the stand-in with `size-adjust`; negative where narrower.
  public var difference: Double { adjusted - original }
}
