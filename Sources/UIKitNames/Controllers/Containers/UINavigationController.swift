internal import FontMetrics
public import Foundation
internal import LayoutCore

/// A container that shows the last of a stack of controllers below a navigation bar.
///
/// Transitions end at once. The bar is 44 points high, or 96 with a large title, and the safe area
/// of the shown controller begins below it.
@MainActor @preconcurrency open class UINavigationController: UIViewController, ContainerLayout {
  /// A kind of change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// None.
    case none
    /// A controller was added.
    case push
    /// Controllers were removed.
    case pop
  }

  private var stack: [UIViewController] = []
  private weak var shown: UIViewController?
  /// The bar at the top.
  public final let navigationBar: UINavigationBar
  private let ownToolbar: UIToolbar
  /// The delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Initializers

  /// Creates a container with a controller.
  public init(rootViewController: UIViewController) {
    (navigationBar, ownToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty container with bars of other classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar =
      ((navigationBarClass as? UINavigationBar.Type) ?? UINavigationBar.self).init(coder: NibCoder())
      ?? UINavigationBar(frame: .zero)
    ownToolbar =
      ((toolbarClass as? UIToolbar.Type) ?? UIToolbar.self).init(coder: NibCoder()) ?? UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, ownToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty container, to which a storyboard adds its controller.
  public required init?(coder: NSCoder) {
    (navigationBar, ownToolbar) = (UINavigationBar(frame: .zero), UIToolbar(frame: .zero))
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller, or nil.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the last one presented, or else the last one.
  open var visibleViewController: UIViewController? {
    guard let presented = presentedViewController else { return topViewController }
    return (presented as? UINavigationController)?.visibleViewController ?? presented
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated)
  }

  /// Adds a controller, which is shown.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      stopAsUIKit("Pushing the same view controller instance more than once is not supported (\(viewController))")
    }
    change(to: stack + [viewController], animated)
  }

  /// Removes the last controller, unless it is the only one, and returns it.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    change(to: stack.dropLast(), animated)
    return last
  }

  /// Removes the controllers after one of the stack, and returns them.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      stopAsUIKit("Tried to pop to a view controller that doesn't exist.")
    }
    let removed = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated)
    return removed.isEmpty ? nil : removed
  }

  /// Removes all controllers except the first, and returns them.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  private func change(to controllers: [UIViewController], _ isAnimated: Bool) {
    let old = stack
    let (added, removed) = (controllers.without(old), old.without(controllers))
    stack = controllers
    for controller in removed {
      controller.movement = .removed
      controller.willMove(toParent: nil)
    }
    for controller in added {
      controller.movement = .added
      addChild(controller)
    }
    setChildren(controllers)
    navigationBar.items = controllers.map(\.navigationItem)
    // Before the view is loaded, nothing is shown.
    if isViewLoaded { show(isAnimated) }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed + added { controller.movement = .none }
  }

  private func show(_ isAnimated: Bool) {
    guard let view = viewIfLoaded, shown !== topViewController else { return }
    let (old, new) = (shown, topViewController)
    if let new { delegate?.navigationController(self, willShow: new, animated: isAnimated) }
    shown = new
    ownToolbar.items = new?.toolbarItems
    new?.loadViewIfNeeded()
    replace(old, by: new, animated: isAnimated) {
      if let new {
        view.insertSubview(new.view, belowSubview: navigationBar)
        layOutContainer(in: view)
      }
      if old?.viewIfLoaded?.superview === view { old?.viewIfLoaded?.removeFromSuperview() }
    }
    if let new { delegate?.navigationController(self, didShow: new, animated: isAnimated) }
  }

  // MARK: Bars

  /// A Boolean value that indicates whether the bar at the top is hidden; false by default.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom, which is hidden at first.
  open var toolbar: UIToolbar! { ownToolbar }
  /// A Boolean value that indicates whether the bar at the bottom is hidden; true by default.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// A Boolean value that indicates whether scrolling hides the bars. It is recorded.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether a tap hides the bars. It is recorded.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether little height hides the bars. It is recorded.
  open var hidesBarsWhenVerticallyCompact = false
  /// A Boolean value that indicates whether the keyboard hides the bars. It is recorded.
  open var hidesBarsWhenKeyboardAppears = false
  /// The recognizer of the gesture that goes back. It never recognizes one.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(
    target: nil, action: nil)

  // MARK: The view

  /// Creates the view of the container.
  open override func loadView() {
    let view = ContainerView(of: self)
    view.addSubview(navigationBar)
    view.addSubview(ownToolbar)
    self.view = view
  }

  override func prepareToAppear() {
    super.prepareToAppear()
    show(false)
  }

  func layOutContainer(in view: UIView) {
    show(false)
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    let (top, bottom) = (safeArea.top + barHeight, safeArea.bottom + BarHeight.tool)
    navigationBar.fill(
      CGRect(x: 0, y: safeArea.top, width: bounds.width, height: barHeight), isHidden: isNavigationBarHidden)
    ownToolbar.fill(
      CGRect(x: 0, y: bounds.height - bottom, width: bounds.width, height: BarHeight.tool), isHidden: isToolbarHidden)
    if let shown, shown.viewIfLoaded?.superview === view {
      place(
        shown, in: view, top: (isNavigationBarHidden ? 0 : top, navigationBar.isTranslucent),
        bottom: (isToolbarHidden ? 0 : bottom, true))
    }
  }

  private var barHeight: CGFloat { BarHeight.navigation + (hasLargeTitle ? BarHeight.largeTitle : 0) }

  private var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    // An item with the automatic mode has that of the item below it.
    let modes = stack.map(\.navigationItem.largeTitleDisplayMode)
    return modes.last { $0 != .automatic } != .never
  }

  // MARK: Showing

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Pops to the controller that unwinds.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: true) }
  }

  /// The child that determines the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? { nil }
}

/// A delegate of a navigation controller.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension [UIViewController] {
  /// Returns the controllers that are not in another list.
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    filter { own in !others.contains { $0 === own } }
  }
}
