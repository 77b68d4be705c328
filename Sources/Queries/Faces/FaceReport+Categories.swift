package import Strut

/// The content size categories at which `strut inspect` gives a font's metrics.
package struct CategoryQuestion: Sendable {
  package var style: TextStyle
  package var categories: [ContentSizeCategory]

  package init(style: TextStyle, categories: [ContentSizeCategory]) {
    (self.style, self.categories) = (style, categories)
  }

  /// The size at L where nobody gives one: the style's own.
  package func basePointSize() throws -> Double {
    guard let cell = TextStyleTable.ios.cell(style, .large) else {
      throw RequestFailure.usage("the size of \(style.name) at L is not known; give a --size.")
    }
    return cell.pointSize
  }

  /// The font as `UIFontMetrics` scales it, at each category by its short name. Those at which it is not known how the style
  /// scales are absent.
  package func reports(_ font: Font) -> [String: PointMetricsReport] {
    let scaler = FontScaler(style: style)
    let known = categories.compactMap { category in
      // An unknown category has no answer, and nothing else can go wrong with a plain font.
      (try? scaler.scaledFont(for: font, category: category)).map { (category.shortName, PointMetricsReport($0)) }
    }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }
}

extension FaceReport {
  /// The metrics at each category as lines for people; none unless asked for.
  package var categoriesText: [String] {
    guard let categories else { return [] }
    var table = TableText(
      headings: [
        "category", "point size", "ascender", "descender", "line gap", "line height", "cap height", "x-height",
      ])
    for category in ContentSizeCategory.allCases {
      guard let font = categories[category.shortName] else { continue }
      let numbers: [Double?] = [
        font.pointSize, font.ascender, font.descender, font.leading, font.lineHeight, font.capHeight, font.xHeight,
      ]
      table.rows.append([category.shortName] + numbers.map { $0.map(Values.text) ?? "-" })
    }
    return ["", table.text]
  }
}
