internal import FontInterop

/// Warnings about differences between platforms for one face.
extension FontFace {
  var platformWarnings: [FontWarning] {
    let profiles = profiles
    return [flatLineWarning(profiles), typographicWarning(profiles), windowsWarning(profiles)].compactMap { $0 }
  }

  private func typographicWarning(_ profiles: LineMetricsProfiles) -> FontWarning? {
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
      ? "both give the same distance between baselines, but different positions in the line"
      : "baselines are \(heights[0]) units apart with hhea metrics and \(heights[1]) with typo metrics, a difference of \(share(heights[1] - heights[0])) of the em"
    return FontWarning(
      .horizontalAgainstTypographic, "hhea and typo metrics differ (\(sets)): \(effect); \(choice(profiles))")
  }

  /// The bit, and which platforms take which set: those of the same set together, most of them
  /// first.
  private func choice(_ profiles: LineMetricsProfiles) -> String {
    let bit = "USE_TYPO_METRICS is \(usesTypographicMetrics ? "set" : "not set")"
    let takers = Self.takers(of: Self.named(profiles))
    let parts = takers.enumerated().map { index, taker in
      let verb = index > 0 ? "" : Self.take(taker.names) + " "
      return "\(Self.list(taker.names)) \(verb)\(taker.source.rawValue)"
    }
    return "\(bit): \(parts.joined(separator: ", "))"
  }

  /// The platforms whose choice the bit may change. WebKit is named where it does not take Core
  /// Text's.
  private static func named(_ profiles: LineMetricsProfiles) -> [(name: String, profile: LineMetricsProfile)] {
    let webKit = profiles.webKit == profiles.coreText ? [] : [("WebKit", profiles.webKit)]
    return [("Core Text", profiles.coreText)] + webKit + [
      ("FreeType", profiles.freeType), ("browsers", profiles.browser),
    ]
  }

  private static func takers(
    of named: [(name: String, profile: LineMetricsProfile)]
  ) -> [(source: MetricSource, names: [String])] {
    Set(named.map(\.profile.source)).map { source in (source, named.filter { $0.profile.source == source }.map(\.name))
    }
    .sorted { ($1.names.count, $0.source.rawValue) < ($0.names.count, $1.source.rawValue) }
  }

  private static func take(_ names: [String]) -> String {
    names.count == 1 && names[0] != "browsers" ? "takes" : "take"
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }

  /// Core Text's line has a separate warning.
  private func flatLineWarning(_ profiles: LineMetricsProfiles) -> FontWarning? {
    let others = Self.named(profiles).dropFirst() + [("DirectWrite", profiles.directWrite)]
    let flat = others.filter { $0.1.ascender <= $0.1.descender }
    guard let first = flat.first?.1, profiles.coreText.ascender > profiles.coreText.descender else { return nil }
    let (names, numbers) = (flat.map(\.0), [first.ascender, first.descender, first.lineGap].map(\.plain))
    let sentence =
      "the line has no height in \(Self.list(names)), which \(Self.take(names)) \(first.source.rawValue) as is "
      + "(\(numbers.joined(separator: " ")))"
    return FontWarning(.lineWithoutHeight, sentence)
  }

  private func windowsWarning(_ profiles: LineMetricsProfiles) -> FontWarning? {
    let (windows, coreText) = (profiles.windows.baselineDistance, profiles.coreText.baselineDistance)
    let apart = Int((windows - coreText).rounded())
    guard profiles.windows.source == .win, abs(apart) * 20 >= unitsPerEm else { return nil }
    return FontWarning(
      .windowsLine,
      "baselines are \(windows.plain) units apart on Windows and \(coreText.plain) on Core Text, a difference of \(share(apart)) of the em"
    )
  }

  /// A difference in percent of the em, signed.
  private func share(_ units: Int) -> String {
    let percent = (Double(units) * 1000 / Double(max(unitsPerEm, 1))).rounded() / 10
    return (percent > 0 ? "+" : "") + percent.plain + " %"
  }
}
