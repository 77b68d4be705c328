import Foundation
import LayoutCore

extension LayoutConstraint {
  /// Returns the number of points by which frames in a cell miss an equation of edges, lengths or
  /// centers; nil for other attributes.
  func miss(in cell: View) -> CGFloat? {
    guard let value = Self.value(firstAttribute, of: firstItem as? View, in: cell) else { return nil }
    var target = constant
    if secondAttribute != .notAnAttribute {
      guard let other = Self.value(secondAttribute, of: secondItem as? View, in: cell) else { return nil }
      target += multiplier * other
    }
    return switch relation {
    case .equal: abs(value - target)
    case .lessThanOrEqual: max(0, value - target)
    case .greaterThanOrEqual: max(0, target - value)
    }
  }

  private static func value(_ attribute: LayoutAttribute, of view: View?, in cell: View) -> CGFloat? {
    guard let view, view.isDescendant(of: cell) else { return nil }
    let frame = view.alignmentRect(forFrame: view.convert(view.bounds, to: cell))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .width: frame.width
    case .height: frame.height
    case .top: frame.minY
    case .bottom: frame.maxY
    case .left: frame.minX
    case .right: frame.maxX
    // In right-to-left layout, the axis runs to the left.
    case .leading: isMirrored ? -frame.maxX : frame.minX
    case .trailing: isMirrored ? -frame.minX : frame.maxX
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }
}
