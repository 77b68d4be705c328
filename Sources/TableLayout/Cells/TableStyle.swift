import LayoutCore

/// The style of a table, which determines the heights of headers and footers.
public enum TableStyle: Int, Hashable, Sendable, CaseIterable {
  /// Rows span the width; the header of the top section stays visible.
  case plain = 0
  /// Sections are separated.
  case grouped = 1
  /// Sections are separated and inset from the sides.
  case insetGrouped = 2
}
