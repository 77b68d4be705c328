/// The numbers in the rules of system spacing, in points unless said.
///
/// Whoever has measured a phone puts better ones in their place.
public struct SpacingMetrics: Hashable, Sendable, Codable {
  /// What separates two baselines beyond the height of the lower line.
  public enum Gap: String, Hashable, Sendable, Codable, CaseIterable {
    /// The line gap of the lower font's face: up to iOS 16.
    case lineGap
    /// The lower font's leading, which for a text style is the style's: since iOS 17.
    case leading
  }

  /// Between two edges, whatever the fonts of their views: 8 (C: one third party's tests against UIKit, and two console logs).
  public var plainEdges = 8.0

  /// The part of a line's height that is added to it between an edge and the first baseline below: 0.1 (A on iOS 11 and 14).
  public var aboveText = 0.1

  /// The part of a line's height that keeps a last baseline's text clear of the edge below: 0.1 (A on iOS 11 and 14).
  public var belowText = 0.1

  /// What distances of text are rounded up to multiples of: 4 up to iOS 15 (A on 11 and 14, C on 15) and on iOS 16 (D); 0 since iOS 17,
  /// which stands for the pixel (C between baselines, D at edges).
  public var textStep: Double

  /// What separates two baselines beyond the height of the lower line: the face's line gap up to iOS 15 (C) and on iOS 16 (D), the
  /// leading since iOS 17 (C).
  public var gapBetweenBaselines: Gap

  /// The numbers of a release.
  public init(era: Era = .standard) {
    textStep = era < .iOS17 ? 4 : 0
    gapBetweenBaselines = era < .iOS17 ? .lineGap : .leading
  }
}
