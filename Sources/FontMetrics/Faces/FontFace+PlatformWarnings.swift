internal import FontInterop

/// Warnings about what platforms make of one face.
extension FontFace {
  var platformWarnings: [FontWarning] {
    [typographicWarning, windowsWarning].compactMap { $0 }
  }

  private var typographicWarning: FontWarning? {
    guard let hhea = file.tables.horizontalHeader, let typo = file.tables.typographic,
      (hhea.ascender, hhea.descender, hhea.lineGap) != (typo.ascender, typo.descender, typo.lineGap)
    else { return nil }
    let heights = [
      hhea.ascender - hhea.descender + hhea.lineGap, typo.ascender - typo.descender + typo.lineGap,
    ]
    let sets =
      "hhea \(hhea.ascender) \(hhea.descender) \(hhea.lineGap), typo \(typo.ascender) \(typo.descender) \(typo.lineGap)"
    let effect =
      heights[0] == heights[1]
      ? "baselines are as far apart by both, but stand elsewhere in the line"
      : "baselines are \(heights[0]) units apart by hhea and \(heights[1]) by typo, \(share(heights[1] - heights[0])) of the em"
    return FontWarning(.horizontalAgainstTypographic, "hhea and typo metrics differ (\(sets)): \(effect); \(choice)")
  }

  private var choice: String {
    usesTypographicMetrics
      ? "USE_TYPO_METRICS is set: FreeType and browsers take typo, Core Text hhea"
      : "USE_TYPO_METRICS is not set: Core Text, FreeType and browsers take hhea"
  }

  private var windowsWarning: FontWarning? {
    let (windows, coreText) = (profiles.windows.baselineDistance, profiles.coreText.baselineDistance)
    let apart = Int((windows - coreText).rounded())
    guard profiles.windows.source == .win, abs(apart) * 20 >= unitsPerEm else { return nil }
    return FontWarning(
      .windowsLine,
      "baselines are \(windows.plain) units apart on Windows and \(coreText.plain) on Core Text, \(share(apart)) of the em"
    )
  }

  /// A difference in percent of the em, signed.
  private func share(_ units: Int) -> String {
    let percent = (Double(units) * 1000 / Double(max(unitsPerEm, 1))).rounded() / 10
    return (percent > 0 ? "+" : "") + percent.plain + " %"
  }
}
