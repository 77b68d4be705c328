/// What Apple publishes and measures of one platform's text styles: a row for each style, a cell for each category.
///
///     let cell = TextStyleTable.ios.cell(.body, .accessibilityMedium)
///     cell?.pointSize     // 28
///     cell?.leading       // 34
///     TextStyleTable.watchos.row(named: "footnote2")?[.large]?.pointSize   // 12
///
/// A cell that nobody has published is absent, never 0. The tables, with their sources, are in files of their own:
/// `TextStyleTable+iOS.swift` and so on.
public struct TextStyleTable: Hashable, Sendable {
  /// The platform.
  public let platform: Platform

  /// The styles, in the order of Apple's table.
  public let rows: [TextStyleRow]

  /// The table of a platform.
  public static func table(for platform: Platform) -> TextStyleTable {
    switch platform {
    case .ios: ios
    case .macos: macos
    case .tvos: tvos
    case .watchos: watchos
    }
  }

  /// Whether the platform's styles follow the content size category. Where not, every cell stands under L.
  package var hasCategories: Bool {
    switch platform {
    case .ios, .watchos: true
    case .macos, .tvos: false
    }
  }

  /// The category under which the table answers for `category`: itself, or L on a platform without categories, and for
  /// ``ContentSizeCategory/unspecified``.
  package func column(for category: ContentSizeCategory) -> ContentSizeCategory {
    hasCategories ? category.resolved : .large
  }

  /// The row of one of UIKit's styles; nil when the platform has none.
  public subscript(style: TextStyle) -> TextStyleRow? { rows.first { $0.style == style } }

  /// The cell of a style in the column of a category; nil when it is not known.
  public func cell(_ style: TextStyle, _ category: ContentSizeCategory) -> TextStyleCell? {
    self[style]?[column(for: category)]
  }

  /// The row with this identifier, heading, or name of a ``TextStyle``, in any letter case; nil when there is none.
  public func row(named name: String) -> TextStyleRow? {
    let wanted = name.lowercased()
    let row = rows.first { $0.id.lowercased() == wanted || $0.heading.lowercased() == wanted }
    return row ?? TextStyle(name: name).flatMap { self[$0] }
  }
}

/// One style of a platform.
public struct TextStyleRow: Hashable, Sendable, Identifiable {
  /// Apple's heading in camel case: `body`, `title1`, and for styles that iOS has not `subtitle1`, `footnote2`.
  public let id: String

  /// Apple's heading: `Body`, `Title 1`.
  public let heading: String

  /// UIKit's style, nil when UIKit has none: tvOS's Subtitle 1 and watchOS's Footnote 2.
  public let style: TextStyle?

  /// The weight of the text.
  public let weight: FontWeight

  /// The weight with the bold trait, nil where Apple gives none.
  public let emphasizedWeight: FontWeight?

  /// The known cells, smallest category first.
  public let cells: [TextStyleCell]

  /// The cell of a category, nil when it is not known.
  public subscript(category: ContentSizeCategory) -> TextStyleCell? { cells.first { $0.category == category } }
}

/// The numbers of one style at one category.
public struct TextStyleCell: Hashable, Sendable {
  /// The category.
  public let category: ContentSizeCategory

  /// The size of the font, in points.
  public let pointSize: Double

  /// The distance between the baselines of two lines, in points, that the platform behaves as if it used: the number
  /// ``FontScaler`` scales by. Nil where it is not known.
  ///
  /// It is not the font's line height: a font of 17 points in SF is 20.287 high, and body's leading is 22.
  public let leading: Double?

  /// The leading that the Human Interface Guidelines print, in points. On iOS it departs from ``leading`` in eight cells.
  public let leadingHIG: Double?

  /// What Apple adds after every letter of the platform's system font at this size, in points, negative for tighter;
  /// nil for a size without an entry.
  public let tracking: Double?

  /// Whether the printed numbers break a rule that every other cell follows, and are probably a slip of Apple's.
  public let isSuspect: Bool
}

extension TextStyleRow {
  /// A row under one of Apple's headings, with the style that UIKit has for it.
  ///
  /// watchOS's Footnote 1 is UIKit's `footnote`; its other headings, and those of tvOS, say which style they mean.
  init(
    heading: String, weight: FontWeight, emphasizedWeight: FontWeight?, cells: [TextStyleCell]
  ) {
    let joined = heading.filter { $0 != " " }
    id = joined.prefix(1).lowercased() + joined.dropFirst()
    self.heading = heading
    style = id == "footnote1" ? .footnote : TextStyle.allCases.first { [id] in $0.name == id }
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
    self.cells = cells
  }
}

extension TextStyle {
  /// The weight of the style on iOS: semibold for ``headline``, bold for the extra large titles, else regular.
  public var weight: FontWeight { TextStyleTable.ios[self]?.weight ?? .regular }

  /// The weight of the style on iOS with the bold trait; nil for the extra large titles, where it is not known.
  public var emphasizedWeight: FontWeight? { TextStyleTable.ios[self]?.emphasizedWeight }
}
