/// What is told when content scrolls. UIKit's `UIScrollViewDelegate`; every method may be left out.
public protocol ScrollViewDelegate: AnyObject {
  /// The content has scrolled.
  func scrollViewDidScroll(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
