public import Foundation
internal import LayoutCore

/// The contexts for drawing, the current one last. Each thread has its own.
enum GraphicsContexts {
  private static let key = "Strut.GraphicsContexts"

  private static var contexts: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private struct Entry {
    let context: CGContext
    var scale: CGFloat = 1
    /// A Boolean value that indicates whether the context is that of an image.
    var isImage = false
  }

  static var current: CGContext? { contexts.last?.context }

  static func push(_ context: CGContext) { contexts.append(Entry(context: context)) }

  static func pushImage(size: CGSize, scale: CGFloat) {
    contexts.append(Entry(context: CGContext(size: size), scale: scale, isImage: true))
  }

  static func pop() { contexts = contexts.dropLast() }

  /// The image of the current context; nil unless it is one of an image.
  static var image: UIImage? {
    contexts.last.flatMap { $0.isImage ? UIImage(Image(size: $0.context.size, scale: $0.scale)) : nil }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current context, or nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Restores the previous context.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a context of an image of a size in points, at one pixel per point. Nothing is drawn,
/// which the log of the current traits reports once.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a context of an image of a size in points. Nothing is drawn, which the log of the current
/// traits reports once.
///
/// - Parameter scale: The scale in pixels per point; 0 means that of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIKitLog.notSimulated("UIGraphicsBeginImageContext")
  GraphicsContexts.pushImage(
    size: size, scale: scale == 0 ? CGFloat(TraitCollection.current.displayScale) : scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an image of the size of the current image context, without pixels, or nil.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the current image context.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in the current context. It is not simulated.
public func UIRectFill(_ rect: CGRect) { UIKitLog.notSimulated("UIRectFill(_:)") }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Limits drawing in the current context to a rectangle. It is not simulated.
public func UIRectClip(_ rect: CGRect) { UIKitLog.notSimulated("UIRectClip(_:)") }
