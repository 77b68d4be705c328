/// A fault in a face that a type engineer would report.
public struct FontWarning: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a warning. Later versions may add kinds.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// A stable name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The kind.
  public let kind: Kind

  /// A sentence with the numbers, without a full stop.
  public let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

extension FontWarning.Kind {
  /// `hhea` is missing or too short.
  public static let headerMissing = FontWarning.Kind(rawValue: "hhea-missing")
  /// A line has no height.
  public static let lineWithoutHeight = FontWarning.Kind(rawValue: "line-without-height")
  /// Lines are higher than three ems or lower than half an em.
  public static let absurdLine = FontWarning.Kind(rawValue: "absurd-line")
  /// An ascender is below the baseline, a descender is above it, or a gap is negative.
  public static let wrongSign = FontWarning.Kind(rawValue: "wrong-sign")
  /// The metrics of `hhea` differ from the typographic metrics.
  public static let horizontalAgainstTypographic = FontWarning.Kind(rawValue: "hhea-typo")
  /// Line heights on Windows differ from those in Core Text.
  public static let windowsLine = FontWarning.Kind(rawValue: "windows-line")
  /// Outlines extend beyond the Windows box, where GDI clips them.
  public static let clipping = FontWarning.Kind(rawValue: "clipping")
  /// Letter heights are implausible.
  public static let letterHeights = FontWarning.Kind(rawValue: "letter-heights")
  /// An underline or strikeout has no thickness.
  public static let strokeThickness = FontWarning.Kind(rawValue: "stroke-thickness")
  /// Italic angle and style bits contradict each other.
  public static let italic = FontWarning.Kind(rawValue: "italic")
  /// A weight or width class is outside OpenType's range, or differs from the default of the axis.
  public static let styleClass = FontWarning.Kind(rawValue: "style-class")
  /// The default of an axis or a named instance is outside the axis's range.
  public static let axis = FontWarning.Kind(rawValue: "axis")
  /// The flag for equal advances contradicts the advances.
  public static let fixedPitch = FontWarning.Kind(rawValue: "fixed-pitch")
  /// An advance exceeds the maximum in `hhea`.
  public static let greatestAdvance = FontWarning.Kind(rawValue: "greatest-advance")
  /// A common character has no glyph.
  public static let missingCharacter = FontWarning.Kind(rawValue: "missing-character")
  /// The no-break space does not have the width of a space.
  public static let noBreakSpaceWidth = FontWarning.Kind(rawValue: "no-break-space-width")
  /// The glyph for missing characters is empty.
  public static let emptyNotdef = FontWarning.Kind(rawValue: "empty-notdef")
  /// Embedding levels exclude each other.
  public static let embedding = FontWarning.Kind(rawValue: "embedding")
  /// An AFM file is damaged.
  public static let metricsFile = FontWarning.Kind(rawValue: "metrics-file")
  /// There is no character map, or it assigns no glyph.
  public static let noCharacters = FontWarning.Kind(rawValue: "no-characters")
  /// Characters are assigned glyphs that the font lacks.
  public static let glyphsBeyond = FontWarning.Kind(rawValue: "glyphs-beyond")
  /// There is no family name.
  public static let missingName = FontWarning.Kind(rawValue: "missing-name")
  /// Glyphs are too complex to draw.
  public static let glyphEffort = FontWarning.Kind(rawValue: "glyph-effort")
  /// Outlines can't be read.
  public static let unreadableOutlines = FontWarning.Kind(rawValue: "unreadable-outlines")
  /// A table of vertical advances is too short.
  public static let verticalAdvances = FontWarning.Kind(rawValue: "vertical-advances")
  /// The font has Graphite rules, which are not applied.
  public static let graphite = FontWarning.Kind(rawValue: "graphite")
  /// The characters have an encoding that Strut does not support completely.
  public static let characterEncoding = FontWarning.Kind(rawValue: "character-encoding")
}
