package import LayoutCore
internal import TableLayout

extension View {
  /// The object of UIKit's names that represents this view: the one that created it, or one that is
  /// created on demand for a view of the engine's own.
  @MainActor package var uiView: UIView { facade as? UIView ?? UIView.representing(self) }
}

extension LayoutConstraint {
  /// The object of UIKit's names that represents this constraint.
  @MainActor var uiConstraint: NSLayoutConstraint {
    facade as? NSLayoutConstraint ?? NSLayoutConstraint(representing: self)
  }
}

extension LayoutGuide {
  /// The object of UIKit's names that represents this guide.
  @MainActor var uiGuide: UILayoutGuide { facade as? UILayoutGuide ?? UILayoutGuide(representing: self) }
}

extension UIView {
  /// Creates the object for a view of the engine's own. The view holds it while it has a superview.
  fileprivate static func representing(_ view: View) -> UIView {
    switch view {
    case is SearchBar: UISearchBar(representing: view)
    case is TextView: UITextView(representing: view)
    case is TextField: UITextField(representing: view)
    case is TableViewCell: UITableViewCell(representing: view)
    case is TableViewHeaderFooterView: UITableViewHeaderFooterView(representing: view)
    case is CollectionListCell: UICollectionViewListCell(representing: view)
    case is CollectionViewCell: UICollectionViewCell(representing: view)
    case is CollectionReusableView: UICollectionReusableView(representing: view)
    case is ListContentView: UIListContentView(representing: view)
    case is CollectionView: UICollectionView(representing: view)
    case is TableView: UITableView(representing: view)
    case is ScrollView: UIScrollView(representing: view)
    case is Label: UILabel(representing: view)
    case is ImageView: UIImageView(representing: view)
    case is StackView: UIStackView(representing: view)
    case is ProgressView: UIProgressView(representing: view)
    case is ActivityIndicatorView: UIActivityIndicatorView(representing: view)
    case is Control: representingControl(view)
    default: UIView(representing: view)
    }
  }

  /// Creates an object for a view of the engine's own.
  convenience init(representing view: View) {
    Self.given = view
    self.init(frame: view.frame)
  }
}
