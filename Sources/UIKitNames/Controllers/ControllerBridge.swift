@_spi(Subclasses) internal import LayoutCore

/// The engine's controller of a controller of UIKit's names: it keeps the rules of appearance and
/// margins, and passes on what subclasses override.
///
/// The engine is in no isolation domain. A hierarchy of UIKit's names is only used on the main
/// actor.
final class ControllerBridge: ViewController {
  /// The controller, which holds its bridge.
  private(set) weak var controller: UIViewController?

  /// Creates the engine's controller for a controller of UIKit's names.
  func connect(_ controller: UIViewController) { self.controller = controller }

  private func tell(_ body: @MainActor (UIViewController) -> Void) {
    let controller = controller
    onMain { if let controller { body(controller) } }
  }

  override func loadView() { tell { $0.loadView() } }
  override func viewDidLoad() { tell { $0.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    tell {
      $0.prepareToAppear()
      $0.viewWillAppear(animated)
    }
  }
  override func viewIsAppearing(_ animated: Bool) { tell { $0.viewIsAppearing(animated) } }
  override func viewDidAppear(_ animated: Bool) { tell { $0.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { tell { $0.viewWillDisappear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { tell { $0.viewDidDisappear(animated) } }
  override func viewWillLayoutSubviews() { tell { $0.viewWillLayoutSubviews() } }
  override func viewDidLayoutSubviews() { tell { $0.viewDidLayoutSubviews() } }
  override func updateViewConstraints() { tell { $0.updateViewConstraints() } }
  override func viewLayoutMarginsDidChange() { tell { $0.viewLayoutMarginsDidChange() } }
  override func viewSafeAreaInsetsDidChange() { tell { $0.viewSafeAreaInsetsDidChange() } }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    tell {
      $0.traitCollectionDidChange(previous)
      $0.notifyTraitObservers(previous)
    }
  }
  override func willMove(toParent parent: ViewController?) {
    nonisolated(unsafe) let parent = parent as? ControllerBridge
    tell { unsafe $0.willMove(toParent: parent?.controller) }
  }
  override func didMove(toParent parent: ViewController?) {
    nonisolated(unsafe) let parent = parent as? ControllerBridge
    tell { unsafe $0.didMove(toParent: parent?.controller) }
  }
  override var forwardsAppearance: Bool {
    let controller = controller
    return onMain { controller?.shouldAutomaticallyForwardAppearanceMethods ?? true }
  }
}
