public import Foundation

/// A search field that spans the width of its superview: 56 points high, or 64 on iOS 26. UIKit's
/// `UISearchBar`, without scopes.
open class SearchBar: View {
  /// The text; empty by default and never nil, as in UIKit.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// The text to show while the field is empty, or nil.
  open var placeholder: String?

  /// The bar's height, and no width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: Self.noIntrinsicMetric, height: 0)) }
  /// Returns the bar's height with the proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layoutMetrics.control.searchBarHeight(in: traitCollection))
  }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == SearchBar.self ? "UISearchBar" : super.consoleTypeName
  }
}
