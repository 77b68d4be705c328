public import Foundation

extension StackView {
  /// How the arranged views share the length of the stack along its axis. UIKit's `UIStackView.Distribution`, with its raw values.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the stack: stretched by hugging, shrunk by compression resistance.
    case fill = 0
    /// The views fill the stack and are all as long as the first.
    case fillEqually = 1
    /// The views fill the stack, in proportion to the lengths they would like.
    case fillProportionally = 2
    /// The views are as long as they like, and what is left is shared evenly between them.
    case equalSpacing = 3
    /// The middles of the views are evenly apart, as long as there is room for the spacing.
    case equalCentering = 4
  }

  /// How the arranged views lie across the stack's axis. UIKit's `UIStackView.Alignment`, with its raw values.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// As high as the stack, or in a column as wide.
    case fill = 0
    /// At the leading edge; in a row at the top.
    case leading = 1
    /// First baselines in one line, in a row. In a column it counts as ``leading`` (Strut's rule).
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge; in a row at the bottom.
    case trailing = 4
    /// Last baselines in one line, in a row. In a column it counts as ``trailing`` (Strut's rule).
    case lastBaseline = 5

    /// At the top, in a row.
    public static let top = Alignment.leading
    /// At the bottom, in a row.
    public static let bottom = Alignment.trailing
  }

  /// The spacing that stands for the stack's own: what ``StackView/customSpacing(after:)`` answers where none was set. `FLT_MAX`, as in
  /// UIKit.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// The spacing that stands for the system's: 8 points between edges, and what the fonts ask for between baselines. `FLT_MIN`, as
  /// in UIKit.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
