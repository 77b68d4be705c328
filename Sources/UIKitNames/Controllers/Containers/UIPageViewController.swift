public import Foundation
internal import LayoutCore

/// A container that shows one page, or two.
@MainActor @preconcurrency open class UIPageViewController: UIViewController, ContainerLayout {
  /// The transition between pages.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Turning pages.
    case pageCurl
    /// Scrolling.
    case scroll
  }
  /// The axis of the pages.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Side by side.
    case horizontal
    /// Above one another.
    case vertical
  }
  /// The direction of a change.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }
  /// The spine of a book.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// None.
    case none
    /// At the first edge.
    case min
    /// In the middle.
    case mid
    /// At the last edge.
    case max
  }
  /// The options of a page view controller.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spine.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The transition between pages.
  public final let transitionStyle: TransitionStyle
  /// The axis of the pages.
  public final let navigationOrientation: NavigationOrientation
  /// The source of pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// A Boolean value that indicates whether pages have content on both sides. It is recorded.
  open var isDoubleSided = false
  private var pages: [UIViewController] = []

  /// Creates a container.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a container that turns pages.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// The shown pages, or nil.
  open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (pages, viewControllers ?? [])
    pages = new
    for page in new where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if let view = viewIfLoaded {
      replace(old.first, by: new.first, animated: animated) {
        for page in old where !new.contains(where: { $0 === page }) { page.viewIfLoaded?.removeFromSuperview() }
        layOutContainer(in: view)
      }
    }
    for page in old where !new.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    completion?(true)
  }

  /// Acts as if the user went to the next or previous page of the data source. Returns `false` if
  /// there is none. Strut's own.
  @discardableResult public final func userTurn(_ direction: NavigationDirection) -> Bool {
    guard let page = direction == .forward ? pages.last : pages.first,
      let next = direction == .forward
        ? dataSource?.pageViewController(self, viewControllerAfter: page)
        : dataSource?.pageViewController(self, viewControllerBefore: page)
    else { return false }
    let previous = pages
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    return true
  }

  /// Creates the view of the container.
  open override func loadView() { view = ContainerView(of: self) }

  override func prepareToAppear() {
    super.prepareToAppear()
    if let view = viewIfLoaded { layOutContainer(in: view) }
  }

  func layOutContainer(in view: UIView) {
    let width = view.bounds.width / CGFloat(max(1, pages.count))
    for (index, page) in pages.enumerated() {
      if page.view.superview !== view { view.addSubview(page.view) }
      page.view.fill(CGRect(x: width * CGFloat(index), y: 0, width: width, height: view.bounds.height))
    }
  }
}

/// The source of pages.
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one, or nil.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots. Strut does not call it.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot. Strut does not call it.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate of a page view controller.
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before the user's change of page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the user's change of page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
