/// The sum of pieces, from a line's start.
protocol PieceSum {
  mutating func add(_ piece: LinePiece)
  /// Whether the sum is within the limit.
  var fits: Bool { get }
  /// The sum in points.
  var points: Double { get }
}

/// A sum of pieces of one em: whole numbers, compared as such.
struct PlainSum: PieceSum {
  private var units = 0
  /// The most units that fit.
  let limit: Int
  private let unitsPerEm: Int
  private let pointSize: Double

  /// `nil` for measures in which no whole number says what fits.
  ///
  /// - Parameter limit: In points.
  init?(limit: Double, unitsPerEm: Int, pointSize: Double) {
    guard pointSize > 0, limit >= 0 else { return nil }
    self.unitsPerEm = unitsPerEm
    self.pointSize = pointSize
    let guess = limit * Double(unitsPerEm) / pointSize
    guard guess < 1e15 else {
      self.limit = Int.max
      return
    }
    // Far enough from a whole number no rounding matters.
    if guess < 1e9, guess - Double(Int(guess)) > 1e-6, Double(Int(guess)) + 1 - guess > 1e-6 {
      self.limit = Int(guess)
      return
    }
    // The largest of which the points, rounded as they are, stay within the limit.
    var units = Int(guess)
    while Self.points(units + 1, unitsPerEm, pointSize) <= limit { units += 1 }
    while units >= 0 && Self.points(units, unitsPerEm, pointSize) > limit { units -= 1 }
    self.limit = units
  }

  private static func points(_ units: Int, _ unitsPerEm: Int, _ pointSize: Double) -> Double {
    Double(units) * pointSize / Double(unitsPerEm)
  }

  mutating func add(_ piece: LinePiece) { units += Int(piece.advance) }

  var fits: Bool { units <= limit }
  var points: Double { Self.points(units, unitsPerEm, pointSize) }
}

/// A sum of pieces of any em.
struct MixedSum: PieceSum {
  private var sum = WidthSum()
  private let limit: Double
  private let pointSize: Double

  init(limit: Double, pointSize: Double) {
    self.limit = limit
    self.pointSize = pointSize
  }

  mutating func add(_ piece: LinePiece) {
    guard piece.unitsPerEm > 0 else { return }
    sum.add(Int(piece.advance), unitsPerEm: Int(piece.unitsPerEm), pointSize: pointSize)
  }

  var fits: Bool { sum.points <= limit }
  var points: Double { sum.points }
}
