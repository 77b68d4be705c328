/// How far system spacing keeps text from edges, and edges from one another: the numbers of its rules that nobody has published.
///
/// Whoever has measured a phone puts better ones in their place.
public struct SpacingClearances: Hashable, Sendable, Codable {
  /// The points between two edges, whatever the fonts of their views: 8 (reported by one third party, confirmed by its tests
  /// against UIKit).
  public var plainEdges: Double

  /// The part of a line height that is added to it between an edge and the first baseline below: 0.1 (Strut's rule).
  public var aboveText: Double

  /// The part of a line height that keeps a last baseline's text clear of the edge below: 0.1 (Strut's rule).
  public var belowText: Double

  /// Makes clearances; those of iOS unless they are given.
  public init(plainEdges: Double = SystemSpacing.plainEdges, aboveText: Double = 0.1, belowText: Double = 0.1) {
    self.plainEdges = plainEdges
    self.aboveText = aboveText
    self.belowText = belowText
  }

  /// The clearances of iOS, as far as they are known.
  public static let standard = SpacingClearances()
}
