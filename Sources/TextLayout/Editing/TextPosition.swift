/// The side of a position: at the end of a line or the start of the next, or on either side of a
/// change in direction.
public enum TextAffinity: String, CaseIterable, Hashable, Sendable {
  /// The position belongs to the preceding character.
  case upstream
  /// The position belongs to the following character.
  case downstream
}

/// A position between two grapheme clusters.
public struct TextPosition: Hashable, Sendable {
  /// The number of UTF-16 units before the position.
  public var utf16Offset: Int
  /// The side of the position.
  public var affinity: TextAffinity

  /// Creates a position.
  public init(_ utf16Offset: Int, affinity: TextAffinity = .downstream) {
    self.utf16Offset = utf16Offset
    self.affinity = affinity
  }
}

/// The caret of a position.
public struct TextCaret: Hashable, Sendable {
  /// The frame of the caret in the layout, in points, with the height of its line and no width.
  public let frame: TextRect
  /// The second frame where directions meet, or `nil` elsewhere.
  public let splitFrame: TextRect?
  /// The index of the caret's line.
  public let lineIndex: Int
  /// A Boolean value that indicates whether the caret's text is right-to-left.
  public let isRightToLeft: Bool
}
