extension TextStyleTable {
  /// macOS, without Dynamic Type: every cell is in the column L.
  ///
  /// Human Interface Guidelines, Typography (December 2025 and June 2023 agree).
  // swift-format-ignore
  public static let macos = TextStyleTable(platform: .macos, tracking: .sfProMac, lines: [
    //              size lead. weight   emphasized
    ("Large Title", 26, 32, .regular, .bold),
    ("Title 1",     22, 26, .regular, .bold),
    ("Title 2",     17, 22, .regular, .bold),
    ("Title 3",     15, 20, .regular, .semibold),
    ("Headline",    13, 16, .bold,    .heavy),
    ("Body",        13, 16, .regular, .semibold),
    ("Callout",     12, 15, .regular, .semibold),
    ("Subheadline", 11, 14, .regular, .semibold),
    ("Footnote",    10, 13, .regular, .semibold),
    ("Caption 1",   10, 13, .regular, .medium),
    ("Caption 2",   10, 13, .medium,  .semibold),
  ])

  /// tvOS: every cell is in the column L.
  ///
  /// Human Interface Guidelines, Typography (December 2025). In the page of June 2023, Caption 1 is
  /// regular instead of medium. There is no large title and no footnote, and a Subtitle 1 without a
  /// style in UIKit.
  // swift-format-ignore
  public static let tvos = TextStyleTable(platform: .tvos, tracking: .sfProMac, lines: [
    //              size lead. weight   emphasized
    ("Title 1",     76, 96, .medium,  .bold),
    ("Title 2",     57, 66, .medium,  .bold),
    ("Title 3",     48, 56, .medium,  .bold),
    ("Headline",    38, 46, .medium,  .bold),
    ("Subtitle 1",  38, 46, .regular, .medium),
    ("Callout",     31, 38, .medium,  .bold),
    ("Body",        29, 36, .medium,  .bold),
    ("Caption 1",   25, 32, .medium,  .bold),
    ("Caption 2",   23, 30, .medium,  .bold),
  ])

  private typealias Line = (heading: String, size: Double, leading: Double, FontWeight, emphasized: FontWeight)

  /// A table of a platform without categories.
  private init(platform: Platform, tracking: TrackingTable, lines: [Line]) {
    self.platform = platform
    rows = lines.map { heading, size, leading, weight, emphasized in
      let cell = TextStyleCell(
        category: .large, pointSize: size, leading: leading, leadingHIG: leading,
        tracking: tracking.tracking(pointSize: size), isSuspect: false)
      return TextStyleRow(heading: heading, weight: weight, emphasizedWeight: emphasized, cells: [cell])
    }
  }
}
