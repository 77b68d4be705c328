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
  package init(source: MetricSource, ascender: Double, descender: Double, lineGap: Double) {
    self.source = source
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }
}

/// What platforms make of one face's three sets of vertical metrics, in design units, before any of them rounds.
public struct LineMetricsProfiles: Hashable, Sendable {
  /// Core Text: `hhea`, whatever `USE_TYPO_METRICS` says. Chrome on macOS takes these, and Safari but for ``webKit``.
  ///
  /// What it does where `hhea` is empty was not measured; that `typo`, `win` and the bounding box then stand in is Strut's rule.
  public var coreText: LineMetricsProfile
  /// WebKit on Apple's systems: `typo` for a face that has a `MATH` table and `USE_TYPO_METRICS`, else as Core Text.
  public var webKit: LineMetricsProfile
  /// FreeType: `typo` where `USE_TYPO_METRICS` is set, even if 0, else `hhea`; where both its heights are 0 `typo`, then `win`.
  ///
  /// FreeType's own numbers, with a height whose sign it takes off; the rule is that of `sfnt_load_face` in its `sfobjs.c`.
  public var freeType: LineMetricsProfile
  /// HarfBuzz: `typo` where `USE_TYPO_METRICS` is set, else `hhea` even if 0, else `typo`; the ascender never below the
  /// baseline, the descender never above it, each a whole number of design units.
  ///
  /// HarfBuzz itself is asked (`hb_ot_metrics_get_position`). FreeType's box where the face has neither table.
  public var harfBuzz: LineMetricsProfile
  /// Windows by GDI: `win`, with so much of the `hhea` gap as the taller box leaves over.
  ///
  /// `tmHeight` and `tmExternalLeading`; a `VDMX` table, which hinted text of whole pixels minds, is not read.
  public var windows: LineMetricsProfile
  /// Windows by DirectWrite, and the browsers there: `typo` where `USE_TYPO_METRICS` is set, even if 0, its descender never above the
  /// baseline; else as GDI.
  ///
  /// As Wine's `opentype_get_font_metrics`, which was measured on Windows.
  public var directWrite: LineMetricsProfile
  /// A browser on Linux or Android: `typo` where `USE_TYPO_METRICS` is set, even if 0, else FreeType's.
  ///
  /// As Skia's `SkFontHost_FreeType.cpp`. Chrome then rounds ascent, descent and gap to whole pixels: see `wholePixels(size:)`.
  public var browser: LineMetricsProfile

  /// Boxes of known numbers; HarfBuzz's is FreeType's, DirectWrite's is GDI's and WebKit's is Core Text's where left out.
  package init(
    coreText: LineMetricsProfile, freeType: LineMetricsProfile, harfBuzz: LineMetricsProfile? = nil,
    windows: LineMetricsProfile, directWrite: LineMetricsProfile? = nil, browser: LineMetricsProfile,
    webKit: LineMetricsProfile? = nil
  ) {
    self.coreText = coreText
    self.webKit = webKit ?? coreText
    self.freeType = freeType
    self.harfBuzz = harfBuzz ?? freeType
    self.windows = windows
    self.directWrite = directWrite ?? windows
    self.browser = browser
  }
}

extension LineMetricsProfile {
  /// The box in whole pixels, as Chrome and Firefox lay lines out: ascent, descent and gap are scaled and then rounded each by
  /// itself, halves up.
  ///
  /// The line height that CSS calls `normal` is their sum. (`SimpleFontData::PlatformInit` in Blink.)
  /// - Parameters:
  ///   - size: The font's size in pixels.
  ///   - unitsPerEm: Design units in one em.
  public func wholePixels(size: Double, unitsPerEm: Int) -> LineMetricsProfile {
    func pixels(_ units: Double) -> Double { (units * size / Double(unitsPerEm) + 0.5).rounded(.down) }
    return LineMetricsProfile(
      source: source, ascender: pixels(ascender), descender: -pixels(-descender), lineGap: pixels(lineGap))
  }
}
