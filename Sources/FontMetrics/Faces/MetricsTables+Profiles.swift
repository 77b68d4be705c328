internal import FontInterop

extension MetricsTables {
  /// Each platform's choice at a font's location.
  ///
  /// Core Text's and GDI's sets count as absent if ascender and descender are both 0, or if the
  /// height of the box is 0 or negative (Strut's rule). The next one in order is then used: `hhea`,
  /// `typo`, `win`, the bounding box. The others are used as their sources specify, including lines
  /// without height.
  func profiles(at font: ShapingFont) -> LineMetricsProfiles {
    if let program { return program.profiles }
    let deltas = LineMetricDeltas(font)
    let (coreText, freeType) = (firstLine(deltas), freeTypeSet(deltas))
    let windows = windowsSet(deltas) ?? coreText
    let typo = usesTypographicMetrics ? typoSet(deltas) : nil
    return LineMetricsProfiles(
      coreText: coreText, freeType: freeType, harfBuzz: harfBuzzSet(font), windows: windows,
      directWrite: typo?.endingAtBaseline ?? windows, browser: typo ?? freeType,
      webKit: hasMathTable ? typo ?? coreText : coreText)
  }

  /// The first set that has a height, as Core Text takes them.
  func firstLine(_ deltas: LineMetricDeltas) -> LineMetricsProfile {
    if let program { return program.profiles.coreText }
    let sets = [
      horizontalHeader.flatMap { $0.isEmpty ? nil : hheaSet(deltas) },
      typographic.flatMap { $0.isEmpty ? nil : typoSet(deltas) }, winSet(deltas),
    ]
    return sets.lazy.compactMap { $0?.nilUnlessTall }.first ?? boundingBoxSet
      ?? LineMetricsProfile(source: .head, ascender: 0, descender: 0, lineGap: 0)
  }

  /// The `hhea` set as the file has it, or `nil` when absent.
  func hheaSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile? {
    horizontalHeader.map { hhea in
      LineMetricsProfile(
        source: .hhea, ascender: Double(hhea.ascender) + deltas.ascender,
        descender: Double(hhea.descender) + deltas.descender, lineGap: Double(hhea.lineGap) + deltas.lineGap)
    }
  }

  /// The typographic set of `OS/2` as the file has it, or `nil` when absent.
  func typoSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile? {
    typographic.map { typo in
      LineMetricsProfile(
        source: .typo, ascender: Double(typo.ascender) + deltas.ascender,
        descender: Double(typo.descender) + deltas.descender, lineGap: Double(typo.lineGap) + deltas.lineGap)
    }
  }

  /// The Windows set of `OS/2` as the file has it, or `nil` when absent.
  func winSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile? {
    windows.map { win in
      LineMetricsProfile(
        source: .win, ascender: Double(win.ascent) + deltas.windowsAscent,
        descender: -(Double(win.descent) + deltas.windowsDescent), lineGap: 0)
    }
  }

  /// Returns FreeType's own numbers at the default location, changed like those in `tt_apply_mvar`,
  /// with their table (`sfnt_load_face` in `sfobjs.c`). For a face with bitmaps, whose line
  /// FreeType reports only at its sizes, they follow from that rule alone.
  private func freeTypeSet(_ deltas: LineMetricDeltas) -> LineMetricsProfile {
    let source = freeTypeSource
    guard let line = freeTypeLine else {
      let set = source == .typo ? typoSet(deltas) : source == .win ? winSet(deltas) : hheaSet(deltas)
      return set ?? LineMetricsProfile(source: source, ascender: 0, descender: 0, lineGap: 0)
    }
    return LineMetricsProfile(
      source: source, ascender: Double(line.ascender) + deltas.ascender,
      descender: Double(line.descender) + deltas.descender,
      lineGap: Double(line.height - (line.ascender - line.descender)) + deltas.lineGap)
  }

  /// `typo` if `USE_TYPO_METRICS` is set, regardless of its values; else `hhea`, unless both its
  /// heights are 0; else `typo`, then `win`.
  private var freeTypeSource: MetricSource {
    // FreeType takes an `OS/2` that ends before the Windows metrics for none.
    guard let typographic, windows != nil else { return .hhea }
    if usesTypographicMetrics { return .typo }
    if let horizontalHeader, !horizontalHeader.isEmpty { return .hhea }
    return typographic.isEmpty ? .win : .typo
  }

  /// GDI's external leading: the `hhea` line less what the `win` box already covers, never
  /// negative.
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

  /// The box with a descender that is never above the baseline, as DirectWrite has it.
  fileprivate var endingAtBaseline: LineMetricsProfile {
    var box = self
    box.descender = min(0, box.descender)
    return box
  }
}

/// The changes of the line metrics by `MVAR` at a variation location, in design units.
///
/// OpenType defines `hasc`, `hdsc`, and `hlgp` for the typographic metrics of `OS/2`. Like HarfBuzz
/// (`hb_ot_metrics_get_position`) and FreeType (`tt_apply_mvar` changes `FT_Face.ascender`
/// regardless of its source), Strut also adds them to those of `hhea`: a font can't vary only one
/// of them.
struct LineMetricDeltas: Hashable, Sendable {
  var ascender = 0.0
  var descender = 0.0
  var lineGap = 0.0
  var windowsAscent = 0.0
  var windowsDescent = 0.0
}
