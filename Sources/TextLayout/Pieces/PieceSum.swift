/// A method of adding pieces.
protocol PieceSum {
  /// A sum of pieces, from the start of a line.
  associatedtype Total

  /// The sum of no pieces, by the index of the first one to add; each next one is the following
  /// piece.
  func nothing(before piece: Int) -> Total
  /// The method without a limit.
  var unlimited: Self { get }
  func add(_ piece: LinePiece, to total: inout Total)
  /// Returns `true` if a sum is within the limit, and caches intermediate results in the sum.
  func fits(_ total: inout Total) -> Bool
  /// A sum in points.
  func points(_ total: Total) -> Double
  /// The greater of two sums.
  func greater(_ a: Total, _ b: Total) -> Total
}

/// Sums of pieces with one em: whole numbers, compared as such. In points they have the same order.
struct PlainSum: PieceSum {
  /// The maximum number of units that fit.
  private(set) var limit: Int
  private let unitsPerEm: Int
  private let pointSize: Double

  /// `nil` if no whole number determines what fits.
  ///
  /// - Parameter limit: The limit in points.
  init?(limit: Double, unitsPerEm: Int, pointSize: Double) {
    guard pointSize > 0, limit >= 0 else { return nil }
    self.unitsPerEm = unitsPerEm
    self.pointSize = pointSize
    let guess = limit * Double(unitsPerEm) / pointSize
    if guess.isInfinite, limit.isFinite { return nil }
    guard guess < 1e15 else {
      self.limit = Int.max
      return
    }
    // Sufficiently far from a whole number, rounding has no effect.
    if guess < 1e9, guess - Double(Int(guess)) > 1e-6, Double(Int(guess)) + 1 - guess > 1e-6 {
      self.limit = Int(guess)
      return
    }
    // The largest number of units whose rounded points are within the limit.
    var units = Int(guess)
    while Self.points(units + 1, unitsPerEm, pointSize) <= limit { units += 1 }
    while units >= 0 && Self.points(units, unitsPerEm, pointSize) > limit { units -= 1 }
    self.limit = units
  }

  /// Returns a number of units in points.
  private static func points(_ units: Int, _ unitsPerEm: Int, _ pointSize: Double) -> Double {
    PointScale(pointSize: pointSize).points(units, unitsPerEm: unitsPerEm)
  }

  func nothing(before piece: Int) -> Int { 0 }

  var unlimited: PlainSum {
    var sum = self
    sum.limit = Int.max
    return sum
  }

  func add(_ piece: LinePiece, to total: inout Int) { total += Int(piece.advance) }

  func fits(_ total: inout Int) -> Bool { total <= limit }

  func points(_ total: Int) -> Double { Self.points(total, unitsPerEm, pointSize) }

  func greater(_ a: Int, _ b: Int) -> Int { max(a, b) }
}

/// Sums of pieces with one em and tracking, whose order depends on the point size. An estimate
/// determines what fits, unless the result is close.
struct ClusterSum: PieceSum {
  /// The limit in points.
  private var limit: Double
  private let unitsPerEm: Int
  private let scale: PointScale
  private let pointsPerUnit: Double
  private let tracking: Double

  /// `nil` without tracking.
  ///
  /// - Parameter limit: The limit in points.
  init?(limit: Double, unitsPerEm: Int, _ scale: PointScale) {
    guard let tracking = scale.tracking else { return nil }
    (self.limit, self.unitsPerEm, self.scale, self.tracking) = (limit, unitsPerEm, scale, tracking)
    pointsPerUnit = scale.pointSize / Double(unitsPerEm)
  }

  struct Total {
    fileprivate var units = 0
    fileprivate var clusters = 0
  }

  func nothing(before piece: Int) -> Total { Total() }

  var unlimited: ClusterSum {
    var sum = self
    sum.limit = .infinity
    return sum
  }

  func add(_ piece: LinePiece, to total: inout Total) {
    total.units += Int(piece.advance)
    total.clusters += Int(piece.clusters)
  }

  func fits(_ total: inout Total) -> Bool {
    let estimate = estimate(total)
    let excess = estimate - limit
    return excess.magnitude > Self.tolerance(estimate) ? excess < 0 : points(total) <= limit
  }

  func points(_ total: Total) -> Double {
    scale.points(TrackedSum(units: total.units, clusters: total.clusters).rawValue, unitsPerEm: unitsPerEm)
  }

  func greater(_ a: Total, _ b: Total) -> Total {
    let difference = estimate(b) - estimate(a)
    if difference.magnitude > Self.tolerance(difference) { return difference > 0 ? b : a }
    return points(b) > points(a) ? b : a
  }

  private func estimate(_ total: Total) -> Double {
    Double(total.units) * pointsPerUnit + Double(total.clusters) * tracking
  }

  /// More than the total of rounding errors, each less than 2⁻⁵² of the sum.
  private static func tolerance(_ estimate: Double) -> Double { 1e-6 + estimate.magnitude * 1e-8 }
}

/// Sums of pieces with any em.
///
/// Sums in points take a division per change of the em, and are rarely needed: an estimate
/// determines what fits, unless the result is close. Therefore a sum stores its pieces, and adds
/// them up once when its points are requested.
@safe
struct MixedSum: PieceSum {
  private let pieces: UnsafeBufferPointer<LinePiece>
  private let limit: Double
  private let scale: PointScale
  private let tracking: Double

  /// - Parameters:
  ///   - pieces: The pieces to add, which must exist while sums are requested.
  ///   - limit: The limit in points.
  init(_ pieces: UnsafeBufferPointer<LinePiece>, limit: Double, _ scale: PointScale) {
    unsafe self.pieces = unsafe pieces
    self.limit = limit
    self.scale = scale
    tracking = scale.tracking ?? 0
  }

  struct Total {
    /// The index after the last piece.
    fileprivate var end: Int
    fileprivate var sum: WidthSum
    /// The index after the last piece that is in ``sum``.
    fileprivate var endOfSum: Int
    /// The sum in points, except for rounding.
    fileprivate var estimate = 0.0

    fileprivate init(first: Int, _ scale: PointScale) { (end, endOfSum, sum) = (first, first, WidthSum(in: scale)) }

    /// More than the total of rounding errors, each less than 2⁻⁵² of the sum.
    fileprivate var tolerance: Double { 1e-6 + estimate * 1e-8 }
  }

  func nothing(before piece: Int) -> Total { Total(first: piece, scale) }
  var unlimited: MixedSum { unsafe MixedSum(pieces, limit: .infinity, scale) }

  func add(_ piece: LinePiece, to total: inout Total) {
    total.end += 1
    guard piece.unitsPerEm > 0 else { return }
    total.estimate += Double(piece.advance) * (scale.pointSize * Self.reciprocal(of: piece.unitsPerEm))
    if piece.clusters > 0 { total.estimate += Double(piece.clusters) * tracking }
  }

  /// No division is necessary for the ems of most fonts.
  private static func reciprocal(of unitsPerEm: UInt16) -> Double {
    switch unitsPerEm {
    case 1000: 1.0 / 1000
    case 2048: 1.0 / 2048
    case 16384: 1.0 / 16384
    default: 1 / Double(unitsPerEm)
    }
  }

  func fits(_ total: inout Total) -> Bool {
    let excess = total.estimate - limit
    if excess.magnitude > total.tolerance { return excess < 0 }
    finish(&total)
    return total.sum.points <= limit
  }

  func points(_ total: Total) -> Double {
    var total = total
    finish(&total)
    return total.sum.points
  }

  /// Adds the remaining pieces.
  private func finish(_ total: inout Total) {
    for index in total.endOfSum..<total.end {
      let piece = unsafe pieces[index]
      guard piece.unitsPerEm > 0 else { continue }
      total.sum.add(piece.sum, unitsPerEm: Int(piece.unitsPerEm))
    }
    total.endOfSum = total.end
  }

  func greater(_ a: Total, _ b: Total) -> Total {
    let difference = b.estimate - a.estimate
    if difference.magnitude > max(a.tolerance, b.tolerance) { return difference > 0 ? b : a }
    var (a, b) = (a, b)
    finish(&a)
    finish(&b)
    return b.sum.points > a.sum.points ? b : a
  }
}
