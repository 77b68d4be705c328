/// The parameters of system spacing, in points unless noted.
///
/// Measurements on a phone can replace them.
public struct SpacingMetrics: Hashable, Sendable, Codable {
  /// The distance between two baselines in addition to the height of the lower line.
  public enum Gap: String, Hashable, Sendable, Codable, CaseIterable {
    /// The line gap of the lower font's face: up to iOS 16.
    case lineGap
    /// The lower font's leading, which for a text style is that of the style: since iOS 17.
    case leading
  }

  /// The distance between two edges, regardless of the fonts: 8 (C: one third party's tests against
  /// UIKit, and two console logs).
  public var plainEdges = 8.0

  /// The fraction of a line's height to add between an edge and the first baseline below: 0.1 (A on
  /// iOS 11 and 14).
  public var aboveText = 0.1

  /// The fraction of a line's height that separates the text of a last baseline from the edge
  /// below: 0.1 (A on iOS 11 and 14).
  public var belowText = 0.1

  /// The step to whose multiples text distances are rounded up: 4 up to iOS 15 (A on 11 and 14, C
  /// on 15) and on iOS 16 (D); 0 since iOS 17, which means the pixel (C between baselines, D at
  /// edges).
  public var textStep: Double

  /// The distance between two baselines in addition to the height of the lower line: the face's
  /// line gap up to iOS 15 (C) and on iOS 16 (D), the leading since iOS 17 (C).
  public var gapBetweenBaselines: Gap

  /// Creates the parameters of a release.
  public init(era: Era = .standard) {
    textStep = era < .iOS17 ? 4 : 0
    gapBetweenBaselines = era < .iOS17 ? .lineGap : .leading
  }
}
