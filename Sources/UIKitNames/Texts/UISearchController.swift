public import Foundation

/// An object that updates the results of a search.
@MainActor @preconcurrency public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search becomes active, and after its text or scope changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A delegate that is informed about the beginning and end of a search. Every method is optional.
@MainActor @preconcurrency public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search becomes active.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search became active.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called to present the search in another way.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A controller of a search bar and its results.
///
/// Strut keeps the state of the search and calls the updater and the delegate. It does not present
/// the controller of the results.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  /// The controller that displays the results, or nil if the searched view does.
  open private(set) var searchResultsController: UIViewController?
  /// The bar with the text.
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar()
  /// The object that updates the results, which is not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Creates a controller. Without a controller for the results, the searched view displays them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  /// Creates a controller without one for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.searchController = self
  }

  /// Creates a controller without one for the results.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searchController = self
  }

  private var isSearching = false

  /// A Boolean value that indicates whether the search is active. Beginning to edit the bar
  /// activates it. Ending it clears the text and ends editing.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    isSearching = true
    delegate?.didPresentSearchController(self)
    searchChanged()
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    searchChanged()
    delegate?.didDismissSearchController(self)
  }

  /// Calls the updater.
  final func searchChanged() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// A Boolean value that indicates whether the searched view is dimmed; true by default. It is
  /// recorded and does not affect layout.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the searched view is dimmed; the former name.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that indicates whether the navigation bar is hidden during a search; true by
  /// default. It is recorded and does not affect layout.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the Cancel button appears by itself; true by default.
  /// It is recorded and does not affect layout.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether the scopes appear by themselves; true by default. It is
  /// recorded and does not affect layout.
  open var automaticallyShowsScopeBar = true
  /// A Boolean value that indicates whether the controller of the results appears by itself; true
  /// by default. It is recorded and does not affect layout.
  open var automaticallyShowsSearchResultsController = true
  /// A Boolean value that indicates whether the controller of the results appears without text;
  /// false by default. It is recorded and does not affect layout.
  open var showsSearchResultsController = false
  /// A Boolean value that indicates whether suggestions are ignored in a bar below others; true
  /// by default. It is recorded and does not affect layout.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
}
