internal import Foundation

/// The field of a search bar.
///
/// Strut's bar draws the field itself, so the field is no subview of the bar. Its next responder is
/// the bar.
@MainActor @preconcurrency open class UISearchTextField: UITextField {
  /// The bar of the field.
  final weak var searchBar: UISearchBar?

  /// The bar, or else the superview.
  open override var next: UIResponder? { searchBar ?? super.next }

  /// Returns `true` if the field is `view`, or its bar is `view` or one of its descendants.
  open override func isDescendant(of view: UIView) -> Bool {
    super.isDescendant(of: view) || searchBar?.isDescendant(of: view) == true
  }

  /// A Boolean value that indicates whether tokens can be deleted. It is recorded and does not
  /// affect layout.
  open var allowsDeletingTokens = true
  /// A Boolean value that indicates whether tokens can be copied. It is recorded and does not
  /// affect layout.
  open var allowsCopyingTokens = true
}
