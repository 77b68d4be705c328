import Foundation

/// The format of lengths in messages and tables.
package enum PointText {
  /// A number of points, to the thousandth, and whole numbers without a fraction. Any number will
  /// do, also one that is beyond every `Int`.
  package static func text(_ points: Double) -> String {
    let thousandths = (points * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? String(format: "%.0f", thousandths) : "\(thousandths)"
  }
}
