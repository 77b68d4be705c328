internal import Foundation
internal import LayoutCore

/// A container that shows one of several controllers above a tab bar.
///
/// The bar is 49 points high above the safe area, and the safe area of the shown controller ends
/// above it.
@MainActor @preconcurrency open class UITabBarController: UIViewController, ContainerLayout {
  private var tabs: [UIViewController] = []
  private weak var shown: UIViewController?
  private var selection: Int?
  /// The bar at the bottom.
  public final let tabBar = UITabBar(frame: .zero)
  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, in the order of their tabs; nil before they are set.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected if it is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs, viewControllers ?? [])
    let selected = selectedViewController
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown { hide() }
      controller.removeFromParent()
    }
    tabs = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    setChildren(new)
    tabBar.items = new.compactMap(\.tabBarItem)
    selection = new.firstIndex { $0 === selected } ?? (new.isEmpty ? nil : min(selection ?? 0, new.count - 1))
    if isViewLoaded { show() }
  }

  /// The shown controller, or nil.
  open var selectedViewController: UIViewController? {
    get { selection.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil } }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// The index of the shown controller; `NSNotFound` without controllers.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set {
      guard tabs.isEmpty || tabs.indices.contains(newValue) else { return }
      selection = newValue
      if isViewLoaded { show() }
    }
  }

  /// The controllers that the user may move. It is recorded.
  open var customizableViewControllers: [UIViewController]?
  /// The list of the controllers without a tab of their own. It is empty: all have one.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// A Boolean value that indicates whether the bar is hidden; false by default.
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  private func show() {
    guard let view = viewIfLoaded, shown !== selectedViewController else { return }
    let (old, new) = (shown, selectedViewController)
    shown = new
    new?.loadViewIfNeeded()
    tabBar.selectedItem = new?.tabBarItem
    replace(old, by: new, animated: false) {
      if let new {
        view.insertSubview(new.view, belowSubview: tabBar)
        layOutContainer(in: view)
      }
      if old?.viewIfLoaded?.superview === view { old?.viewIfLoaded?.removeFromSuperview() }
    }
  }

  private func hide() {
    let old = shown
    shown = nil
    replace(old, by: nil, animated: false) { old?.viewIfLoaded?.removeFromSuperview() }
  }

  /// Acts as if the user chose a tab: the delegate may forbid it, and is notified. Strut's own.
  public final func userSelect(_ index: Int) {
    guard tabs.indices.contains(index), tabs[index].tabBarItem.isEnabled,
      delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true
    else { return }
    selectedIndex = index
    if let item = tabs[index].tabBarItem { tabBar(tabBar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  /// Creates the view of the container.
  open override func loadView() {
    let view = ContainerView(of: self)
    view.addSubview(tabBar)
    self.view = view
  }

  override func prepareToAppear() {
    super.prepareToAppear()
    show()
  }

  func layOutContainer(in view: UIView) {
    show()
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    let isHidden = isTabBarHidden || shown?.hidesTabBar == true
    let height = safeArea.bottom + BarHeight.tab
    tabBar.fill(CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height), isHidden: isHidden)
    if let shown, shown.viewIfLoaded?.superview === view {
      place(shown, in: view, top: (0, true), bottom: (isHidden ? 0 : height, tabBar.isTranslucent))
    }
  }

  /// Called when an item of the bar was chosen, by ``userSelect(_:)``.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UIViewController {
  /// A Boolean value that indicates whether a tab bar below the controller is hidden: a controller
  /// on the stack hides it.
  fileprivate var hidesTabBar: Bool {
    (self as? UINavigationController)?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) ?? false
  }
}

/// A delegate of a tab bar controller.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the user may choose a controller.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after the user chose a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
