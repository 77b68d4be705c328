public import Foundation

/// A part of the app's interface.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The state of a scene. It has UIKit's raw values.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and receiving events.
    case foregroundActive = 0
    /// In front, and not receiving events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The state; in front and active by default. A program may set it.
  open var activationState = ActivationState.foregroundActive
  /// The delegate.
  open var delegate: (any UISceneDelegate)?
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The session of the scene.
  public final let session = UISceneSession()
  /// Opens an address, which is logged.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }

  /// The options of opening an address.
  @MainActor @preconcurrency open class OpenExternalURLOptions {
    /// A Boolean value that indicates whether only an app that claims the address opens it.
    open var universalLinksOnly = false
    /// Creates options.
    public init() {}
  }

  /// The options of a connection.
  @MainActor @preconcurrency open class ConnectionOptions {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// Creates options.
    public init() {}
  }

  /// The next responder: the application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that displays windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  private var added: [WeakWindow] = []
  /// The windows, in the order they were added. The program holds them, as in UIKit.
  open var windows: [UIWindow] { added.compactMap(\.window) }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The key window of the scene, or nil.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The orientation; a program may set it.
  open var interfaceOrientation: UIInterfaceOrientation = .portrait
  /// The status bar, which has no height.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  final func add(_ window: UIWindow) {
    added = added.filter { $0.window != nil && $0.window !== window } + [WeakWindow(window: window)]
  }
}

/// The state of the status bar.
@MainActor @preconcurrency open class UIStatusBarManager {
  /// The frame, in points: that of the safe area of the key window.
  open var statusBarFrame: CGRect {
    guard let window = UIApplication.shared.keyWindow else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
  /// The style.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden.
  open var isStatusBarHidden: Bool { false }
}

/// A record of a scene.
@MainActor @preconcurrency open class UISceneSession {
  /// The name of the session.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The role of the scene.
  open var role: Role { .windowApplication }
  /// Values of the program.
  open var userInfo: [String: Any]?
  /// The configuration of the scene.
  open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)

  /// The role of a scene.
  public struct Role: Hashable, Sendable, RawRepresentable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's interface.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The configuration of a scene.
@MainActor @preconcurrency open class UISceneConfiguration {
  /// The name.
  open private(set) var name: String?
  /// The role.
  open private(set) var role: UISceneSession.Role
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard of the scene.
  open var storyboard: UIStoryboard?
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// An address that a scene is asked to open.
@MainActor @preconcurrency open class UIOpenURLContext: Hashable {
  /// The address.
  public final let url: URL
  /// Creates a record.
  public init(url: URL) { self.url = url }
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UIOpenURLContext, second: UIOpenURLContext) -> Bool { first === second }
  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A delegate of a scene. Strut does not call it; a program may.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// Called when a scene was connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called after a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Called with addresses to open.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// A delegate of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window.
  var window: UIWindow? { get set }
}
