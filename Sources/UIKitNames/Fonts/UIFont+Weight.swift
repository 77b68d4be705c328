public import FontMetrics
public import Foundation

extension UIFont {
  /// The weight of a font on UIKit's scale, from -1 to 1; 0 is regular. `FontWeight` uses CSS's
  /// scale.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number on UIKit's scale.
    public var rawValue: CGFloat

    /// Creates a weight from a number on UIKit's scale.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number on UIKit's scale.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight -0.8.
    public static let ultraLight = Weight(-0.8)
    /// The weight -0.6.
    public static let thin = Weight(-0.6)
    /// The weight -0.4.
    public static let light = Weight(-0.4)
    /// The weight 0.
    public static let regular = Weight(0)
    /// The weight 0.23.
    public static let medium = Weight(0.23)
    /// The weight 0.3.
    public static let semibold = Weight(0.3)
    /// The weight 0.4.
    public static let bold = Weight(0.4)
    /// The weight 0.56.
    public static let heavy = Weight(0.56)
    /// The weight 0.62.
    public static let black = Weight(0.62)

    /// The nine weights, lightest first, at CSS's 100, 200 … 900, with the ends of both scales.
    fileprivate static let scale: [(raw: Double, css: Double)] =
      [(-1, 1)]
      + zip(
        [Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black], FontWeight.standard
      ).map { (Double($0.rawValue), Double($1.rawValue)) } + [(1, 1000)]
  }
}

extension FontWeight {
  /// Creates a weight on CSS's scale, interpolated between the nine weights. (Strut's rule; UIKit
  /// has not been measured there.)
  public init(_ weight: UIFont.Weight) {
    let raw = weight.rawValue.isNaN ? 0 : Double(weight.rawValue)
    self.init(rawValue: Int(UIFont.Weight.scale.map { ($0.raw, $0.css) }.value(at: raw).rounded()))
  }
}

extension UIFont.Weight {
  /// Creates a weight on UIKit's scale, interpolated between the nine weights.
  public init(_ weight: FontWeight) {
    self.init(CGFloat(Self.scale.map { ($0.css, $0.raw) }.value(at: Double(weight.rawValue))))
  }
}

extension [(Double, Double)] {
  /// Returns the second number for a first one by linear interpolation between the pairs, which
  /// rise; values beyond the ends are clamped.
  fileprivate func value(at x: Double) -> Double {
    guard let right = firstIndex(where: { $0.0 >= x }) else { return last?.1 ?? 0 }
    guard right > 0 else { return self[right].1 }
    let (a, b) = (self[right - 1], self[right])
    return x == b.0 ? b.1 : a.1 + (b.1 - a.1) * (x - a.0) / (b.0 - a.0)
  }
}
