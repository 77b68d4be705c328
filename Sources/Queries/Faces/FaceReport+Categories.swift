package import Strut

/// The text sizes at which `strut inspect` reports the metrics of a font.
package struct CategoryQuestion: Sendable {
  package var style: TextStyle
  package var categories: [ContentSizeCategory]

  package init(style: TextStyle, categories: [ContentSizeCategory]) {
    (self.style, self.categories) = (style, categories)
  }

  /// Returns the size at L if none is given: that of the style.
  package func basePointSize() throws -> Double {
    guard let cell = TextStyleTable.ios.cell(style, .large) else {
      throw RequestFailure.usage("the size of \(style.name) at L is not known; add --size.")
    }
    return cell.pointSize
  }

  /// Returns the metrics of the font, scaled as `UIFontMetrics` scales it, by the short name of
  /// each text size. Text sizes for which the scaling of the style is not known are omitted.
  package func reports(_ font: Font) -> [String: PointMetricsReport] {
    let scaler = FontScaler(style: style)
    let known = categories.compactMap { category in
      // For an unknown text size there is no result. A plain font cannot fail in another way.
      (try? scaler.scaledFont(for: font, category: category)).map { (category.shortName, PointMetricsReport($0)) }
    }
    return Dictionary(known, uniquingKeysWith: { first, _ in first })
  }
}

extension FaceReport {
  /// The metrics at each text size as lines of text; empty if not requested.
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
