import LayoutCore

/// How sections look, which decides how high their headers and footers are.
public enum TableStyle: Int, Hashable, Sendable, CaseIterable {
  /// Rows from side to side; the header of the section at the top stays there.
  case plain = 0
  /// Sections apart.
  case grouped = 1
  /// Sections apart, and in from the sides.
  case insetGrouped = 2
}
