package import Strut

/// The parameters of scaling, read from words.
package struct ScaleQuestion {
  package let scaler: FontScaler
  /// The text sizes for which the scaling of the style is known, or all requested text sizes if it
  /// is known for none.
  package let categories: [ContentSizeCategory]
  package let displayScale: Double
  /// The maximum font size, in points; 0 and nil are no limit.
  package let maximum: Double?

  package init(style: String?, category: String?, scale: String?, maximum: String?) throws {
    scaler = FontScaler(style: try TextStyle.named(style ?? "body"))
    let asked = try ContentSizeCategory.parseList(category ?? "all")
    let known = asked.filter(scaler.scales)
    // If the scaling is known for none of them, the error of the first explains it.
    categories = known.isEmpty ? asked : known
    displayScale = try Values.scale(scale ?? "3")
    self.maximum = try maximum.map { try Values.nonNegative($0, "the maximum size") }
  }

  /// Returns the scaled numbers.
  package func document(_ numbers: [Double]) throws -> ScaleDocument {
    try ScaleDocument(numbers, scaler, categories, displayScale: displayScale, maximum: maximum)
  }
}

extension AndroidFontScale {
  /// Returns the font scales of a list without duplicates, or the steps of Android's settings for
  /// no list.
  package static func scales(_ text: String?) throws(RequestFailure) -> [Double] {
    guard let text else { return AndroidScaleDocument.usualScales }
    var scales: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let scale = Values.number(String(word)), Values.scales.contains(scale) else {
        throw .usage("a font scale must be a number from 0.01 to 100, or several separated by commas, not \"\(word)\".")
      }
      if !scales.contains(scale) { scales.append(scale) }
    }
    return scales
  }
}

extension AndroidFontScale.Rules {
  /// Returns the curve with a name, or that of androidx for no name.
  package static func named(_ name: String?) throws(RequestFailure) -> AndroidFontScale.Rules {
    let name = name ?? AndroidFontScale.Rules.androidx.rawValue
    guard let rules = AndroidFontScale.Rules(rawValue: name.lowercased()) else {
      throw .usage("unknown rules \"\(name)\"; use androidx or android14.")
    }
    return rules
  }
}
