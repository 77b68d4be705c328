public import Foundation

/// A layer with a path. Everything is recorded and does not affect layout.
open class CAShapeLayer: CALayer {
  /// The path, or nil.
  open var path: CGPath?
  /// The color inside the path; black by default.
  open var fillColor: CGColor? = CGColor.black
  /// The rule for the inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line, or nil, the default, for none.
  open var strokeColor: CGColor?
  /// The start of the line, as a fraction of its length.
  open var strokeStart: CGFloat = 0
  /// The end of the line, as a fraction of its length.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The largest ratio of a pointed corner's length to the width.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The start in the pattern of dashes, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points, or nil.
  open var lineDashPattern: [NSNumber]?
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the curves around a point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of the curves around a point.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the end.
  public let rawValue: String
  /// Creates an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the corner.
  public let rawValue: String
  /// Creates a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
