import Foundation
import LayoutCore

extension CGFloat {
  /// True for a length that layouts use: finite, and at least 0.
  var isUsable: Bool { isFinite && self >= 0 }
  /// The length, in points; 0 for a length that layouts do not use.
  var used: Double { isUsable ? Double(self) : 0 }
}

extension CGSize {
  /// True if layouts use both lengths.
  var isUsable: Bool { width.isUsable && height.isUsable }
  /// The size, with 0 for a length that layouts do not use.
  var used: CGSize { CGSize(width: width.used, height: height.used) }
}

extension DirectionalEdgeInsets {
  /// True if all insets are finite. They may be negative.
  var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// The insets, with 0 for those that are not finite.
  var finite: DirectionalEdgeInsets {
    func finite(_ inset: CGFloat) -> CGFloat { inset.isFinite ? inset : 0 }
    return DirectionalEdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }
}

extension CollectionDimension {
  /// True if layouts use the length or fraction.
  var isUsable: Bool {
    switch self {
    case .absolute(let value), .estimated(let value), .fractionalWidth(let value), .fractionalHeight(let value):
      value.isUsable
    }
  }
}

extension CollectionSize {
  /// True if layouts use both lengths.
  var isUsable: Bool { width.isUsable && height.isUsable }
}

extension CollectionGroup {
  /// True if layouts use all lengths of the group and of its elements.
  var isUsable: Bool {
    spacing.given.isUsable && size.isUsable && contentInsets.isFinite
      && elements.allSatisfy { element in
        switch element {
        case .item(let item): item.size.isUsable && item.contentInsets.isFinite
        case .group(let group): group.isUsable
        }
      }
  }
}
