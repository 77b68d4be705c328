import CellDocuments
import Foundation
import LayoutCore
import StringCatalogs

extension Double {
  /// The number, limited to the range of numbers in documents; 0 if it is not finite. LayoutCore
  /// does not accept other numbers.
  var bounded: Double { isFinite ? min(max(self, -DocumentLimits.magnitude), DocumentLimits.magnitude) : 0 }
}

extension NibRect {
  /// The rectangle, with lengths that are not negative.
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
