public import Foundation

extension StackView {
  /// The distribution of the arranged views along the stack's axis. UIKit's
  /// `UIStackView.Distribution`, with its raw values.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the stack. Hugging determines which views grow, and compression resistance
    /// which shrink.
    case fill = 0
    /// The views fill the stack and have equal lengths.
    case fillEqually = 1
    /// The views fill the stack in proportion to their intrinsic lengths.
    case fillProportionally = 2
    /// The views have their intrinsic lengths, with equal distances between them.
    case equalSpacing = 3
    /// The centers of the views are equally spaced, if the minimum spacing allows.
    case equalCentering = 4
  }

  /// The alignment of the arranged views across the stack's axis. UIKit's `UIStackView.Alignment`,
  /// with its raw values.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the stack across its axis.
    case fill = 0
    /// The leading edges are aligned, or in a row the top edges.
    case leading = 1
    /// The first baselines are aligned in a row. In a column it is the same as ``leading`` (Strut's
    /// rule).
    case firstBaseline = 2
    /// The centers are aligned.
    case center = 3
    /// The trailing edges are aligned, or in a row the bottom edges.
    case trailing = 4
    /// The last baselines are aligned in a row. In a column it is the same as ``trailing`` (Strut's
    /// rule).
    case lastBaseline = 5

    /// The top edges are aligned, in a row.
    public static let top = Alignment.leading
    /// The bottom edges are aligned, in a row.
    public static let bottom = Alignment.trailing
  }

  /// The value of ``StackView/customSpacing(after:)`` for a view without custom spacing. `FLT_MAX`,
  /// as in UIKit.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// The value for system spacing: 8 points between edges, and a distance from the fonts between
  /// baselines. `FLT_MIN`, as in UIKit.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
