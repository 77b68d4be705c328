/// A face the catalogue can open, by the names and properties it is chosen by.
struct CatalogueEntry: Hashable, Sendable {
  var path: String
  var faceIndex: Int
  var family: String
  var fullName: String?
  var postScriptName: String?
  var weight: FontWeight
  /// Per cent of the normal width, as in CSS: 75 is condensed.
  var width = 100.0
  var isItalic: Bool
  var hasWeightAxis: Bool

  /// Whether a name asked for is this face's family, full name or PostScript name, letter case aside.
  func answers(to name: String) -> Bool {
    isFamily(name) || fullName?.lowercased() == name.lowercased() || postScriptName?.lowercased() == name.lowercased()
  }

  func isFamily(_ name: String) -> Bool { family.lowercased() == name.lowercased() }
}

extension [CatalogueEntry] {
  /// The nearest face of a family, by [CSS Fonts 4](https://www.w3.org/TR/css-fonts-4/#font-style-matching): width first,
  /// then slant, then weight.
  func nearest(weight: FontWeight, width: Double = 100, isItalic: Bool) -> CatalogueEntry? {
    guard let narrowed = map({ $0.distance(fromWidth: width) }).min() else { return nil }
    let wide = filter { $0.distance(fromWidth: width) == narrowed }
    let slanted = wide.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? wide : slanted).min { a, b in
      a.distance(from: weight) < b.distance(from: weight)
    }
  }
}

extension CatalogueEntry {
  /// CSS's order of preference as a number: up to the normal width narrower first, above it wider first.
  fileprivate func distance(fromWidth target: Double) -> Double {
    let wrongSide = 1000.0
    let prefersWider = target > 100
    let isWider = width > target
    return abs(width - target) + (width == target || isWider == prefersWider ? 0 : wrongSide)
  }

  /// CSS's order of preference as a number: between 400 and 500 heavier up to 500 comes first; below, lighter first; above,
  /// heavier first.
  fileprivate func distance(from target: FontWeight) -> Int {
    let (weight, wanted) = (weight.rawValue, target.rawValue)
    if hasWeightAxis || weight == wanted { return 0 }
    let wrongSide = 1000
    if (400...500).contains(wanted) {
      if weight > wanted { return weight <= 500 ? weight - wanted : 2 * wrongSide + weight }
      return wrongSide + wanted - weight
    }
    let prefersHeavier = wanted > 500
    let isHeavier = weight > wanted
    return abs(weight - wanted) + (isHeavier == prefersHeavier ? 0 : wrongSide)
  }
}
