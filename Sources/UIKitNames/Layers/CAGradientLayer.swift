public import Foundation

/// A layer with a gradient. Everything is recorded and does not affect layout.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s, or nil.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1, or nil for equal distances.
  open var locations: [NSNumber]?
  /// The start of the gradient, in fractions of the layer; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, in fractions of the layer; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
