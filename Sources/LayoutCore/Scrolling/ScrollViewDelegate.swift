/// A delegate that is notified when content scrolls. UIKit's `UIScrollViewDelegate`; every method
/// is optional.
public protocol ScrollViewDelegate: AnyObject {
  /// Called after the content scrolled.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
