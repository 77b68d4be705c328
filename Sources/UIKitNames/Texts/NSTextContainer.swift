public import Foundation
internal import LayoutCore

/// The region of a text view in which its text is laid out.
@MainActor @preconcurrency open class NSTextContainer {
  /// The text view that the container belongs to.
  final weak var textView: UITextView?

  /// Creates a container with a size.
  public init(size: CGSize = .zero) { givenSize = size }

  private let givenSize: CGSize

  /// The size of the region, in points: that of the text view within its insets, or the size with
  /// which the container was created. Setting it has no effect, because the view determines it.
  open var size: CGSize {
    get { textView.map { $0.bounds.inset(by: $0.textContainerInset).size } ?? givenSize }
    set { UIKitLog.notSimulated("NSTextContainer.size") }
  }

  /// The padding on both sides of a line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { textView?.strutTextView.lineFragmentPadding = lineFragmentPadding }
  }

  /// The largest number of lines; 0, the default, means no maximum.
  open var maximumNumberOfLines = 0 {
    didSet { textView?.strutTextView.maximumNumberOfLines = maximumNumberOfLines }
  }

  /// The rule for breaking lines and truncating the last one; `byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { textView?.strutTextView.lineBreakMode = lineBreakMode }
  }

  /// A Boolean value that indicates whether the width is that of the view. It is recorded: the
  /// width always is.
  open var widthTracksTextView = true
  /// A Boolean value that indicates whether the height is that of the view. It is recorded and does
  /// not affect layout.
  open var heightTracksTextView = false

  /// Takes the settings of a view of Strut that exists already.
  final func take(_ view: TextView) {
    lineFragmentPadding = view.lineFragmentPadding
    maximumNumberOfLines = view.maximumNumberOfLines
    lineBreakMode = view.lineBreakMode
  }

  /// Gives the settings to a view of Strut.
  final func give(to view: TextView) {
    view.lineFragmentPadding = lineFragmentPadding
    view.maximumNumberOfLines = maximumNumberOfLines
    view.lineBreakMode = lineBreakMode
  }
}
