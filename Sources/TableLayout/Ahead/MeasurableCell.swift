import FontMetrics
import Foundation
public import LayoutCore

/// A cell whose height ``HeightMeasurement`` computes: that of a table or of a collection view.
public protocol MeasurableCell: View {
  /// Returns the height that the cell needs at a width, in points, in whole pixels.
  ///
  /// Throws an error if the width is negative or not finite.
  ///
  /// - Parameter separator: True if the table draws a line below the row. Lines of lists in
  ///   collection views take no height.
  func rowHeight(width: Double, separator: Bool) throws(LayoutError) -> Double
}

extension TableViewCell: MeasurableCell {
  /// Returns the height as `CellSizing.rowHeight` does.
  public final func rowHeight(width: Double, separator: Bool) throws(LayoutError) -> Double {
    try CellSizing.rowHeight(for: self, width: width, separator: separator)
  }
}

extension CollectionViewCell: MeasurableCell {
  /// Returns the height that `preferredLayoutAttributesFitting` returns for a layout that specifies
  /// the width and estimates the height. The separator does not matter.
  public final func rowHeight(width: Double, separator: Bool) throws(LayoutError) -> Double {
    guard width.isFinite, width >= 0 else {
      throw LayoutError(code: .invalidSize, message: "expected a finite cell width of 0 or more, got \(width)")
    }
    return measuredHeight(width: width)
  }
}
