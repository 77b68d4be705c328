package import Strut

/// The JSON output of `strut scale --platform android`: dp by font scale.
package struct AndroidScaleDocument: Encodable {
  package struct Value: Encodable {
    package var value: Double
    package var fontScales: [String: Double]
  }

  /// The steps of Android's settings, the scales in its conversion tables, and one between 1.0 and
  /// 1.15, where the curves differ.
  package static let usualScales = [0.85, 1, 1.1, 1.15, 1.3, 1.5, 1.8, 2]

  package var schema = 1
  package var platform = "android"
  package var rules: String
  package var values: [Value]
  private let fontScales: [Double]

  private enum CodingKeys: CodingKey { case schema, platform, rules, values }

  /// - Parameter fontScales: The font scales for the numbers.
  package init(
    _ numbers: [Double], at fontScales: [Double] = usualScales, rules: AndroidFontScale.Rules
  ) throws {
    self.rules = rules.rawValue
    self.fontScales = fontScales
    values = try numbers.map { number in
      let scaled = try fontScales.map { (Values.text($0), try AndroidFontScale($0, rules: rules).dp(sp: number)) }
      return Value(value: number, fontScales: Dictionary(scaled, uniquingKeysWith: { first, _ in first }))
    }
  }

  package var text: String {
    var table = TableText(headings: ["sp", "font scale", "dp"])
    for value in values {
      for scale in fontScales.map(Values.text) {
        table.rows.append([Values.text(value.value), scale, value.fontScales[scale].map(Values.text) ?? "–"])
      }
    }
    return table.text
  }
}
