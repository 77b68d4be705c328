/// The vertical metrics of a face at a variation location, in design units, with y pointing up.
///
/// As in `UIFont`, `ascender` and `descender` are signed distances from the baseline: a descender
/// below the baseline is negative. Missing metrics are `nil`, never 0.
public struct FaceMetrics: Hashable, Sendable {
  /// The design units per em.
  public var unitsPerEm: Int
  /// The top of the line box above the baseline.
  public var ascender: Double
  /// The bottom of the line box, negative below the baseline.
  public var descender: Double
  /// The extra space between lines that the font requests. `UIFont.lineHeight` does not include it.
  public var lineGap: Double
  /// The height of a flat capital letter: `sCapHeight` of `OS/2` from version 2 on, or else the top
  /// of the outline of `H`.
  public var capHeight: Double?
  /// The height of a flat lowercase letter: `sxHeight` of `OS/2` from version 2 on, or else the top
  /// of the outline of `x`.
  public var xHeight: Double?
  /// The distance from the baseline to the top of the underline, as in `post`; negative below the
  /// baseline. Type 1 fonts specify the center of the stroke, to which half the thickness is added,
  /// with the sum rounded.
  public var underlinePosition: Double?
  /// The thickness of the underline.
  public var underlineThickness: Double?
  /// The height of the strikeout's top above the baseline.
  public var strikeoutPosition: Double?
  /// The thickness of the strikeout.
  public var strikeoutThickness: Double?
  /// The table of each value.
  public var sources: MetricSources

  /// `ascender - descender`, without the line gap, like `UIFont.lineHeight`.
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

/// The table of each metric, or `nil` if the metric is missing.
public struct MetricSources: Hashable, Sendable {
  /// The source of ascender, descender and line gap, which always come from the same table.
  public var line: MetricSource?
  /// The source of the cap height.
  public var capHeight: MetricSource?
  /// The source of the x-height.
  public var xHeight: MetricSource?
  /// The source of the underline.
  public var underline: MetricSource?
  /// The source of the strikeout.
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
