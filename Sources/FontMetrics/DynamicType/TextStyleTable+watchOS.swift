extension TextStyleTable {
  /// watchOS: nine categories. M, AX4 and AX5 are not published.
  ///
  /// Human Interface Guidelines, Typography (December 2025 and June 2023 agree). The default
  /// category depends on the watch: S on 38 mm, L on 40 to 42 mm, XL from 44 mm.
  public static let watchos = TextStyleTable(
    platform: .watchos,
    rows: pointSizes.map { heading, sizes in
      let (weight, emphasized) = weights(of: heading)
      let cells = columns.indices.map { cell(heading, columns[$0], size: sizes[$0]) }
      return TextStyleRow(heading: heading, weight: weight, emphasizedWeight: emphasized, cells: cells)
    })

  private static let columns: [ContentSizeCategory] = [
    .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  ]

  // swift-format-ignore
  private static let pointSizes: [(heading: String, [9 of Double])] = [
    //               XS  S   L   XL XXL XXXL AX1 AX2 AX3
    ("Large Title", [30, 32, 36, 40, 41, 42, 44, 45, 46]),
    ("Title 1",     [28, 30, 34, 38, 39, 40, 42, 43, 44]),
    ("Title 2",     [24, 26, 27, 30, 31, 32, 34, 35, 36]),
    ("Title 3",     [17, 18, 19, 20, 21, 22, 24, 25, 26]),
    ("Headline",    [14, 15, 16, 17, 18, 19, 21, 22, 23]),
    ("Body",        [14, 15, 16, 17, 18, 19, 21, 22, 23]),
    ("Caption 1",   [13, 14, 15, 16, 17, 18, 18, 19, 20]),
    ("Caption 2",   [12, 13, 14, 15, 15, 17, 17, 18, 19]),
    ("Footnote 1",  [11, 12, 13, 14, 15, 16, 16, 17, 18]),
    ("Footnote 2",  [10, 11, 12, 13, 14, 15, 15, 16, 17]),
  ]

  /// The difference between leading and point size in every cell except suspect ones.
  private static let extraLeading = 2.5

  /// The six cells that break the rule, as printed; probably slips of Apple's. They are flagged,
  /// not corrected.
  // swift-format-ignore
  private static let suspects: [(heading: String, ContentSizeCategory, leading: Double)] = [
    ("Title 1",    .accessibilityLarge,      46),    // beside  43 points
    ("Title 1",    .accessibilityExtraLarge, 47),    // beside  44
    ("Title 2",    .large,                   30.5),  // beside  27
    ("Title 2",    .accessibilityMedium,     41),    // beside  34
    ("Caption 2",  .extraExtraLarge,         18.5),  // beside  15
    ("Footnote 2", .accessibilityLarge,      17.5),  // beside  16
  ]

  private static func weights(of heading: String) -> (FontWeight, emphasized: FontWeight) {
    switch heading {
    case "Large Title": (.regular, emphasized: .bold)
    case "Headline": (.semibold, emphasized: .semibold)
    default: (.regular, emphasized: .semibold)
    }
  }

  private static func cell(_ heading: String, _ category: ContentSizeCategory, size: Double) -> TextStyleCell {
    let suspect = suspects.first { $0.heading == heading && $0.1 == category }
    let leading = suspect?.leading ?? size + extraLeading
    return TextStyleCell(
      category: category, pointSize: size, leading: leading, leadingHIG: leading,
      tracking: TrackingTable.sfCompact.tracking(pointSize: size), isSuspect: suspect != nil)
  }
}
