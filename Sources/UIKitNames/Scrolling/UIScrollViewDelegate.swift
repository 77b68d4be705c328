public import Foundation
internal import LayoutCore

/// A delegate that is notified when content scrolls. Every method is optional.
///
/// Strut has no gestures: it calls the methods for scrolling, zooming and the end of an animation.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user's finger leaves the content.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the user's finger left the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when scrolling begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after scrolling slowed down to a halt.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated change of the offset.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is scaled; nil by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the user begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after zooming.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the effective insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view with a delegate for scrolling.
///
/// The delegates of tables and text views have types of their own, and Swift can't override a
/// property with another type. A member of a protocol's extension is not overridden but hidden by
/// one of the class, so each of these classes has the `delegate` of its type.
@MainActor @preconcurrency public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The delegate that is notified of scrolling, which is not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      scrollDelegateChanged()
    }
  }
}

/// Reports scrolling from the engine to the delegate.
@MainActor final class ScrollAdapter: ScrollViewDelegate {
  private weak var view: UIScrollView?

  init(_ view: UIScrollView) { self.view = view }

  nonisolated func scrollViewDidScroll(_ scrollView: ScrollView) {
    onMain {
      guard let view else { return }
      view.scrollDelegate?.scrollViewDidScroll(view)
    }
  }
}
