import CellDocuments
import Foundation
import LayoutCore
import StringCatalogs

extension Double {
  /// The number, no further from 0 than any number of a document; 0 for what is none. LayoutCore stops where it is handed others.
  var bounded: Double { isFinite ? min(max(self, -DocumentLimits.magnitude), DocumentLimits.magnitude) : 0 }
}

extension NibRect {
  /// The rectangle, its lengths not below 0.
  var rectangle: CGRect {
    CGRect(x: x.bounded, y: y.bounded, width: max(0, width.bounded), height: max(0, height.bounded))
  }
}

extension EdgeInsets {
  /// The insets, each ``Swift/Double/bounded``.
  var bounded: EdgeInsets {
    EdgeInsets(
      top: CGFloat(Double(top).bounded), left: CGFloat(Double(left).bounded), bottom: CGFloat(Double(bottom).bounded),
      right: CGFloat(Double(right).bounded))
  }
}

extension DirectionalEdgeInsets {
  /// The insets, each ``Swift/Double/bounded``.
  var bounded: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: CGFloat(Double(top).bounded), leading: CGFloat(Double(leading).bounded),
      bottom: CGFloat(Double(bottom).bounded), trailing: CGFloat(Double(trailing).bounded))
  }
}
