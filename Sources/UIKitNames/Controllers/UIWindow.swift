public import Foundation
internal import LayoutCore

/// The outermost view, which displays a controller's view in its whole size.
///
/// UIKit's class in front of Strut's ``Window``. Its safe area is zero until a program sets that of
/// ``UIView/strutView``, and its traits are the current ones until a program calls
/// `strutView.setTraits(_:)`:
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
/// window.strutView.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()        // viewDidLoad, viewWillAppear, layout, viewDidAppear
/// ```
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The window of Strut.
  private var strutWindow: Window? { strutView as? Window }

  class override func makeView(frame: CGRect) -> View { Window(frame: frame) }
  class override var inheritedClass: UIView.Type { UIWindow.self }

  /// Creates a window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a window with a zero frame, as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a window in a scene, with the size of its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      strutWindow?.rootViewController = rootViewController?.bridge
      withExtendedLifetime(oldValue) {}
    }
  }

  /// Displays the controller and makes the window the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window.
  open func makeKey() {
    let previous = UIApplication.shared.keyWindow
    guard previous !== self else { return }
    previous?.resignKey()
    UIApplication.shared.keyWindow = self
    becomeKey()
  }

  /// Called after the window became the key window.
  open func becomeKey() {}
  /// Called before another window becomes the key window.
  open func resignKey() {}
  /// A Boolean value that indicates whether the window is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// A Boolean value that indicates whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// A Boolean value that indicates whether the window is not displayed; true until it is made
  /// visible.
  open override var isHidden: Bool {
    get { strutWindow?.isVisible != true || super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { return UIApplication.shared.forget(self) }
      UIApplication.shared.add(self)
      strutWindow?.makeKeyAndVisible()
    }
  }

  /// The frame of the window, in points. The controller is notified of another size.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The window's own coordinates. The controller is notified of another size.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  private func resize(to size: CGSize, _ change: () -> Void) {
    guard strutWindow?.isVisible == true, size != super.bounds.size, let rootViewController else { return change() }
    let coordinator = SizeCoordinator(in: self)
    rootViewController.viewWillTransition(to: size, with: coordinator)
    change()
    coordinator.finish()
  }

  /// The scene of the window, or nil.
  open weak var windowScene: UIWindowScene? { didSet { windowScene?.add(self) } }
  /// The screen of the window. It is recorded and does not affect layout.
  open var screen = UIScreen.main
  /// The position in front of other windows. It is recorded.
  open var windowLevel = Level.normal
  /// Delivers an event. Strut has no events, and does not call it.
  open func sendEvent(_ event: UIEvent) {}
  /// The responder after the window: the scene, or the application.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The position of a window in front of others.
  public struct Level: Hashable, Sendable, RawRepresentable {
    /// The position; higher ones are in front.
    public var rawValue: CGFloat
    /// Creates a position.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a position.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual position.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of messages.
    public static let alert = Level(2000)
  }
}
