package import LayoutCore

/// A set of axes. It is read for every row that is measured ahead, so it is not a `Set`, which
/// would compute hash values.
package struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// The bits.
  package let rawValue: UInt8

  /// Creates a set from bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a set of one axis.
  package init(_ axis: LayoutAxis) { self = axis == .horizontal ? .horizontal : .vertical }

  /// The horizontal axis.
  package static let horizontal = LayoutAxes(rawValue: 1)
  /// The vertical axis.
  package static let vertical = LayoutAxes(rawValue: 2)
}
