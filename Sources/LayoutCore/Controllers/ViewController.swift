public import Foundation

/// A controller that creates its view on demand and is notified when the view appears, is laid out
/// and disappears.
///
/// The layout part of UIKit's `UIViewController`. A ``Window`` shows a controller. Its children
/// appear and disappear with it, and when their views are added to its view or removed. A container
/// that shows children at other times calls ``beginAppearanceTransition(_:animated:)`` and
/// ``endAppearanceTransition()``.
///
/// ```swift
/// let window = Window(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// window.rootViewController = SettingsController()     // an own subclass
/// window.makeKeyAndVisible()                           // viewDidLoad, viewWillAppear, layout, viewDidAppear
/// ```
open class ViewController: ViewOwner {
  /// The title that a container shows for the controller.
  open var title: String?
  /// The preferred size of the view in a container; zero by default.
  open var preferredContentSize = CGSize.zero
  /// The name of the nib that the controller was created with, if any. Strut does not load it.
  public let nibName: String?

  /// The parent view controller.
  public internal(set) weak var parent: ViewController?
  /// The child view controllers, in the order they were added.
  public internal(set) var children: [ViewController] = []
  var appearance = AppearanceState.disappeared
  private var loadedView: View?

  /// Creates a controller whose view is created on demand. The nib is not loaded.
  public init(nibName: String?, bundle: Bundle?) { self.nibName = nibName }
  /// Creates a controller whose view is created on demand.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { nibName = nil }

  // MARK: The view

  /// The controller's view. The first access creates it and calls ``viewDidLoad()``.
  public var view: View {
    get {
      loadViewIfNeeded()
      guard let loadedView else { stopWithoutView() }
      return loadedView
    }
    set {
      loadedView?.viewOwner = nil
      loadedView = newValue
      newValue.viewOwner = self
    }
  }

  /// The view, or nil if it has not been created.
  public var viewIfLoaded: View? { loadedView }
  /// A Boolean value that indicates whether the view has been created.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view if necessary.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView != nil { viewDidLoad() }
  }

  /// Creates the view. A subclass that creates its own view sets ``view`` and does not call
  /// `super`.
  open func loadView() { view = View() }

  /// Releases the view, so that the next access creates another one.
  package final func releaseView() {
    loadedView?.viewOwner = nil
    loadedView = nil
  }

  /// A Boolean value that indicates whether children appear and disappear with the controller.
  @_spi(Subclasses) open var forwardsAppearance: Bool { true }

  // MARK: Notifications for subclasses

  /// Called once, after the view was created.
  open func viewDidLoad() {}
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
  /// Called before the view's `layoutSubviews()`; the view has its frame.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Called instead of the view's `updateConstraints()`, which the default implementation calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's traits changed, with the previous traits.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}
  /// Called before the controller is added to a parent, or removed (nil).
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to a parent, or removed (nil).
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Insets

  /// The insets to add to the view's safe area, in points; the sum is at least 0 (Facts.md#cells).
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.invalidateLayout() } }
  }

  /// A Boolean value that indicates whether the view's side margins are at least
  /// ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.invalidateLayout() } }
  }

  /// The minimum margins of a controller's view: 16 points at the sides, or 20 if the view is at
  /// least 414 points wide, and none at the top and bottom (documented; the width is not confirmed:
  /// Facts.md#cells).
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    minimumMargins(width: Double(viewIfLoaded?.bounds.width ?? 0))
  }

  private func minimumMargins(width: Double) -> DirectionalEdgeInsets {
    let side = CGFloat(traitCollection.layoutMetrics.margins.controllerSide(width: width))
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The minimum margins, or zero if the controller does not respect them.
  package final func leastMargins(width: Double) -> DirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? minimumMargins(width: width) : nil
  }

  /// The traits of the view, or the current traits if there is no view.
  public var traitCollection: TraitCollection { viewIfLoaded?.traitCollection ?? .current }
}
