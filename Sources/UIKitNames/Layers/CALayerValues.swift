public import Foundation

/// The corners of a layer that are rounded.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt
  /// Creates corners from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: UInt32
  /// Creates edges from UIKit's raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The place of contents in a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String
  /// Creates a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Large enough to fill the layer, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The appearance of a layer before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end state stays after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start state is shown before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The times of a layer or an animation. They are recorded, because layout has no time.
public protocol CAMediaTiming: AnyObject {
  /// The start, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed, where 1 is normal.
  var speed: Float { get set }
  /// A further offset, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of the repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether the animation also runs backward.
  var autoreverses: Bool { get set }
  /// The appearance before and after the animation.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time in seconds.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time since the system started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// An object that lays out and draws a layer for itself.
public protocol CALayerDelegate: AnyObject {
  /// Lays out the layers in a layer.
  func layoutSublayers(of layer: CALayer)
  /// Called before a layer is drawn. Strut does not call it.
  func layerWillDraw(_ layer: CALayer)
  /// Draws a layer. Strut does not call it.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func display(_ layer: CALayer) {}
}
