import JSONText
package import Strut

/// The JSON output of `strut scale`.
package struct ScaleDocument: Encodable {
  package struct Scaled: Encodable {
    package var scaledValue: Double
    /// `null` for a value that cannot be a font size because it is below 0.
    @Nullable var scaledFontSize: Double?
    package var unrounded: Double
  }
  package struct Value: Encodable {
    package var value: Double
    package var categories: [String: Scaled]
  }

  package var schema = 1
  package var style: String
  package var scale: Double
  package var values: [Value]

  package init(
    _ numbers: [Double], _ scaler: FontScaler, _ categories: [ContentSizeCategory], displayScale: Double,
    maximum: Double?
  ) throws {
    style = scaler.style.name
    scale = displayScale
    values = try numbers.map { number in
      let scaled = try categories.map { category in
        let result = Scaled(
          scaledValue: try scaler.scaledValue(number, category: category, displayScale: displayScale),
          scaledFontSize: number < 0
            ? nil : try scaler.scaledPointSize(number, category: category, maximum: maximum),
          unrounded: try scaler.unroundedValue(number, category: category))
        return (category.shortName, result)
      }
      return Value(value: number, categories: Dictionary(scaled, uniquingKeysWith: { first, _ in first }))
    }
  }

  package func text(_ categories: [ContentSizeCategory]) -> String {
    var table = TableText(headings: ["value", "category", "scaled value", "scaled font size"])
    for value in values {
      for category in categories.map(\.shortName) {
        guard let scaled = value.categories[category] else { continue }
        let size = scaled.scaledFontSize.map(Values.text) ?? "–"
        table.rows.append([Values.text(value.value), category, Values.text(scaled.scaledValue), size])
      }
    }
    return table.text
  }
}
