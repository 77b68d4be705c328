internal import FontMetrics
import Foundation
import LayoutCore

extension CollectionReusableView {
  /// Returns the size that the view prefers, in whole pixels, with finite lengths of at least 0.
  func measuredSize(_ attributes: CollectionLayoutAttributes, scale: Double) -> CGSize {
    func length(_ points: CGFloat) -> CGFloat {
      points.isFinite ? CGFloat(PixelGrid.ceil(Double(max(0, points)), scale: scale)) : 0
    }
    let size = askedPreferredAttributes(attributes).size
    return CGSize(width: length(size.width), height: length(size.height))
  }
}
