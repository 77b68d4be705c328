public import Foundation

/// A field to search in, over the whole width of what it is in: 56 points high, 64 on iOS 26. UIKit's `UISearchBar`, without scopes.
open class SearchBar: View {
  /// The text; empty at first, and never nil, as in UIKit.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// What shows while there is no text, or nil.
  open var placeholder: String?

  /// The bar's height, and no width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: Self.noIntrinsicMetric, height: 0)) }
  /// The bar's height at the offered width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layoutMetrics.control.searchBarHeight(in: traitCollection))
  }
  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == SearchBar.self ? "UISearchBar" : super.consoleTypeName
  }
}
