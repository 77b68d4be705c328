/// A face's vertical metrics at one variation location, in design units, y up.
///
/// `ascender` and `descender` are signed offsets from the baseline as in `UIFont`: a descender below the baseline is negative.
/// A metric the face does not have is `nil`, never 0.
public struct FaceMetrics: Hashable, Sendable {
  /// Design units in one em.
  public var unitsPerEm: Int
  /// Top of the line box above the baseline.
  public var ascender: Double
  /// Bottom of the line box; negative below the baseline.
  public var descender: Double
  /// Extra space the font asks for between lines. `UIFont.lineHeight` leaves it out.
  public var lineGap: Double
  /// Height of a flat capital: `sCapHeight` of `OS/2` from version 2 on, else the top of the outline of `H`.
  public var capHeight: Double?
  /// Height of a flat small letter: `sxHeight` of `OS/2` from version 2 on, else the top of the outline of `x`.
  public var xHeight: Double?
  /// Distance from the baseline to the top of the underline, as `post` has it; negative below the baseline. Type 1 fonts state
  /// the middle of the stroke: half its thickness is added, and the sum rounded.
  public var underlinePosition: Double?
  /// Thickness of the underline.
  public var underlineThickness: Double?
  /// Height of the strikeout's top above the baseline.
  public var strikeoutPosition: Double?
  /// Thickness of the strikeout.
  public var strikeoutThickness: Double?
  /// The table each number came from.
  public var sources: MetricSources

  /// `ascender - descender`: without the line gap, as `UIFont.lineHeight`.
  public var lineHeight: Double { ascender - descender }

  /// Makes metrics of known numbers, which a test or an alias brings.
  package init(
    unitsPerEm: Int, ascender: Double, descender: Double, lineGap: Double = 0, capHeight: Double? = nil,
    xHeight: Double? = nil, underlinePosition: Double? = nil, underlineThickness: Double? = nil,
    strikeoutPosition: Double? = nil, strikeoutThickness: Double? = nil, sources: MetricSources = MetricSources()
  ) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
    self.strikeoutPosition = strikeoutPosition
    self.strikeoutThickness = strikeoutThickness
    self.sources = sources
  }
}

/// The table each metric of a face was taken from; `nil` where the metric is missing.
public struct MetricSources: Hashable, Sendable {
  /// Where ascender, descender and line gap came from: they are always of one table.
  public var line: MetricSource?
  /// Where the cap height came from.
  public var capHeight: MetricSource?
  /// Where the x-height came from.
  public var xHeight: MetricSource?
  /// Where the underline came from.
  public var underline: MetricSource?
  /// Where the strikeout came from.
  public var strikeout: MetricSource?

  /// All missing, until set.
  package init(
    line: MetricSource? = nil, capHeight: MetricSource? = nil, xHeight: MetricSource? = nil,
    underline: MetricSource? = nil, strikeout: MetricSource? = nil
  ) {
    self.line = line
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underline = underline
    self.strikeout = strikeout
  }
}
