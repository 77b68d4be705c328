// UITableView's and every other scroll view's control for refreshing.

extension UIScrollView {
  /// The control with which the user refreshes the content. It is recorded and does not affect
  /// layout.
  public var refreshControl: UIRefreshControl? {
    get { keptRefreshControl as? UIRefreshControl }
    set { keptRefreshControl = newValue }
  }
}

extension UITableViewController {
  /// The table's control for refreshing, or nil.
  public var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
}
