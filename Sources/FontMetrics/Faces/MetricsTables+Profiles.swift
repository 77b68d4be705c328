internal import FontInterop

extension MetricsTables {
  /// Each platform's choice at a font's location. A set of which ascender and descender are both 0 counts as absent, as it does
  /// everywhere but in HarfBuzz, and so does one whose box has no height, or a negative one (Strut's rule); the next in order
  /// stands in: `hhea`, `typo`, `win`, the bounding box.
  func profiles(at font: ShapingFont) -> LineMetricsProfiles {
    if let program { return program.profiles }
    let deltas = LineMetricDeltas(font)
    let coreText = firstLine(deltas)
    let typo = usesTypographicMetrics ? typoSet(deltas)?.nilUnlessTall : nil
    let freeType = typo ?? coreText
    let windows = windowsSet(deltas) ?? coreText
    return LineMetricsProfiles(
      coreText: coreText, freeType: freeType, harfBuzz: harfBuzzSet(font), windows: windows,
      directWrite: typo ?? windows, browser: freeType)
  }

  /// The first set that has a height, as Core Text takes them.
  func firstLine(_ deltas: LineMetricDeltas) -> LineMetricsProfile {
    program?.profiles.coreText ?? hheaSet(deltas)?.nilUnlessTall ?? typoSet(deltas)?.nilUnlessTall ?? winSet(deltas)?
      .nilUnlessTall ?? boundingBoxSet
      ?? LineMetricsProfile(source: .head, ascender: 0, descender: 0, lineGap: 0)
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

  /// GDI's external leading: the `hhea` line less what the `win` box already covers, never negative; none where `hhea` is empty.
  private func windowsSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile? {
    guard var box = winSet(deltas)?.nilUnlessTall else { return nil }
    box.lineGap = max(0, (hheaSet(deltas)?.baselineDistance ?? 0) - (box.ascender - box.descender))
    return box
  }

  /// HarfBuzz's own answer, and the table that it follows from.
  private func harfBuzzSet(_ font: ShapingFont) -> LineMetricsProfile? {
    guard horizontalHeader != nil || typographic != nil, let box = font.horizontalLineBox else { return nil }
    let isTypographic = typographic != nil && (usesTypographicMetrics || horizontalHeader == nil)
    return LineMetricsProfile(
      source: isTypographic ? .typo : .hhea, ascender: box.ascender, descender: box.descender, lineGap: box.lineGap)
  }

  private var boundingBoxSet: LineMetricsProfile? {
    guard let boundingBoxTop, let boundingBoxBottom, boundingBoxTop > boundingBoxBottom else { return nil }
    return LineMetricsProfile(
      source: .head, ascender: Double(boundingBoxTop), descender: Double(min(0, boundingBoxBottom)), lineGap: 0)
  }
}

extension LineMetricsProfile {
  /// `nil` for a box that has no height, or a negative one.
  fileprivate var nilUnlessTall: LineMetricsProfile? { ascender > descender ? self : nil }
}

/// What `MVAR` adds to the line metrics at one variation location, in design units.
///
/// OpenType names `hasc`, `hdsc` and `hlgp` for the typographic metrics of `OS/2`. They are added to those of `hhea` as well, as
/// HarfBuzz (`hb_ot_metrics_get_position`) and FreeType (`tt_apply_mvar` moves `FT_Face.ascender` wherever it came from) do: a
/// font that varies the one and not the other cannot be made.
struct LineMetricDeltas: Hashable, Sendable {
  var ascender = 0.0
  var descender = 0.0
  var lineGap = 0.0
  var windowsAscent = 0.0
  var windowsDescent = 0.0
}
