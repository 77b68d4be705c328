public import Foundation

/// The size of an image and the other properties that affect layout. It has no pixels and is not
/// drawn.
///
/// The layout part of UIKit's `UIImage`, as a value.
///
/// ```swift
/// let photo = Image(size: CGSize(width: 320, height: 200), scale: 2)      // 640 by 400 pixels
/// let icon = Image(pixelWidth: 72, pixelHeight: 72, scale: 3)             // 24 by 24 points
/// ```
public struct Image: Hashable, Sendable {
  /// The size in points. Both lengths are finite and not negative.
  public let size: CGSize
  /// The scale in pixels per point, a positive number.
  public let scale: CGFloat
  /// The insets of the part of the image that is aligned with other views; 0 by default.
  public var alignmentRectInsets = EdgeInsets.zero
  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts; false
  /// by default.
  public var flipsForRightToLeftLayoutDirection = false

  /// Creates an empty image.
  public init() { self.init(size: .zero) }

  /// Creates an image with a size in points. A length that is not positive and finite becomes 0,
  /// and such a scale becomes 1.
  public init(size: CGSize, scale: CGFloat = 1) {
    func length(_ points: CGFloat) -> CGFloat { points.isFinite ? max(0, points) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Creates an image with a size in pixels and a scale in pixels per point.
  public init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat = 1) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(size: CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale), scale: scale)
  }

  /// Returns the image with other alignment insets.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    var image = self
    image.alignmentRectInsets = insets
    return image
  }

  /// Returns the image, mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  /// Returns the insets in a layout direction, mirrored with the image.
  func alignmentRectInsets(in direction: LayoutDirection) -> EdgeInsets {
    flipsForRightToLeftLayoutDirection && direction == .rightToLeft ? alignmentRectInsets.mirrored : alignmentRectInsets
  }
}
