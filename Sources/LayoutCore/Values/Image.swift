public import Foundation

/// A picture's size and what layout has to know of it besides. No pixel is kept and nothing is drawn.
///
/// UIKit's `UIImage`, as far as layout goes, as a value.
///
/// ```swift
/// let photo = Image(size: CGSize(width: 320, height: 200), scale: 2)      // 640 by 400 pixels
/// let icon = Image(pixelWidth: 72, pixelHeight: 72, scale: 3)             // 24 by 24 points
/// ```
public struct Image: Hashable, Sendable {
  /// The size in points, each length finite and 0 or more.
  public let size: CGSize
  /// Pixels in a point, above 0.
  public let scale: CGFloat
  /// How far in from the picture's edges that part lies which is aligned with other views; 0 at first.
  public var alignmentRectInsets = EdgeInsets.zero
  /// Whether the picture is shown mirrored where the interface runs from right to left; false at first.
  public var flipsForRightToLeftLayoutDirection = false

  /// An empty picture: no size.
  public init() { self.init(size: .zero) }

  /// A picture of a size in points. A length that is no finite number above 0 counts as 0, a scale that is none as 1.
  public init(size: CGSize, scale: CGFloat = 1) {
    func length(_ points: CGFloat) -> CGFloat { points.isFinite ? max(0, points) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// A picture of so many pixels, of which `scale` make a point.
  public init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat = 1) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(size: CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale), scale: scale)
  }

  /// The same picture with other insets.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    var image = self
    image.alignmentRectInsets = insets
    return image
  }

  /// The same picture, shown mirrored where the interface runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    var image = self
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  /// The insets as they are in a direction: mirrored with the picture.
  func alignmentRectInsets(in direction: LayoutDirection) -> EdgeInsets {
    flipsForRightToLeftLayoutDirection && direction == .rightToLeft ? alignmentRectInsets.mirrored : alignmentRectInsets
  }
}
