public import FontMetrics
public import Foundation
public import LayoutCore

/// The running app: its windows, and the text size of the user.
///
/// It reads the text size from the current traits, which are those of LayoutCore's `TextSettings`
/// while that notifies its observers.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  /// The shared instance.
  public static let shared = UIApplication()

  /// The state of the app. It has UIKit's raw values.
  public enum State: Int, Hashable, Sendable {
    /// In front, and receiving events.
    case active
    /// In front, and not receiving events.
    case inactive
    /// In the background.
    case background
  }

  /// The user's preferred text size, from the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.contentSizeCategory }
  /// The direction of the user interface, from the current traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UITraitCollection.current.layoutDirection }
  /// The state; active by default. A program may set it.
  open var applicationState = State.active
  /// The delegate, which a program sets. Strut does not call it.
  open weak var delegate: (any UIApplicationDelegate)?

  private let mainScene = UIWindowScene()
  /// The scenes: one, with the windows that have no other scene.
  open var connectedScenes: Set<UIScene> { [mainScene] }
  private var shown: [WeakWindow] = []
  /// The visible windows, in the order they were shown. The program holds them, as in UIKit.
  open var windows: [UIWindow] { shown.compactMap(\.window) }
  /// The window that was made key last, or nil.
  open internal(set) weak var keyWindow: UIWindow?

  final func add(_ window: UIWindow) {
    if window.windowScene == nil { window.windowScene = mainScene }
    shown = shown.filter { $0.window != nil && $0.window !== window } + [WeakWindow(window: window)]
  }
  final func forget(_ window: UIWindow) { shown.removeAll { $0.window === window } }

  /// Performs a method of a target by name, as ``SelectorPerforming`` describes. A nil target is
  /// found in the chain of the first responder, and then in that of the sender.
  ///
  /// Returns `false`, and logs once, if no object has the method.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionSender.send(action, to: target, from: sender, for: event)
  }

  /// The addresses that the app opened, in order. Strut's own.
  public final private(set) var openedURLs: [URL] = []
  /// Opens an address: it is logged and recorded in ``openedURLs``.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIKitLog.notSimulated("UIApplication.open(_:options:completionHandler:)")
    openedURLs.append(url)
    completion?(true)
  }
  /// Opens an address: it is logged and recorded in ``openedURLs``.
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return true
  }
  /// Returns whether the app can open an address: true for web addresses.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme == "http" || url.scheme == "https" }

  /// The options of opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only an app that claims the address opens it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The keys of what the app was started with.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// A Boolean value that indicates whether the screen stays on. It is recorded.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon. It is recorded.
  open var applicationIconBadgeNumber = 0
  /// A Boolean value that indicates whether the network indicator is shown. It is recorded.
  open var isNetworkActivityIndicatorVisible = false
  /// The frame of the status bar, in points: the safe area of the key window.
  open var statusBarFrame: CGRect { mainScene.statusBarManager?.statusBarFrame ?? .zero }
  /// The orientation of the status bar.
  open var statusBarOrientation: UIInterfaceOrientation { mainScene.interfaceOrientation }
  /// Ends the reception of events, which has no effect.
  open func beginIgnoringInteractionEvents() {}
  /// Continues the reception of events, which has no effect.
  open func endIgnoringInteractionEvents() {}
  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The name of a task in the background.
  public struct BackgroundTaskIdentifier: Hashable, Sendable, RawRepresentable {
    /// The number.
    public let rawValue: Int
    /// Creates a name from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No task.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }
  /// Begins a task in the background, which has no effect.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier { .invalid }
  /// Ends a task in the background, which has no effect.
  open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

  /// The notification that the app started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The notification that the app became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification that the app is about to become inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the app went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that the app is about to come to the front.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification that the app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that memory runs low.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The notification that the time changed significantly.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The notification that the user took a picture of the screen.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// A delegate of the app. Strut does not call it; a program may.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The main window.
  var window: UIWindow? { get set }
  /// Called after the app started.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window. Setting it has no effect: a delegate with windows declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// A window that the program holds.
struct WeakWindow {
  weak var window: UIWindow?
}
