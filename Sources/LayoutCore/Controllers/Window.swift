internal import Foundation

/// The outermost view, which displays a controller's view in its whole size. UIKit's `UIWindow`.
///
/// Set its size, and the environment of a device with ``View/setTraits(_:)`` and
/// ``View/safeAreaInsets``.
open class Window: View {
  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      remove(oldValue)
      if isVisible { show() }
    }
  }

  /// A Boolean value that indicates whether the window displays its controller, after
  /// ``makeKeyAndVisible()``.
  public private(set) var isVisible = false

  /// Displays the controller: its view fills the window and is laid out, and the controller is
  /// notified.
  open func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    show()
  }

  private func show() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else { return }
    controller.beginAppearanceTransition(true, animated: false)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(view)
    controller.endAppearanceTransition()
  }

  private func remove(_ controller: ViewController?) {
    guard let controller, isVisible else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == Window.self ? "UIWindow" : super.consoleTypeName
  }
}
