public import Foundation
public import LayoutCore

/// A view that displays a part of larger content.
///
/// UIKit's class in front of Strut's ``ScrollView``, without gestures and animation: animated
/// changes take effect at once, and the delegate hears that they ended.
@MainActor @preconcurrency open class UIScrollView: UIView, UIScrollViewDelegating {
  /// The rule for adding the safe area to the content's insets.
  public typealias ContentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior

  /// The scroll view of Strut that is laid out.
  public final var strutScrollView: ScrollView { strut() }

  class override func makeView(frame: CGRect) -> View { ScrollView(frame: frame) }
  class override var inheritedClass: UIView.Type { UIScrollView.self }

  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  private lazy var scrollAdapter = ScrollAdapter(self)
  private var isHearingOfSize = false
  /// The control for refreshing, whose class is among the controls.
  final var keptRefreshControl: UIView?
  /// The recognizers of scrolling and zooming, whose classes are among the gestures.
  final var ownRecognizers: [UIGestureRecognizer] = []

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a scroll view as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the engine report scrolling to the delegate.
  func scrollDelegateChanged() { strutScrollView.scrollViewDelegate = scrollDelegate == nil ? nil : scrollAdapter }

  // MARK: Content

  /// The size of the content, in points; zero by default. Layout sets it if constraints give the
  /// content a size (``contentLayoutGuide``).
  open var contentSize: CGSize {
    get { strutScrollView.contentSize }
    set {
      // The engine already has the size that it reports.
      guard !isHearingOfSize else { return }
      strutScrollView.contentSize = newValue
    }
  }

  /// Lets a subclass that overrides the size of the content notice the engine's.
  final func contentSizeChanged() {
    guard !isHearingOfSize else { return }
    isHearingOfSize = true
    contentSize = strutScrollView.contentSize
    isHearingOfSize = false
  }

  /// The point of the content at the corner of the view, which is the origin of `bounds`. Setting
  /// it scrolls at once.
  open var contentOffset: CGPoint {
    get { strutScrollView.contentOffset }
    set { strutScrollView.contentOffset = newValue }
  }

  /// Scrolls to a point of the content, without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let before = contentOffset
    strutScrollView.scrollRectToVisible(rect, animated: animated)
    if animated, contentOffset != before { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Insets

  /// The distances by which content can be scrolled beyond its edges, in points; zero by default.
  open var contentInset: UIEdgeInsets {
    get { strutScrollView.contentInset }
    set {
      let before = adjustedContentInset
      strutScrollView.contentInset = newValue
      if adjustedContentInset != before {
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
      }
    }
  }

  /// The effective insets: ``contentInset`` plus the safe area according to the rule.
  open var adjustedContentInset: UIEdgeInsets { strutScrollView.adjustedContentInset }

  /// Called after ``contentInset`` changed the effective insets.
  open func adjustedContentInsetDidChange() {}

  /// The rule for adding the safe area to the insets; `automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { strutScrollView.contentInsetAdjustmentBehavior }
    set { strutScrollView.contentInsetAdjustmentBehavior = newValue }
  }

  // MARK: Guides

  /// The content as a rectangle for constraints. See ``ScrollView/contentLayoutGuide``.
  open var contentLayoutGuide: UILayoutGuide { strutScrollView.contentLayoutGuide.uiGuide }

  /// The view's own rectangle for constraints of its subviews, which does not move with the
  /// content.
  open var frameLayoutGuide: UILayoutGuide { strutScrollView.frameLayoutGuide.uiGuide }

  // MARK: Records

  /// A Boolean value that indicates whether the user can scroll. It does not affect layout.
  open var isScrollEnabled: Bool {
    get { strutScrollView.isScrollEnabled }
    set { strutScrollView.isScrollEnabled = newValue }
  }
  /// A Boolean value that indicates whether the view scrolls in one direction at a time. It is
  /// recorded and does not affect layout.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether content bounces at its edges. It is recorded and does
  /// not affect layout.
  open var bounces = true
  /// A Boolean value that indicates whether small content bounces vertically. It is recorded and
  /// does not affect layout.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether small content bounces horizontally. It is recorded and
  /// does not affect layout.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether content bounces vertically. It is recorded and does not
  /// affect layout.
  open var bouncesVertically = true
  /// A Boolean value that indicates whether content bounces horizontally. It is recorded and does
  /// not affect layout.
  open var bouncesHorizontally = true
  /// A Boolean value that indicates whether scrolling stops at multiples of the view's size. It is
  /// recorded and does not affect layout.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether the vertical indicator is shown. It is recorded and
  /// does not affect layout.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the horizontal indicator is shown. It is recorded and
  /// does not affect layout.
  open var showsHorizontalScrollIndicator = true
  /// The style of the indicators. It is recorded and does not affect layout.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of both indicators, in points. They are recorded and do not affect layout.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The insets of the vertical indicator, in points. They are recorded and do not affect layout.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator, in points. They are recorded and do not affect layout.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the safe area adds to the insets of indicators. It is
  /// recorded and does not affect layout.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The rate at which scrolling slows down. It is recorded and does not affect layout.
  open var decelerationRate = DecelerationRate.normal
  /// The position that scrolling keeps in front of the first index. It is recorded and does not
  /// affect layout.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// A Boolean value that indicates whether touches are delayed until they can't be a scroll. It is
  /// recorded and does not affect layout.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a scroll ends the touches of the content. It is
  /// recorded and does not affect layout.
  open var canCancelContentTouches = true
  /// The rule for dismissing the keyboard. It is recorded and does not affect layout.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. It is
  /// recorded and does not affect layout.
  open var scrollsToTop = true
  /// A Boolean value that indicates whether scrolling may continue in a scroll view around this
  /// one. It is recorded and does not affect layout.
  open var transfersHorizontalScrollingToParent = true
  /// See ``transfersHorizontalScrollingToParent``.
  open var transfersVerticalScrollingToParent = true

  /// Returns whether touches are delivered to a view; true by default. Strut does not call it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Returns whether a scroll ends the touches of a view. Strut does not call it.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// Shows the indicators for a moment. It has no effect, because indicators are not drawn.
  open func flashScrollIndicators() {}

  /// A Boolean value that indicates whether the user touched the content; false.
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether the user is scrolling; false.
  open var isDragging: Bool { false }
  /// A Boolean value that indicates whether scrolling slows down; false.
  open var isDecelerating: Bool { false }
  /// A Boolean value that indicates whether scrolling is animated; false.
  open var isScrollAnimating: Bool { false }
  /// Stops scrolling and zooming, which Strut does at once.
  open func stopScrollingAndZooming() {}

  // MARK: Zoom

  /// The smallest scale of the content. It is recorded and does not affect layout.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content. It is recorded and does not affect layout.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content, within the limits. It is recorded and does not affect layout.
  open var zoomScale: CGFloat {
    get { scale }
    set {
      let new = max(minimumZoomScale, min(maximumZoomScale, newValue))
      guard new != scale, new.isFinite else { return }
      scale = new
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }
  private var scale: CGFloat = 1
  /// Sets the scale of the content, without animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Scales the content so that a rectangle is visible, which is not simulated.
  open func zoom(to rect: CGRect, animated: Bool) { UIKitLog.notSimulated("UIScrollView.zoom(to:animated:)") }
  /// A Boolean value that indicates whether zooming may exceed the limits for a moment. It is
  /// recorded and does not affect layout.
  open var bouncesZoom = true
  /// A Boolean value that indicates whether the user is zooming; false.
  open var isZooming: Bool { false }
  /// A Boolean value that indicates whether the scale exceeds the limits; false.
  open var isZoomBouncing: Bool { false }
}

extension UIScrollView: ScrollViewFacade {
  nonisolated package func callContentSizeChanged() { onMain { contentSizeChanged() } }
}
