/// One line box: which table a platform takes it from, and what it comes to, in design units, y up.
public struct LineMetricsProfile: Hashable, Sendable {
  /// The table chosen.
  public var source: MetricSource
  /// Top of the box above the baseline.
  public var ascender: Double
  /// Bottom of the box; negative below the baseline.
  public var descender: Double
  /// Extra space between lines.
  public var lineGap: Double
  /// Distance from one baseline to the next in unspaced text on that platform: the box and the gap. (`UIFont.lineHeight`
  /// alone leaves the gap out; it is `ascender - descender`.)
  public var baselineDistance: Double { ascender - descender + lineGap }

  /// A box of known numbers.
  public init(source: MetricSource, ascender: Double, descender: Double, lineGap: Double) {
    self.source = source
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }
}

/// What four kinds of platform make of one face's three sets of vertical metrics.
public struct LineMetricsProfiles: Hashable, Sendable {
  /// Core Text: `hhea`, whatever `USE_TYPO_METRICS` says.
  public var coreText: LineMetricsProfile
  /// FreeType and HarfBuzz: `typo` where `USE_TYPO_METRICS` is set, else `hhea`.
  public var freeType: LineMetricsProfile
  /// Windows (GDI): `win`, with so much of the `hhea` gap as the taller box leaves over.
  public var windows: LineMetricsProfile
  /// A browser on Linux or Android: as FreeType.
  public var browser: LineMetricsProfile

  /// Four boxes of known numbers.
  public init(
    coreText: LineMetricsProfile, freeType: LineMetricsProfile, windows: LineMetricsProfile, browser: LineMetricsProfile
  ) {
    self.coreText = coreText
    self.freeType = freeType
    self.windows = windows
    self.browser = browser
  }
}

extension MetricsTables {
  /// Each platform's choice. A set of which ascender and descender are both 0 counts as absent, as it does everywhere, and
  /// so does one whose box has no height, or a negative one (Strut's rule); the next in order stands in: `hhea`, `typo`,
  /// `win`, the bounding box.
  func profiles(deltas: LineMetricDeltas) -> LineMetricsProfiles {
    if let program { return program.profiles }
    let sets = [hheaSet(deltas), typoSet(deltas), winSet(deltas), boundingBoxSet].compactMap { $0 }
    let none = LineMetricsProfile(source: .head, ascender: 0, descender: 0, lineGap: 0)
    let coreText = sets.first { $0.ascender > $0.descender } ?? none
    let typo = usesTypographicMetrics ? typoSet(deltas).flatMap { $0.ascender > $0.descender ? $0 : nil } : nil
    let freeType = typo ?? coreText
    return LineMetricsProfiles(
      coreText: coreText, freeType: freeType, windows: windowsSet(deltas, hhea: coreText) ?? coreText, browser: freeType
    )
  }

  /// The `hhea` set, or `nil` when absent or all 0.
  func hheaSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile? {
    guard let hhea = horizontalHeader, hhea.ascender != 0 || hhea.descender != 0 else { return nil }
    return LineMetricsProfile(
      source: .hhea, ascender: Double(hhea.ascender) + deltas.ascender,
      descender: Double(hhea.descender) + deltas.descender, lineGap: Double(hhea.lineGap) + deltas.lineGap)
  }

  /// The typographic set of `OS/2`, or `nil` when absent or all 0.
  func typoSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile? {
    guard let typographic, typographic.ascender != 0 || typographic.descender != 0 else { return nil }
    return LineMetricsProfile(
      source: .typo, ascender: Double(typographic.ascender) + deltas.ascender,
      descender: Double(typographic.descender) + deltas.descender,
      lineGap: Double(typographic.lineGap) + deltas.lineGap)
  }

  /// The Windows set of `OS/2`, or `nil` when absent or all 0.
  func winSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile? {
    guard let windows, windows.ascent != 0 || windows.descent != 0 else { return nil }
    return LineMetricsProfile(
      source: .win, ascender: Double(windows.ascent) + deltas.windowsAscent,
      descender: -(Double(windows.descent) + deltas.windowsDescent), lineGap: 0)
  }

  /// GDI's external leading: the `hhea` line less what the `win` box already covers, never negative.
  private func windowsSet(_ deltas: LineMetricDeltas, hhea: LineMetricsProfile) -> LineMetricsProfile? {
    guard var box = winSet(deltas), box.ascender > box.descender else { return nil }
    box.lineGap = max(0, hhea.baselineDistance - (box.ascender - box.descender))
    return box
  }

  private var boundingBoxSet: LineMetricsProfile? {
    guard let boundingBoxTop, let boundingBoxBottom, boundingBoxTop > boundingBoxBottom else { return nil }
    return LineMetricsProfile(
      source: .head, ascender: Double(boundingBoxTop), descender: Double(min(0, boundingBoxBottom)), lineGap: 0)
  }
}

/// What `MVAR` adds to the line metrics at one variation location, in design units.
struct LineMetricDeltas: Hashable, Sendable {
  var ascender = 0.0
  var descender = 0.0
  var lineGap = 0.0
  var windowsAscent = 0.0
  var windowsDescent = 0.0
}
