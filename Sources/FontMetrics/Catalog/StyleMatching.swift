/// The weight, width and slant for matching. Unspecified values are normal.
struct WantedStyle: Hashable, Sendable {
  var weight = FontWeight.regular
  var width = FontWidth.normal
  var slant = FontSlant.upright
  /// A Boolean value that indicates whether monospaced faces are preferred.
  var isMonospaced = false
}

/// The distance between a face and a style, in CSS's order of comparison; the smallest is nearest.
///
/// [CSS Fonts 4, 5.2](https://www.w3.org/TR/css-fonts-4/#font-style-matching): width first, then
/// slant, then weight. Strut adds one criterion before these: a monospaced face, if requested.
package struct FontStyleDistance: Hashable, Sendable {
  /// A Boolean value that indicates whether a monospaced face was requested and this is not one.
  package internal(set) var lacksMonospacing: Bool
  /// A Boolean value that indicates whether the width is on the side that CSS tries last: above for
  /// widths up to 100, below for greater ones.
  package internal(set) var isOnWrongSideInWidth: Bool
  /// The distance from the requested width to the nearest available one, in percent of the normal
  /// width; 0 or more.
  package internal(set) var width: Double
  /// The index in the order of slants, where 0 is the requested one. The order is italic, oblique,
  /// upright; or oblique, italic, upright; or upright, oblique, italic.
  package internal(set) var slant: Int
  /// The number of sides that CSS tries before that of the weight, 0 to 2.
  package internal(set) var weightSide: Int
  /// The distance from the requested weight to the nearest available one; 0 or more.
  package internal(set) var weight: Int

  init(_ face: CatalogFace, from wanted: WantedStyle) {
    lacksMonospacing = wanted.isMonospaced && face.isMonospaced != true
    let width = face.widths.nearest(to: wanted.width)
    self.width = abs(width.rawValue - wanted.width.rawValue)
    let isWider = width > wanted.width
    isOnWrongSideInWidth = width != wanted.width && isWider != (wanted.width > .normal)
    let order = wanted.slant.preferences
    slant = order.firstIndex(where: face.slants.contains) ?? order.count
    let weight = face.weights.nearest(to: wanted.weight)
    self.weight = abs(weight.rawValue - wanted.weight.rawValue)
    weightSide = Self.side(of: weight, from: wanted.weight)
  }

  /// Between 400 and 500, heavier weights up to 500 come first, then lighter ones, then the rest.
  /// Below 400, lighter weights come first; above 500, heavier ones.
  private static func side(of weight: FontWeight, from wanted: FontWeight) -> Int {
    if weight == wanted { return 0 }
    let isHeavier = weight > wanted
    if (.regular ... .medium).contains(wanted) {
      if isHeavier { return weight <= .medium ? 0 : 2 }
      return 1
    }
    return isHeavier == (wanted > .medium) ? 0 : 1
  }
}

extension FontStyleDistance: Comparable {
  /// Returns `true` if the left distance is smaller.
  package static func < (left: FontStyleDistance, right: FontStyleDistance) -> Bool {
    if left.lacksMonospacing != right.lacksMonospacing { return right.lacksMonospacing }
    if left.isOnWrongSideInWidth != right.isOnWrongSideInWidth { return right.isOnWrongSideInWidth }
    if left.width != right.width { return left.width < right.width }
    if left.slant != right.slant { return left.slant < right.slant }
    if left.weightSide != right.weightSide { return left.weightSide < right.weightSide }
    return left.weight < right.weight
  }
}

extension FontSlant {
  /// The order of slants in CSS for a requested slant.
  var preferences: [FontSlant] {
    switch self {
    case .italic: [.italic, .oblique, .upright]
    case .oblique: [.oblique, .italic, .upright]
    case .upright: [.upright, .oblique, .italic]
    }
  }
}

extension ClosedRange {
  func nearest(to value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}

extension [CatalogEntry] {
  /// Returns the faces, nearest to a style first; equally near faces keep their order.
  func ranked(for wanted: WantedStyle) -> [CatalogEntry] {
    guard count > 1 else { return self }
    let distances = map { FontStyleDistance($0.face, from: wanted) }
    return indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { self[$0] }
  }

  /// Returns the face that is nearest to a style.
  func nearest(to wanted: WantedStyle) -> CatalogEntry? {
    guard count > 1 else { return first }
    return self.min { FontStyleDistance($0.face, from: wanted) < FontStyleDistance($1.face, from: wanted) }
  }
}
