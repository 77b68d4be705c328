/// Android's conversion of scale-independent pixels (sp) to density-independent ones (dp) for a
/// user's font scale.
///
/// Large text grows less than small text: a curve, not a factor.
///
///     let scale = try AndroidFontScale(1.5)
///     scale.dp(sp: 12)   // 18, one and a half times
///     scale.dp(sp: 24)   // 28
///     scale.dp(sp: 30)   // 30, not at all
///
/// From the tables of the Android Open Source Project's `FontScaleConverterFactory`, which are
/// those of androidx. (A dp is iOS's point.) Android computes in 32-bit floats, and Strut in
/// doubles.
public struct AndroidFontScale: Hashable, Sendable {
  /// Whose rule decides where the curve begins.
  public enum Rules: String, CaseIterable, Sendable {
    /// androidx, and Android after 14: from 1.03 up, the curve between 1.0 and 1.15 being
    /// interpolated from the identity.
    case androidx
    /// The first Android 14: from 1.15 up; a smaller scale is a factor.
    case android14
  }

  /// The font scale: 1 leaves sizes alone.
  public let scale: Double

  /// Whose rule decides where the curve begins.
  public let rules: Rules

  /// The values of ``sizes`` in dp, or nil if the scale is a factor.
  private let curve: [Double]?

  /// A font scale.
  ///
  /// Up to 1, above 2, and below where the curve begins it is a plain factor.
  ///
  /// - Throws: ``FontScalingError/scaleOutOfRange(_:)`` unless the scale is finite and greater
  ///   than 0.
  public init(_ scale: Double, rules: Rules = .androidx) throws(FontScalingError) {
    guard scale.isFinite, scale > 0 else { throw .scaleOutOfRange(scale) }
    self.scale = scale
    self.rules = rules
    curve = Self.curve(scale, rules)
  }

  /// Returns the size in dp of text of `sp`. A negative size is converted by its magnitude, as on
  /// Android; one that is not finite is unchanged.
  public func dp(sp: Double) -> Double {
    guard let curve else { return sp * scale }
    return Self.interpolate(sp, from: Self.sizes, to: curve)
  }

  /// The size in sp that text of `dp` was given: the inverse of ``dp(sp:)``.
  public func sp(dp: Double) -> Double {
    guard let curve else { return dp / scale }
    return Self.interpolate(dp, from: curve, to: Self.sizes)
  }

  /// The scales with a table, and the identity. Scales between two are interpolated.
  public static let tabulatedScales: [Double] = tables.map(\.scale)

  /// The sizes in the tables, in sp.
  private static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  // swift-format-ignore
  private static let tables: [(scale: Double, dp: [Double])] = [
    //      8 sp  10    12    14    18    20    24    30    100
    (1.0,  [8,    10,   12,   14,   18,   20,   24,   30,   100]),
    (1.15, [9.2,  11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30,   100]),
    (1.3,  [10.4, 13,   15.6, 18.8, 21.6, 23.6, 26.4, 30,   100]),
    (1.5,  [12,   15,   18,   22,   24,   26,   28,   30,   100]),
    (1.8,  [14.4, 18,   21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0,  [16,   20,   24,   26,   30,   34,   36,   38,   100]),
  ]

  private static func curve(_ scale: Double, _ rules: Rules) -> [Double]? {
    let start =
      switch rules {
      case .androidx: 1.03
      case .android14: 1.15
      }
    guard scale >= start, let above = tables.first(where: { $0.scale >= scale }),
      let below = tables.last(where: { $0.scale <= scale })
    else { return nil }
    guard below.scale < above.scale else { return above.dp }
    let share = (scale - below.scale) / (above.scale - below.scale)
    return zip(below.dp, above.dp).map { $0 + ($1 - $0) * share }
  }

  /// Straight lines between the knots, from (0, 0) to the first, and past the last with the last's
  /// ratio.
  private static func interpolate(_ size: Double, from: [Double], to: [Double]) -> Double {
    let magnitude = abs(size)
    var (left, leftResult) = (0.0, 0.0)
    for (right, rightResult) in zip(from, to) {
      if magnitude <= right {
        let result = leftResult + (rightResult - leftResult) * ((magnitude - left) / (right - left))
        return size < 0 ? -result : result
      }
      (left, leftResult) = (right, rightResult)
    }
    return size * (leftResult / left)
  }
}
