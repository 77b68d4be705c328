extension TextStyleTable {
  /// iOS and iPadOS.
  ///
  /// Sizes: Human Interface Guidelines, Typography (December 2025 and June 2023), and measurements
  /// on iOS 26, which agree in every cell. Weights: the same sources; emphasized weights only in
  /// the Guidelines. The extra large titles were measured only at L, and their leading never.
  public static let ios = TextStyleTable(
    platform: .ios,
    rows: pointSizes.map { style, sizes in
      row(style, cells: ContentSizeCategory.allCases.map { cell(style, $0, size: sizes[$0.index]) })
    } + extraLargePointSizes.map { style, size in row(style, cells: [cell(style, .large, size: size)]) })

  // swift-format-ignore
  private static let pointSizes: [(TextStyle, [12 of Double])] = [
    //              XS  S   M   L   XL XXL XXXL AX1 AX2 AX3 AX4 AX5
    (.largeTitle,  [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1,      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2,      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3,      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline,    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body,        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout,     [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote,    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1,    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2,    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private static let extraLargePointSizes: [(TextStyle, Double)] = [(.extraLargeTitle, 36), (.extraLargeTitle2, 28)]

  /// The leading that iOS 26 behaves with, fitted on what `UIFontMetrics` answers: 38 measurements
  /// a cell.
  // swift-format-ignore
  private static let leadings: [(TextStyle, [12 of Double])] = [
    //              XS  S   M   L   XL XXL XXXL AX1 AX2 AX3 AX4 AX5
    (.largeTitle,  [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1,      [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    (.title2,      [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3,      [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline,    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    (.body,        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout,     [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    (.footnote,    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1,    [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    (.caption2,    [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  /// The cells in which the leading in the Human Interface Guidelines differs from that of iOS 26.
  // swift-format-ignore
  private static let printedOtherwise: [(TextStyle, ContentSizeCategory, leadingHIG: Double)] = [
    (.title1,      .extraLarge,                   37),  // iOS: 36
    (.title1,      .extraExtraLarge,              39),  // iOS: 38
    (.title1,      .accessibilityExtraExtraLarge, 62),  // iOS: 61
    (.headline,    .accessibilityExtraExtraLarge, 56),  // iOS: 51
    (.subheadline, .extraExtraExtraLarge,         28),  // iOS: 26
    (.subheadline, .accessibilityLarge,           37),  // iOS: 36
    (.caption1,    .accessibilityMedium,          28),  // iOS: 27
    (.caption2,    .accessibilityLarge,           30),  // iOS: 29
  ]

  private static func row(_ style: TextStyle, cells: [TextStyleCell]) -> TextStyleRow {
    let (weight, emphasized) = weights(of: style)
    return TextStyleRow(heading: heading(of: style), weight: weight, emphasizedWeight: emphasized, cells: cells)
  }

  private static func weights(of style: TextStyle) -> (FontWeight, emphasized: FontWeight?) {
    switch style {
    case .largeTitle, .title1, .title2: (.regular, emphasized: .bold)
    case .headline: (.semibold, emphasized: .semibold)
    case .extraLargeTitle, .extraLargeTitle2: (.bold, emphasized: nil)
    case .title3, .body, .callout, .subheadline, .footnote, .caption1, .caption2: (.regular, emphasized: .semibold)
    }
  }

  /// `largeTitle` as Apple's table heads it: `Large Title`.
  private static func heading(of style: TextStyle) -> String {
    var heading = style.name.prefix(1).uppercased()
    for letter in style.name.dropFirst() {
      if letter.isUppercase || letter.isNumber { heading.append(" ") }
      heading.append(letter)
    }
    return heading
  }

  private static func cell(_ style: TextStyle, _ category: ContentSizeCategory, size: Double) -> TextStyleCell {
    let leading = leadings.first { $0.0 == style }.map { $0.1[category.index] }
    let printed = printedOtherwise.first { $0.0 == style && $0.1 == category }?.leadingHIG
    return TextStyleCell(
      category: category, pointSize: size, leading: leading, leadingHIG: printed ?? leading,
      tracking: TrackingTable.sfPro.tracking(pointSize: size), isSuspect: false)
  }
}
