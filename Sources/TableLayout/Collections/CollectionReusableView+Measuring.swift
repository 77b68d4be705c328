internal import FontMetrics
package import Foundation
import LayoutCore

extension CollectionReusableView {
  /// Returns the size that the view has in a collection view whose layout specifies or estimates
  /// its attributes: in whole pixels on the axes that the content determines.
  package func size(fitting attributes: CollectionLayoutAttributes) -> CGSize {
    guard !attributes.measuredAxes.isEmpty else { return attributes.size }
    // A view without constraints has the size of its place.
    frame.size = attributes.size
    let measured = measuredSize(attributes, scale: traitCollection.usedDisplayScale)
    return CGSize(
      width: attributes.measuredAxes.contains(.horizontal) ? measured.width : attributes.size.width,
      height: attributes.measuredAxes.contains(.vertical) ? measured.height : attributes.size.height)
  }

  /// Returns the size that the view prefers, in whole pixels, with finite lengths of at least 0.
  /// Other lengths are logged.
  func measuredSize(_ attributes: CollectionLayoutAttributes, scale: Double) -> CGSize {
    takeKind(of: attributes)
    let size = askedPreferredAttributes(attributes).size
    if !size.isUsable {
      traitCollection.log.once(
        "\(consoleTypeName) prefers a size with a length that is negative or not finite, which counts as 0. Return a "
          + "size of 0 or more points.")
    }
    func length(_ points: CGFloat) -> CGFloat { CGFloat(PixelGrid.ceil(points.used, scale: scale)) }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}
