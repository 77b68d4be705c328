import Foundation
import LayoutCore

@testable import InterfaceBuilder

/// The required equality constraints of a cell between views that have recorded frames, and those
/// that the frames do not keep.
///
/// Margins and baselines are left out, for frames do not say where they are. Frames count by their
/// alignment rectangles.
struct RecordedEqualities {
  var all: [NibConstraint] = []
  var broken: [String] = []

  init(_ built: BuiltNibCell) {
    for constraint in built.source.allViews.flatMap(\.constraints)
    where constraint.relation == .equal && constraint.priority == 1000 {
      guard let first = built.number(constraint.firstItem, constraint.firstAttribute) else { continue }
      var second = constraint.constant
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
        guard let number = built.number(item, attribute) else { continue }
        second = number * constraint.multiplier + constraint.constant
      }
      all.append(constraint)
      guard abs(first - second) > 1.01 else { continue }
      broken.append(
        "\(constraint.id) \(constraint.firstItem).\(constraint.firstAttribute) is \(first), and not \(second)")
    }
  }
}

extension BuiltNibCell {
  /// Returns the value of a view's attribute in the recorded frames; nil if they do not determine
  /// it.
  fileprivate func number(_ id: String, _ attribute: LayoutAttribute) -> Double? {
    guard let view = items[id], let recorded = recorded[id] else { return nil }
    let frame = view.alignmentRect(
      forFrame: CGRect(x: recorded.x, y: recorded.y, width: recorded.width, height: recorded.height))
    switch attribute {
    case .left, .leading: return Double(frame.minX)
    case .right, .trailing: return Double(frame.maxX)
    case .top: return Double(frame.minY)
    case .bottom: return Double(frame.maxY)
    case .width: return Double(frame.width)
    case .height: return Double(frame.height)
    case .centerX: return Double(frame.midX)
    case .centerY: return Double(frame.midY)
    default: return nil
    }
  }
}
