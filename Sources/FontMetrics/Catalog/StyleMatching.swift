/// The weight, width and slant that a face is looked for with; what nobody asked for is normal.
struct WantedStyle: Hashable, Sendable {
  var weight = FontWeight.regular
  var width = FontWidth.normal
  var slant = FontSlant.upright
  /// Whether faces of one advance are preferred to all others.
  var isMonospaced = false
}

/// How far a face is from a style, in the order in which CSS compares: the least is nearest.
///
/// [CSS Fonts 4, 5.2](https://www.w3.org/TR/css-fonts-4/#font-style-matching): width first, then slant, then weight. Before
/// them stands Strut's one addition: a face of one advance where one is asked for.
package struct FontStyleDistance: Hashable, Sendable {
  /// Whether a face of one advance was asked for and this is none.
  package internal(set) var lacksMonospacing: Bool
  /// Whether the width lies on the side that CSS tries last: above a width up to 100, below a greater one.
  package internal(set) var isOnWrongSideInWidth: Bool
  /// Distance from the width asked for to the nearest that the face has, in percent of the normal width; 0 or more.
  package internal(set) var width: Double
  /// The place in the order of slants: 0 is the one asked for. Italic stands before oblique before upright; oblique before
  /// italic before upright; upright before oblique before italic.
  package internal(set) var slant: Int
  /// How many sides CSS tries before the one the weight lies on, 0 to 2.
  package internal(set) var weightSide: Int
  /// Distance from the weight asked for to the nearest that the face has; 0 or more.
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

  /// Between 400 and 500 what is heavier, up to 500, comes first, then what is lighter, then the rest; below, lighter first;
  /// above, heavier first.
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
  /// Whether the left is nearer.
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
  /// CSS's order of what is taken for a slant.
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
  /// The faces, nearest to a style first; of two equally near the one that came first.
  func ranked(for wanted: WantedStyle) -> [CatalogEntry] {
    guard count > 1 else { return self }
    let distances = map { FontStyleDistance($0.face, from: wanted) }
    return indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { self[$0] }
  }

  /// The face nearest to a style.
  func nearest(to wanted: WantedStyle) -> CatalogEntry? {
    guard count > 1 else { return first }
    return self.min { FontStyleDistance($0.face, from: wanted) < FontStyleDistance($1.face, from: wanted) }
  }
}
