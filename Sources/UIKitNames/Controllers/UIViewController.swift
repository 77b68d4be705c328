public import Foundation
public import LayoutCore

/// A controller that creates its view on demand and is notified when the view appears, is laid out
/// and disappears.
///
/// UIKit's class in front of Strut's ``ViewController``, which keeps the rules of appearance and
/// margins. Presentations and transitions end at once, also if they are animated.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The controller of Strut.
  final let bridge = ControllerBridge(nibName: nil, bundle: nil)
  private var loadedView: UIView?
  private var ownChildren: [UIViewController] = []
  private let givenNibName: String?
  private let givenBundle: Bundle?
  /// The scene of the storyboard that created the controller, or nil.
  final var scene: LoadedScene?
  /// The rows of the static table of a storyboard, or nil.
  final var staticTable: StaticTable?
  /// The triggers of the segues of buttons and recognizers.
  final var segueTriggers: [SegueTrigger] = []
  /// The observers of traits.
  final var traitObservers: [ControllerTraitObserver] = []
  /// The controller that presented this one, and the one that it presented.
  final weak var presenter: UIViewController?
  final var presented: UIViewController?
  /// The stage of the controller in its container.
  final var movement = Movement.none

  // MARK: Initializers

  /// Creates a controller whose view is loaded on demand: from the nib with the name, or with the
  /// name of the class, if `AppResources` has one; otherwise an empty view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    givenBundle = nibBundleOrNil
    super.init()
    bridge.connect(self)
  }

  /// Creates a controller whose view is loaded on demand.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller as `init()` does, or as a storyboard describes it.
  public required init?(coder: NSCoder) {
    givenNibName = nil
    givenBundle = nil
    super.init()
    bridge.connect(self)
  }

  // MARK: The view

  /// The name of the nib that the controller was created with, or nil.
  open var nibName: String? { givenNibName }
  /// The bundle that the controller was created with, or nil.
  open var nibBundle: Bundle? { givenBundle }
  /// The storyboard that created the controller, or nil.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view. The first access loads it and calls ``viewDidLoad()``. Setting nil
  /// releases the view.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? bridge.view.uiView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      guard let newValue else { return bridge.releaseView() }
      newValue.controller = self
      bridge.view = newValue.strutView
      if let pendingOverrides { newValue.strutView.traitOverrides = pendingOverrides }
    }
  }

  /// The view, or nil if it was not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if necessary.
  open func loadViewIfNeeded() { bridge.loadViewIfNeeded() }

  /// Creates the view: that of the storyboard or nib, or else an empty one with the size of the
  /// screen. A subclass that creates its own view sets ``view`` and does not call `super`.
  open func loadView() {
    if scene?.loadView(of: self) == true || loadNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}
  /// Called after a controller of a storyboard was created, before its view is loaded.
  open func awakeFromNib() {}
  /// Sets an outlet of a nib. Returns `false` if the object has no outlet of that name. See
  /// ``OutletConnecting``.
  @discardableResult open func connect(_ value: Any?, toOutlet name: String) -> Bool {
    guard name == "view", let view = value as? UIView else { return false }
    self.view = view
    return true
  }
  /// Sets a runtime attribute of a nib. Returns `false` if the object has no property of that name.
  @discardableResult open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard keyPath == "title", let title = value as? String else { return false }
    self.title = title
    return true
  }

  // MARK: Appearance

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in place, with its traits and size, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Announces that the view is about to appear or disappear, also to the children whose views are
  /// in this view. Announcing the current state has no effect.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    bridge.beginAppearanceTransition(isAppearing, animated: animated)
  }
  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` announced.
  open func endAppearanceTransition() { bridge.endAppearanceTransition() }
  /// A Boolean value that indicates whether children appear and disappear with the controller; true
  /// by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// A Boolean value that indicates whether the controller is about to be presented.
  open var isBeingPresented: Bool { movement == .presented }
  /// A Boolean value that indicates whether the controller is about to be dismissed.
  open var isBeingDismissed: Bool { movement == .dismissed }
  /// A Boolean value that indicates whether the controller is being added to a container.
  open var isMovingToParent: Bool { movement == .added }
  /// A Boolean value that indicates whether the controller is being removed from its container.
  open var isMovingFromParent: Bool { movement == .removed }

  /// Prepares a container for its appearance.
  func prepareToAppear() {}

  // MARK: Layout

  /// Called before the view's `layoutSubviews()`; the view has its frame.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Called instead of the view's `updateConstraints()`, which the default implementation calls.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The insets to add to the view's safe area, in points; the sum is at least 0.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { shareInsets() } }
  /// The insets of the bars of a container, in points.
  final var containerInsets = UIEdgeInsets.zero { didSet { shareInsets() } }
  private func shareInsets() {
    let (own, bars) = (additionalSafeAreaInsets, containerInsets)
    let sum = UIEdgeInsets(
      top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
      right: own.right + bars.right)
    if bridge.additionalSafeAreaInsets != sum { bridge.additionalSafeAreaInsets = sum }
  }

  /// A Boolean value that indicates whether the view's side margins are at least
  /// ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { bridge.viewRespectsSystemMinimumLayoutMargins }
    set { bridge.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  /// The minimum margins of the view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { bridge.systemMinimumLayoutMargins }

  /// The sides on which the view extends below the bars of a container; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// A Boolean value that indicates whether the view also extends below opaque bars; false by
  /// default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// A Boolean value that indicates whether scroll views are inset below bars. It is recorded and
  /// does not affect layout.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The upper part of the view that bars cover, as a layout item.
  open private(set) lazy var topLayoutGuide: any UILayoutSupport = LayoutSupportGuide(of: self, isTop: true)
  /// The lower part of the view that bars cover, as a layout item.
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = LayoutSupportGuide(of: self, isTop: false)
  /// The preferred size of the view in a container, in points; zero by default.
  open var preferredContentSize: CGSize {
    get { bridge.preferredContentSize }
    set {
      bridge.preferredContentSize = newValue
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called after the preferred size of a child changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called by a container whose child has another fitting size. Strut does not call it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size for a child: that of the parent.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Children

  /// The parent, or nil.
  open var parent: UIViewController? { (bridge.parent as? ControllerBridge)?.controller }
  /// The children, in the order they were added.
  open var children: [UIViewController] { ownChildren }
  /// Adds a child, and removes it from its previous parent. The caller adds the child's view and
  /// then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    let previous = childController.parent
    bridge.addChild(childController.bridge)
    previous?.ownChildren.removeAll { $0 === childController }
    ownChildren.append(childController)
  }
  /// Removes the controller from its parent. The caller first calls `willMove(toParent: nil)`.
  open func removeFromParent() {
    let parent = parent
    withExtendedLifetime(self) {
      bridge.removeFromParent()
      parent?.ownChildren.removeAll { $0 === self }
    }
  }
  /// Called before the controller is added to a parent, or removed (nil).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to a parent, or removed (nil).
  open func didMove(toParent parent: UIViewController?) {}
  /// Replaces the view of a child with that of another one. The closures run at once, without an
  /// animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    replace(fromViewController, by: toViewController, animated: duration > 0) {
      fromViewController.viewIfLoaded?.superview?.addSubview(toViewController.view)
      animations?()
      fromViewController.viewIfLoaded?.removeFromSuperview()
    }
    completion?(true)
  }
  /// Changes the order of children. UIKit's containers have no use for it.
  final func setChildren(_ children: [UIViewController]) { ownChildren = children }

  // MARK: Traits

  /// The traits of the view, or the current traits if there is no view.
  open var traitCollection: UITraitCollection { bridge.traitCollection }
  /// Called after the traits of the view changed, with the previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  private var pendingOverrides: UITraitOverrides?
  /// The traits that override those of the parent for the controller's view.
  open var traitOverrides: UITraitOverrides {
    get { loadedView?.strutView.traitOverrides ?? pendingOverrides ?? UITraitOverrides() }
    set {
      pendingOverrides = newValue
      loadedView?.strutView.traitOverrides = newValue
    }
  }
  /// Overrides all traits of a child; nil ends it.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    child.traitOverrides = collection.map(UITraitOverrides.init(all:)) ?? UITraitOverrides()
  }
  /// Returns the traits that override those of a child, or nil.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
  /// Called before the view of a controller in a window gets another size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called by UIKit before size classes change. Strut does not call it.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The user interface style of the controller's view; unspecified for that of the parent.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  // MARK: Navigation

  /// The title that a container shows for the controller.
  open var title: String? {
    get { bridge.title }
    set {
      bridge.title = newValue
      navigationItem.title = newValue
      ownTabBarItem?.title = newValue
    }
  }
  private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
  /// The item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// Replaces the item by that of a storyboard.
  final func take(_ item: UINavigationItem) { ownNavigationItem = item }
  private var ownTabBarItem: UITabBarItem?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that represents the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = ownTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  /// The items of the container's toolbar, or nil.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the items of the container's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// A Boolean value that indicates whether the bar at the bottom is hidden while the controller is
  /// on a navigation controller's stack; false by default.
  open var hidesBottomBarWhenPushed = false
  /// The nearest navigation controller around the controller, or nil.
  open var navigationController: UINavigationController? { enclosing() }
  /// The nearest tab bar controller around the controller, or nil.
  open var tabBarController: UITabBarController? { enclosing() }
  /// The nearest split view controller around the controller, or nil.
  open var splitViewController: UISplitViewController? { enclosing() }
  private func enclosing<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// A Boolean value that indicates whether the controller is in the state for editing.
  open var isEditing = false
  /// Puts the controller in the state for editing, or ends it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The button that turns editing on and off.
  open private(set) lazy var editButtonItem: UIBarButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    })

  // MARK: Presentation

  /// The style of the presentation; `automatic` by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The transition of the presentation. It is recorded and does not affect layout.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// A Boolean value that indicates whether the user can't dismiss the presented controller. It is
  /// recorded and does not affect layout.
  open var isModalInPresentation = false
  /// A Boolean value that indicates whether presentations in the current context take place in this
  /// controller; false by default.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the controller determines the transition in its
  /// context. It is recorded and does not affect layout.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the presented controller determines the status bar
  /// without filling the screen. It is recorded and does not affect layout.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The delegate for transitions. It is recorded, and its transitions are not run.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The coordinator of the current transition: nil, because transitions end at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The controller that this controller or one of its ancestors presented, or nil.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
  /// The controller that presented this controller or one of its ancestors, or nil.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  /// The object that manages the presentation of the controller; it is created with the style of
  /// the presentation.
  open var presentationController: UIPresentationController? { presentation(UIPresentationController.self) }
  /// The object that manages the presentation as a popover; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentation(UIPopoverPresentationController.self)
  }
  /// The object that manages the presentation as a sheet; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentation(UISheetPresentationController.self)
  }
  private var ownPresentation: UIPresentationController?
  private func presentation<Kind: UIPresentationController>(_ kind: Kind.Type) -> Kind? {
    if let known = ownPresentation, known.style == modalPresentationStyle { return known as? Kind }
    guard presenter != nil || parent == nil else { return parent?.presentation(kind) }
    let made = UIPresentationController.make(for: self)
    ownPresentation = made
    return made as? Kind
  }

  /// Presents a controller. Its view is in the window when the method returns, in both cases of
  /// `animated`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { presentNow(viewControllerToPresent, animated: flag, completion) }
  /// Dismisses the controller that this controller presented, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissNow(animated: flag, completion) }

  /// Shows a controller: in the nearest container that can, or else by presenting it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent { return container.show(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// Shows a controller in the second column of a split view controller, or else as
  /// `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// Returns the nearest ancestor that can perform an action, or nil: the parent.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { parent }

  // MARK: Segues

  /// Performs a segue of the storyboard. Stops the program with UIKit's message if there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNow(segue: identifier, sender: sender)
  }
  /// Called before a segue is performed. Subclasses pass data to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue that the user started is performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Returns whether the controller handles an unwind action. Strut calls it when unwinding.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Called while unwinding to a controller. Containers show it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Status bar and rotation

  /// The style of the status bar. Strut does not read it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden. Strut does not read it.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar. Strut does not read it.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Requests an update of the status bar, which has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The child that determines the style of the status bar. Strut does not read it.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden. Strut does not read it.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// A Boolean value that indicates whether the home indicator is hidden. Strut does not read it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Requests an update of the home indicator, which has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The sides on which gestures of the system wait. Strut does not read it.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Requests an update of the deferred gestures, which has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// A Boolean value that indicates whether the view may rotate. Strut does not read it.
  open var shouldAutorotate: Bool { true }
  /// The orientations of the view. Strut does not read it.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The preferred orientation of a presented view. Strut does not read it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of the orientations, which has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Called when memory runs low. Strut does not call it.
  open func didReceiveMemoryWarning() {}

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }
}

extension UIViewController {
  /// The stage of a controller in its container or presentation.
  enum Movement { case none, added, removed, presented, dismissed }
}

extension UIViewController: UIContentContainer {}
