/// A line box of a platform: its source table and its values, in design units, with y pointing up.
public struct LineMetricsProfile: Hashable, Sendable {
  /// The source table.
  public var source: MetricSource
  /// The top of the box above the baseline.
  public var ascender: Double
  /// The bottom of the box, negative below the baseline.
  public var descender: Double
  /// The extra space between lines.
  public var lineGap: Double
  /// The distance between baselines in text without extra spacing on that platform: the box plus
  /// the gap. (`UIFont.lineHeight` does not include the gap; it is `ascender - descender`.)
  public var baselineDistance: Double { ascender - descender + lineGap }

  /// A box of known numbers.
  package init(source: MetricSource, ascender: Double, descender: Double, lineGap: Double) {
    self.source = source
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }
}

/// The line boxes of several platforms for a face with three sets of vertical metrics, in design
/// units, before rounding.
public struct LineMetricsProfiles: Hashable, Sendable {
  /// Core Text: `hhea`, regardless of `USE_TYPO_METRICS`. Chrome on macOS uses it, and so does
  /// Safari except for ``webKit``.
  ///
  /// Its behavior with an empty `hhea` was not measured; Strut's rule is to use `typo`, `win` and
  /// the bounding box in this order.
  public var coreText: LineMetricsProfile
  /// WebKit on Apple's systems: `typo` for a face with a `MATH` table and `USE_TYPO_METRICS`,
  /// otherwise as in Core Text.
  public var webKit: LineMetricsProfile
  /// FreeType: `typo` if `USE_TYPO_METRICS` is set, even if 0, or else `hhea`; if both of its
  /// heights are 0, `typo` and then `win`.
  ///
  /// FreeType's own numbers, with a positive height. The rule is that of `sfnt_load_face` in its
  /// `sfobjs.c`.
  public var freeType: LineMetricsProfile
  /// HarfBuzz: `typo` if `USE_TYPO_METRICS` is set, or else `hhea` even if 0, or else `typo`. The
  /// ascender is not below the baseline and the descender is not above it, both in whole design
  /// units.
  ///
  /// The values come from HarfBuzz (`hb_ot_metrics_get_position`), or are FreeType's if the face
  /// has neither table.
  public var harfBuzz: LineMetricsProfile
  /// Windows with GDI: `win`, with the part of the `hhea` gap that exceeds the taller box.
  ///
  /// `tmHeight` and `tmExternalLeading`. A `VDMX` table, which affects hinted text in whole pixels,
  /// is ignored.
  public var windows: LineMetricsProfile
  /// Windows with DirectWrite, and browsers there: `typo` if `USE_TYPO_METRICS` is set, even if 0,
  /// with a descender that is not above the baseline; otherwise as with GDI.
  ///
  /// As in Wine's `opentype_get_font_metrics`, which was measured on Windows.
  public var directWrite: LineMetricsProfile
  /// A browser on Linux or Android: `typo` if `USE_TYPO_METRICS` is set, even if 0, or else
  /// FreeType's.
  ///
  /// As in Skia's `SkFontHost_FreeType.cpp`. Chrome then rounds ascent, descent and gap to whole
  /// pixels: see `wholePixels(size:)`.
  public var browser: LineMetricsProfile

  /// Boxes of known numbers; HarfBuzz's is FreeType's, DirectWrite's is GDI's and WebKit's is Core
  /// Text's where left out.
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
  /// Returns the box in whole pixels, as Chrome and Firefox lay out lines: ascent, descent and gap
  /// are scaled and rounded separately, with halves up.
  ///
  /// Their sum is CSS's line height `normal`. (`SimpleFontData::PlatformInit` in Blink.)
  /// - Parameters:
  ///   - size: The font's size in pixels.
  ///   - unitsPerEm: The design units per em.
  public func wholePixels(size: Double, unitsPerEm: Int) -> LineMetricsProfile {
    func pixels(_ units: Double) -> Double { (units * size / Double(unitsPerEm) + 0.5).rounded(.down) }
    return LineMetricsProfile(
      source: source, ascender: pixels(ascender), descender: -pixels(-descender), lineGap: pixels(lineGap))
  }
}
