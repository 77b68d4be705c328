public import Foundation

/// What makes a view when it is first needed, and is told when that view appears, is laid out and goes.
///
/// UIKit's `UIViewController`, as far as layout goes. ``Window`` shows one; those it holds appear and disappear with it, and when their
/// views are added to its view and taken out of it. One that shows them in its own time says so with
/// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
///
/// ```swift
/// let window = Window(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// window.rootViewController = SettingsController()     // an own subclass
/// window.makeKeyAndVisible()                           // viewDidLoad, viewWillAppear, layout, viewDidAppear
/// ```
open class ViewController: ViewOwner {
  /// The name a container shows for the controller.
  open var title: String?
  /// The size the controller would like in a container; zero at first.
  open var preferredContentSize = CGSize.zero
  /// The name of the archive the controller was made with, if any. Strut reads no archives.
  public let nibName: String?

  /// The controller that holds this one.
  public internal(set) weak var parent: ViewController?
  /// The controllers this one holds, in the order they were added.
  public internal(set) var children: [ViewController] = []
  var appearance = AppearanceState.disappeared
  private var loadedView: View?

  /// Makes a controller whose view is made when it is first asked for. There are no archives to read it from.
  public init(nibName: String?, bundle: Bundle?) { self.nibName = nibName }
  /// Makes a controller whose view is made when it is first asked for.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Is there so that code written for iOS compiles; the controller is as if made by `init()`.
  public required init?(coder: NSCoder) { nibName = nil }

  // MARK: The view

  /// The controller's view, made and announced by ``viewDidLoad()`` when it is first asked for.
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

  /// The view if there is one already.
  public var viewIfLoaded: View? { loadedView }
  /// Whether there is a view already.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, if there is none yet.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView != nil { viewDidLoad() }
  }

  /// Makes the view; a subclass that makes its own sets ``view`` and does not call `super`.
  open func loadView() { view = View() }

  // MARK: What subclasses do when something happens

  /// Called once, when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in place, with its traits and size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has been taken away.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews()`; its frame is found already.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Called in place of the view's `updateConstraints()`, which it calls in turn.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's traits have changed, with what they were.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}
  /// Called before the controller is added to another, or taken out (nil).
  open func willMove(toParent parent: ViewController?) {}
  /// Called after the controller was added to another, or taken out (nil).
  open func didMove(toParent parent: ViewController?) {}

  // MARK: Insets

  /// What is added to the view's safe area, in points; the sum is at least 0 (Facts.md#cells).
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.invalidateLayout() } }
  }

  /// Whether the view's margins at the sides are at least ``systemMinimumLayoutMargins``; true at first.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.invalidateLayout() } }
  }

  /// The least margins of a controller's view: 16 points at the sides, 20 where it is 414 wide or wider, none above and below
  /// (documented; the width is unconfirmed: Facts.md#cells).
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    minimumMargins(width: Double(viewIfLoaded?.bounds.width ?? 0))
  }

  private func minimumMargins(width: Double) -> DirectionalEdgeInsets {
    let side = CGFloat(traitCollection.layoutMetrics.margins.controllerSide(width: width))
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The same, unless the controller does not want them.
  package final func leastMargins(width: Double) -> DirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? minimumMargins(width: width) : nil
  }

  /// The surroundings of the view; the current ones while there is no view.
  public var traitCollection: TraitCollection { viewIfLoaded?.traitCollection ?? .current }
}
