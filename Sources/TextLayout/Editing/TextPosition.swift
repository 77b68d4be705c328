/// Which of two places a position is at: at the end of a line or the start of the next, or on either side where directions meet.
public enum TextAffinity: String, CaseIterable, Hashable, Sendable {
  /// With the character before it.
  case upstream
  /// With the character after it.
  case downstream
}

/// A place between two grapheme clusters of a text.
public struct TextPosition: Hashable, Sendable {
  /// How many UTF-16 units are before it.
  public var utf16Offset: Int
  /// Which side it belongs to.
  public var affinity: TextAffinity

  /// A place in a text.
  public init(_ utf16Offset: Int, affinity: TextAffinity = .downstream) {
    self.utf16Offset = utf16Offset
    self.affinity = affinity
  }
}

/// Where a position shows.
public struct TextCaret: Hashable, Sendable {
  /// The caret in the layout, in points: as high as its line, without a width.
  public let frame: TextRect
  /// The other place at which text may go on where directions meet; `nil` anywhere else.
  public let splitFrame: TextRect?
  /// The line it stands on.
  public let lineIndex: Int
  /// Whether the text that it belongs to reads from right to left.
  public let isRightToLeft: Bool
}
