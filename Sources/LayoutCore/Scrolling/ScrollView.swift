public import Foundation

/// A view that shows a part of a larger content. UIKit's `UIScrollView`, without gestures and without motion: what is animated
/// there is done at once here.
///
/// ```swift
/// let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// view.contentSize = CGSize(width: 320, height: 2_000)
/// view.contentOffset.y = 100
/// view.bounds          // (0, 100, 320, 480)
/// ```
open class ScrollView: View {
  /// Whether the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// Above and below it is.
    case automatic = 0
    /// On the axes along which there is something to scroll it is.
    case scrollableAxes = 1
    /// It is not.
    case never = 2
    /// On all sides it is.
    case always = 3
  }

  /// Who is told of scrolling.
  public weak var scrollViewDelegate: (any ScrollViewDelegate)?

  /// The size of the content, in points; zero at first. Layout sets it where constraints give the content a size (``contentLayoutGuide``).
  open var contentSize = CGSize.zero {
    didSet {
      guard !isContentBeingFound, contentSize != setContentSize else { return }
      setContentSize = contentSize
      if knownScrollGuide(.content) != nil { invalidateLayout() }
    }
  }

  override var givenContentSize: CGSize { setContentSize }
  private var setContentSize = CGSize.zero
  private var isContentBeingFound = false

  /// How far around the content one can scroll beyond it, in points; zero at first. What lies at the top stays there.
  open var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { keepAtTop(from: adjusted(oldValue)) } }
  }

  /// Whether the safe area is added to the insets; `automatic` at first.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { keepAtTop(from: knownInset) }
  }

  /// Whether a person can scroll; it changes no layout.
  public var isScrollEnabled = true
  private var knownInset = EdgeInsets.zero

  /// Makes a view at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Is there so that code written for iOS compiles; the view is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Where the content is

  /// The point of the content at the corner of the view: the origin of `bounds`. A number that is not finite is not taken.
  ///
  /// Setting it scrolls at once, and views that depend on it are told at the next layout. It may lie outside the content, as in
  /// UIKit.
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

  /// Does what follows from another offset.
  @_spi(Subclasses) open func contentOffsetChanged() { setNeedsLayout() }

  /// Scrolls to a point of the content. Strut shows no motion.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Scrolls as little as it takes to show a part of the content, or its beginning where it is larger than the view.
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

  /// The content, as a rectangle that constraints can speak of. Its corner is that of the content; constraints give it its size, and that
  /// is the ``contentSize`` from the next layout on. Where they leave it open it is what was set (Strut's rule).
  ///
  /// A constraint between an edge of the scroll view, or of its margins, and something in it means this guide's edge; one of
  /// its width, height or center means the ``frameLayoutGuide``'s, as in UIKit.
  public var contentLayoutGuide: LayoutGuide { scrollGuide(.content) }

  /// The scroll view's own rectangle, as constraints of what is in it can speak of it: what is held there stays while the content moves.
  public var frameLayoutGuide: LayoutGuide { scrollGuide(.visibleFrame) }

  /// Whether the content's size is what constraints make it.
  package final var takesFoundContentSize = true

  final override func contentFound(_ size: CGSize) {
    guard takesFoundContentSize, size != contentSize else { return }
    isContentBeingFound = true
    contentSize = size
    isContentBeingFound = false
  }

  // MARK: Insets

  /// The insets that count: ``contentInset``, of which what is no number counts as 0, and the safe area where it is added.
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

  /// Keeps content that was scrolled to its top there when the insets have become others.
  private func keepAtTop(from old: EdgeInsets) {
    let new = adjustedContentInset
    knownInset = new
    if contentOffset.y == -old.top, new.top != old.top { contentOffset.y = -new.top }
    setNeedsLayout()
  }

  /// Called when the safe area has changed. Content that was scrolled to its top stays there.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    keepAtTop(from: knownInset)
  }

  /// The least and the greatest offset down at which the view shows nothing but content and insets.
  package var verticalLimits: ClosedRange<CGFloat> {
    let insets = adjustedContentInset
    // A minus would make 0 the other zero.
    let top = 0 - insets.top
    return top...max(top, contentSize.height + insets.bottom - bounds.height)
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ScrollView.self ? "UIScrollView" : super.consoleTypeName
  }
}

extension EdgeInsets {
  /// The same without what is no number.
  fileprivate var numbers: EdgeInsets {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(top: number(top), left: number(left), bottom: number(bottom), right: number(right))
  }
}
