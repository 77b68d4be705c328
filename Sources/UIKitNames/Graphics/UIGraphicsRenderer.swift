public import Foundation
public import LayoutCore

/// The scale and the kind of pixels of a renderer's images.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the images, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public override init() {}
}

/// The scale and the kind of pixels of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors.
  public enum Range: Int, Sendable {
    /// No range.
    case unspecified = -1
    /// The range of the display.
    case automatic = 0
    /// Extended colors.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// The scale, in pixels per point; by default that of the traits.
  open var scale = CGFloat(TraitCollection.current.displayScale)
  /// A Boolean value that indicates whether images are opaque. It is recorded and does not affect
  /// layout.
  open var opaque = false
  /// The range of colors. It is recorded and does not affect layout.
  open var preferredRange = Range.automatic

  /// Creates a format at the display scale of the current traits.
  public override init() {}

  /// Creates a format at the display scale of the traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = CGFloat(traitCollection.displayScale)
  }

  /// Returns a format at the display scale of the current traits.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns a format at the display scale of the current traits.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context of a renderer, which draws nothing.
public class UIGraphicsRendererContext: NSObject {
  /// Core Graphics' context.
  public let cgContext: CGContext
  /// The format of the renderer.
  public var format: UIGraphicsRendererFormat { rendererFormat }
  fileprivate let rendererFormat: UIGraphicsImageRendererFormat

  fileprivate init(format: UIGraphicsImageRendererFormat) {
    rendererFormat = format
    cgContext = CGContext(size: format.bounds.size)
  }

  /// Fills a rectangle. It is not simulated.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the outline of a rectangle. It is not simulated.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Limits drawing to a rectangle. It is not simulated.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image renderer, which draws nothing.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of the renderer's size.
  public var currentImage: UIImage { UIImage(Image(size: rendererFormat.bounds.size, scale: rendererFormat.scale)) }
}

/// Creates images of a size. Nothing is drawn, which the log of the current traits reports once.
open class UIGraphicsImageRenderer: NSObject {
  /// A closure that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points, at the display scale of the current traits.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a part of the plane, in points, at the display scale of the
  /// current traits.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer of images of a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// Calls the closure, and returns an image of the renderer's size without pixels.
  open func image(actions: DrawingActions) -> UIImage {
    UIKitLog.notSimulated("UIGraphicsImageRenderer")
    let context = UIGraphicsImageRendererContext(format: format)
    GraphicsContexts.push(context.cgContext)
    defer { GraphicsContexts.pop() }
    actions(context)
    return context.currentImage
  }

  /// Calls the closure, and returns empty data, because the image has no pixels.
  open func pngData(actions: DrawingActions) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// Calls the closure, and returns empty data, because the image has no pixels.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}
