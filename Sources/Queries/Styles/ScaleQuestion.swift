package import Strut

/// How values are scaled, read from words.
package struct ScaleQuestion {
  package let scaler: FontScaler
  /// Those at which it is known how the style scales; where it is known at none, those that were asked for.
  package let categories: [ContentSizeCategory]
  package let displayScale: Double
  /// The largest font size, in points; 0 and nil are no limit.
  package let maximum: Double?

  package init(style: String?, category: String?, scale: String?, maximum: String?) throws {
    scaler = FontScaler(style: try TextStyle.named(style ?? "body"))
    let asked = try ContentSizeCategory.parseList(category ?? "all")
    let known = asked.filter(scaler.scales)
    // Where none of them is known, the first says so.
    categories = known.isEmpty ? asked : known
    displayScale = try Values.scale(scale ?? "3")
    self.maximum = try maximum.map { try Values.nonNegative($0, "the largest size") }
  }

  /// What numbers come to.
  package func document(_ numbers: [Double]) throws -> ScaleDocument {
    try ScaleDocument(numbers, scaler, categories, displayScale: displayScale, maximum: maximum)
  }
}

extension AndroidFontScale {
  /// Font scales between commas, each once; the steps of Android's settings without a text.
  package static func scales(_ text: String?) throws(RequestFailure) -> [Double] {
    guard let text else { return AndroidScaleDocument.usualScales }
    var scales: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let scale = Values.number(String(word)), Values.scales.contains(scale) else {
        throw .usage("a font scale is a number from 0.01 to 100, or several between commas, not \"\(word)\".")
      }
      if !scales.contains(scale) { scales.append(scale) }
    }
    return scales
  }
}

extension AndroidFontScale.Rules {
  /// The rules of a name; androidx's without one.
  package static func named(_ name: String?) throws(RequestFailure) -> AndroidFontScale.Rules {
    let name = name ?? AndroidFontScale.Rules.androidx.rawValue
    guard let rules = AndroidFontScale.Rules(rawValue: name.lowercased()) else {
      throw .usage("no rules \"\(name)\"; they are androidx or android14.")
    }
    return rules
  }
}
