/// The published and measured values of a platform's text styles: a row per style and a cell per
/// category.
///
///     let cell = TextStyleTable.ios.cell(.body, .accessibilityMedium)
///     cell?.pointSize     // 28
///     cell?.leading       // 34
///     TextStyleTable.watchos.row(named: "footnote2")?[.large]?.pointSize   // 12
///
/// Unpublished cells are missing, never 0. Each table with its sources is in its own file:
/// `TextStyleTable+iOS.swift` and so on.
public struct TextStyleTable: Hashable, Sendable {
  /// The platform.
  public let platform: Platform

  /// The styles, in the order of Apple's table.
  public let rows: [TextStyleRow]

  /// Returns the table of a platform.
  public static func table(for platform: Platform) -> TextStyleTable {
    switch platform {
    case .ios: ios
    case .macos: macos
    case .tvos: tvos
    case .watchos: watchos
    }
  }

  /// A Boolean value that indicates whether the platform's styles follow the content size category.
  /// Otherwise every cell is in the column L.
  package var hasCategories: Bool {
    switch platform {
    case .ios, .watchos: true
    case .macos, .tvos: false
    }
  }

  /// Returns the column for a category: the category itself, or L on a platform without categories
  /// and for ``ContentSizeCategory/unspecified``.
  package func column(for category: ContentSizeCategory) -> ContentSizeCategory {
    hasCategories ? category.resolved : .large
  }

  /// Returns the row of a UIKit style, or nil if the platform lacks it.
  public subscript(style: TextStyle) -> TextStyleRow? { rows.first { $0.style == style } }

  /// Returns the cell of a style at a category, or nil if it is unknown.
  public func cell(_ style: TextStyle, _ category: ContentSizeCategory) -> TextStyleCell? {
    self[style]?[column(for: category)]
  }

  /// Returns the row with an identifier, a heading or the name of a ``TextStyle``, not
  /// case-sensitive, or nil for an unknown one.
  public func row(named name: String) -> TextStyleRow? {
    let wanted = name.lowercased()
    let row = rows.first { $0.id.lowercased() == wanted || $0.heading.lowercased() == wanted }
    return row ?? TextStyle(name: name).flatMap { self[$0] }
  }
}

/// A text style of a platform.
public struct TextStyleRow: Hashable, Sendable, Identifiable {
  /// Apple's heading in camel case: `body`, `title1`, and for styles that iOS lacks `subtitle1`,
  /// `footnote2`.
  public let id: String

  /// Apple's heading: `Body`, `Title 1`.
  public let heading: String

  /// UIKit's style, or nil for tvOS's Subtitle 1 and watchOS's Footnote 2.
  public let style: TextStyle?

  /// The weight of the text.
  public let weight: FontWeight

  /// The weight with the bold trait, or nil if Apple specifies none.
  public let emphasizedWeight: FontWeight?

  /// The known cells, smallest category first.
  public let cells: [TextStyleCell]

  /// Returns the cell of a category, or nil if it is unknown.
  public subscript(category: ContentSizeCategory) -> TextStyleCell? { cells.first { $0.category == category } }
}

/// The values of a text style at one category.
public struct TextStyleCell: Hashable, Sendable {
  /// The category.
  public let category: ContentSizeCategory

  /// The font size, in points.
  public let pointSize: Double

  /// The effective distance between the baselines of two lines, in points, by which ``FontScaler``
  /// scales. Nil if unknown.
  ///
  /// It is not the font's line height: SF at 17 points has a line height of 20.287, and body's
  /// leading is 22.
  public let leading: Double?

  /// The leading in the Human Interface Guidelines, in points. On iOS it differs from ``leading``
  /// in eight cells.
  public let leadingHIG: Double?

  /// The distance that Apple adds after every letter of the platform's system font at this size, in
  /// points; negative values are tighter. Nil for a size without an entry.
  public let tracking: Double?

  /// A Boolean value that indicates whether the published values break a rule that every other cell
  /// follows, and are probably a mistake.
  public let isSuspect: Bool
}

extension TextStyleRow {
  /// A row under one of Apple's headings, with the style that UIKit has for it.
  ///
  /// watchOS's Footnote 1 is UIKit's `footnote`; its other headings, and those of tvOS, say which
  /// style they mean.
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
  /// The weight of the style on iOS: semibold for ``headline``, bold for the extra large titles,
  /// and otherwise regular.
  public var weight: FontWeight { TextStyleTable.ios[self]?.weight ?? .regular }

  /// The weight of the style on iOS with the bold trait, or nil for the extra large titles, for
  /// which it is unknown.
  public var emphasizedWeight: FontWeight? { TextStyleTable.ios[self]?.emphasizedWeight }
}
