internal import FontMetrics
package import Foundation
import LayoutCore

extension CollectionReusableView {
  /// Returns the size that the view prefers, in whole pixels of its display scale.
  package func measuredSize(_ attributes: CollectionLayoutAttributes) -> CGSize {
    measuredSize(attributes, scale: traitCollection.usedDisplayScale)
  }

  /// Returns the size that the view prefers, in whole pixels, with finite lengths of at least 0.
  /// Other lengths are logged.
  func measuredSize(_ attributes: CollectionLayoutAttributes, scale: Double) -> CGSize {
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
