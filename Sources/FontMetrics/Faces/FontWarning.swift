/// Something that a type engineer would raise about a face.
public struct FontWarning: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing. Open: later versions may know more.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// A stable name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The kind.
  public let kind: Kind

  /// One sentence with the numbers, without a full stop.
  public let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

extension FontWarning.Kind {
  /// `hhea` is absent or too short.
  public static let headerMissing = FontWarning.Kind(rawValue: "hhea-missing")
  /// A line without height.
  public static let lineWithoutHeight = FontWarning.Kind(rawValue: "line-without-height")
  /// Lines of more than three ems or less than half of one.
  public static let absurdLine = FontWarning.Kind(rawValue: "absurd-line")
  /// An ascender below the baseline, a descender above it, or a negative gap.
  public static let wrongSign = FontWarning.Kind(rawValue: "wrong-sign")
  /// `hhea` and typographic metrics that are not the same.
  public static let horizontalAgainstTypographic = FontWarning.Kind(rawValue: "hhea-typo")
  /// Windows' lines are of another height than Core Text's.
  public static let windowsLine = FontWarning.Kind(rawValue: "windows-line")
  /// Outlines that leave the Windows box, where GDI cuts them off.
  public static let clipping = FontWarning.Kind(rawValue: "clipping")
  /// Heights of letters that cannot be.
  public static let letterHeights = FontWarning.Kind(rawValue: "letter-heights")
  /// An underline or strikeout without thickness.
  public static let strokeThickness = FontWarning.Kind(rawValue: "stroke-thickness")
  /// An angle and style bits that contradict each other.
  public static let italic = FontWarning.Kind(rawValue: "italic")
  /// A weight or width class outside OpenType's range, or another one than the axis has by default.
  public static let styleClass = FontWarning.Kind(rawValue: "style-class")
  /// An axis whose default is outside of it, or a named instance outside of an axis.
  public static let axis = FontWarning.Kind(rawValue: "axis")
  /// A flag of equal advances that the advances contradict, or the other way about.
  public static let fixedPitch = FontWarning.Kind(rawValue: "fixed-pitch")
  /// An advance above the greatest one that `hhea` names.
  public static let greatestAdvance = FontWarning.Kind(rawValue: "greatest-advance")
  /// An everyday character without a glyph.
  public static let missingCharacter = FontWarning.Kind(rawValue: "missing-character")
  /// A no-break space that is not as wide as a space.
  public static let noBreakSpaceWidth = FontWarning.Kind(rawValue: "no-break-space-width")
  /// A glyph for missing characters that shows nothing.
  public static let emptyNotdef = FontWarning.Kind(rawValue: "empty-notdef")
  /// Embedding levels that exclude each other.
  public static let embedding = FontWarning.Kind(rawValue: "embedding")
  /// An AFM file that is damaged.
  public static let metricsFile = FontWarning.Kind(rawValue: "metrics-file")
  /// A character map that leads to no glyph, or none.
  public static let noCharacters = FontWarning.Kind(rawValue: "no-characters")
  /// Characters that lead to glyphs which the font does not have.
  public static let glyphsBeyond = FontWarning.Kind(rawValue: "glyphs-beyond")
  /// No family name.
  public static let missingName = FontWarning.Kind(rawValue: "missing-name")
  /// Glyphs that are more work to draw than Strut takes on.
  public static let glyphEffort = FontWarning.Kind(rawValue: "glyph-effort")
  /// Outlines that cannot be read.
  public static let unreadableOutlines = FontWarning.Kind(rawValue: "unreadable-outlines")
  /// Vertical advances that a table ends before.
  public static let verticalAdvances = FontWarning.Kind(rawValue: "vertical-advances")
  /// Graphite's rules, which are not applied.
  public static let graphite = FontWarning.Kind(rawValue: "graphite")
  /// Characters in an encoding that Strut does not read whole.
  public static let characterEncoding = FontWarning.Kind(rawValue: "character-encoding")
}
