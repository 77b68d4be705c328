public import Foundation

/// A view that displays a part of larger content. UIKit's `UIScrollView`, without gestures and
/// animation: animated changes take effect at once.
///
/// ```swift
/// let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// view.contentSize = CGSize(width: 320, height: 2_000)
/// view.contentOffset.y = 100
/// view.bounds          // (0, 100, 320, 480)
/// ```
open class ScrollView: View {
  /// The rule for adding the safe area to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// At the top and bottom.
    case automatic = 0
    /// On the axes along which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The delegate that is notified of scrolling.
  public weak var scrollViewDelegate: (any ScrollViewDelegate)?

  /// The size of the content, in points; zero by default. Layout sets it if constraints give the
  /// content a size (``contentLayoutGuide``).
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { (askedFacade as? any ScrollViewFacade)?.callContentSizeChanged() }
      guard !isContentBeingFound, contentSize != setContentSize else { return }
      setContentSize = contentSize
      if knownScrollGuide(.content) != nil { invalidateLayout() }
    }
  }

  override var givenContentSize: CGSize { setContentSize }
  private var setContentSize = CGSize.zero
  private var isContentBeingFound = false

  /// The distances by which content can be scrolled beyond its edges, in points; zero by default.
  /// Content at the top stays there when they change.
  open var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { keepAtTop(from: adjusted(oldValue)) } }
  }

  /// The rule for adding the safe area to the insets; `automatic` by default.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { keepAtTop(from: knownInset) }
  }

  /// A Boolean value that indicates whether the user can scroll. It does not affect layout.
  open var isScrollEnabled = true
  private var knownInset = EdgeInsets.zero

  /// Creates a scroll view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content offset

  /// The point of the content at the corner of the view, which is the origin of `bounds`. A number
  /// that is not finite is ignored.
  ///
  /// Setting it scrolls at once; dependent views change at the next layout. As in UIKit, it may be
  /// outside the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin, newValue.x.isFinite, newValue.y.isFinite else { return }
      state.bounds.origin = newValue
      if knownScrollGuide(.visibleFrame) != nil { invalidateLayout() }
      contentOffsetChanged()
      scrollViewDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Reacts to a change of the offset.
  @_spi(Subclasses) open func contentOffsetChanged() { setNeedsLayout() }

  /// Scrolls to a point of the content, without animation.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible, or to its
  /// beginning if it is larger than the view.
  open func scrollRectToVisible(_ rectangle: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets)
    let wanted = rectangle.intersection(CGRect(origin: .zero, size: contentSize))
    guard !wanted.isNull else { return }
    let offset = CGPoint(
      x: Self.nearest(to: room.minX, length: room.width, showing: (wanted.minX, wanted.maxX)) - insets.left,
      y: Self.nearest(to: room.minY, length: room.height, showing: (wanted.minY, wanted.maxY)) - insets.top)
    setContentOffset(offset, animated: animated)
  }

  private static func nearest(to start: CGFloat, length: CGFloat, showing part: (start: CGFloat, end: CGFloat))
    -> CGFloat
  {
    if part.start < start { return part.start }
    return part.end > start + length ? min(part.start, part.end - length) : start
  }

  // MARK: Guides

  final override var isScrolling: Bool { true }

  /// The content as a rectangle for constraints. Its origin is that of the content. Constraints
  /// give it its size, which becomes the ``contentSize`` at the next layout; if they leave it open,
  /// the size that was set applies (Strut's rule).
  ///
  /// As in UIKit, a constraint between a subview and an edge of the scroll view or of its margins
  /// refers to the edge of this guide. One with the width, height or center refers to the
  /// ``frameLayoutGuide``.
  public var contentLayoutGuide: LayoutGuide { scrollGuide(.content) }

  /// The scroll view's own rectangle for constraints of its subviews. A view that is attached to it
  /// does not move with the content.
  public var frameLayoutGuide: LayoutGuide { scrollGuide(.visibleFrame) }

  /// A Boolean value that indicates whether constraints determine the content size.
  package final var takesFoundContentSize = true

  final override func contentFound(_ size: CGSize) {
    guard takesFoundContentSize, size != contentSize else { return }
    isContentBeingFound = true
    contentSize = size
    isContentBeingFound = false
  }

  // MARK: Insets

  /// The effective insets: ``contentInset``, in which an invalid number counts as 0, plus the safe
  /// area according to the rule.
  public var adjustedContentInset: EdgeInsets { adjusted(contentInset) }

  private func adjusted(_ given: EdgeInsets) -> EdgeInsets {
    let insets = given.numbers
    let safe = safeAreaInsets
    guard safe != .zero else { return insets }
    let (isAdjustedDown, isAdjustedAcross) = adjustedAxes
    return EdgeInsets(
      top: insets.top + (isAdjustedDown ? safe.top : 0), left: insets.left + (isAdjustedAcross ? safe.left : 0),
      bottom: insets.bottom + (isAdjustedDown ? safe.bottom : 0),
      right: insets.right + (isAdjustedAcross ? safe.right : 0))
  }

  private var adjustedAxes: (down: Bool, across: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .automatic: (true, contentSize.width > bounds.width)
    case .scrollableAxes: (contentSize.height > bounds.height, contentSize.width > bounds.width)
    case .never: (false, false)
    case .always: (true, true)
    }
  }

  /// Keeps content that was scrolled to the top there after a change of the insets.
  private func keepAtTop(from old: EdgeInsets) {
    let new = adjustedContentInset
    knownInset = new
    if contentOffset.y == -old.top, new.top != old.top { contentOffset.y = -new.top }
    setNeedsLayout()
  }

  /// Called after the safe area changed. Content that was scrolled to the top stays there.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    keepAtTop(from: knownInset)
  }

  /// The minimum and maximum vertical offsets at which the view displays only content and insets.
  package var verticalLimits: ClosedRange<CGFloat> {
    let insets = adjustedContentInset
    // Subtracting avoids a negative zero.
    let top = 0 - insets.top
    return top...max(top, contentSize.height + insets.bottom - bounds.height)
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ScrollView.self ? "UIScrollView" : super.consoleTypeName
  }
}

extension EdgeInsets {
  /// The insets with 0 for invalid numbers.
  fileprivate var numbers: EdgeInsets {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(top: number(top), left: number(left), bottom: number(bottom), right: number(right))
  }
}
