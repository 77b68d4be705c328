import LayoutCore
import Testing
import UIKitNames

@MainActor @Suite("View controllers in windows and containers", .serialized)
struct AppearanceTests {
  private final class Log { var lines: [String] = [] }

  private final class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func note(_ what: String, _ marks: (Bool, String)...) {
      log.lines.append("\(name).\(what)" + marks.filter(\.0).map { "(\($0.1))" }.joined())
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("load")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear", (isMovingToParent, "moving"), (isBeingPresented, "presented"))
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear", (isMovingFromParent, "moving"), (isBeingDismissed, "dismissed"))
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willMove") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didMove") }
  }

  private static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.strutView.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    return window
  }

  private static func expect(
    _ log: Log, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(log.lines.joined(separator: " ") == expected, sourceLocation: sourceLocation)
    log.lines = []
  }

  @Test("Pushing and popping call the methods of appearance in UIKit's order")
  func navigation() {
    let (log, window) = (Log(), Self.window())
    let (a, b) = (Page("a", log), Page("b", log))
    let navigation = UINavigationController(rootViewController: a)
    Self.expect(log, "a.willMove a.didMove")
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Self.expect(log, "a.load a.willAppear a.isAppearing a.didAppear")
    // The status bar's 59 and the bar's 44.
    #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(a.view.frame == window.bounds && a.topLayoutGuide.length == 103)
    navigation.pushViewController(b, animated: true)
    Self.expect(
      log,
      "b.willMove b.load a.willDisappear b.willAppear(moving) a.didDisappear b.isAppearing b.didAppear b.didMove")
    #expect(b.navigationController === navigation && navigation.topViewController === b)
    #expect(b.view.window === window && a.view.window == nil)
    #expect(navigation.popViewController(animated: true) === b)
    Self.expect(
      log,
      "b.willLeave b.willDisappear(moving) a.willAppear b.didDisappear a.isAppearing a.didAppear b.didLeave")
    window.rootViewController = nil
  }

  @Test("Presenting over the full screen makes the presenting one disappear, and a sheet does not")
  func presentation() {
    let (log, window) = (Log(), Self.window())
    let (a, c, d) = (Page("a", log), Page("c", log), Page("d", log))
    window.rootViewController = a
    window.makeKeyAndVisible()
    log.lines = []
    c.modalPresentationStyle = .fullScreen
    a.present(c, animated: true) { log.lines.append("completion") }
    Self.expect(
      log, "c.load a.willDisappear c.willAppear(presented) c.isAppearing c.didAppear a.didDisappear completion")
    #expect(a.presentedViewController === c && c.presentingViewController === a && c.view.frame == window.bounds)
    c.dismiss(animated: true) { log.lines.append("completion") }
    Self.expect(
      log, "c.willDisappear(dismissed) a.willAppear a.isAppearing a.didAppear c.didDisappear completion")
    a.present(d, animated: true)
    Self.expect(log, "d.load d.willAppear(presented) d.isAppearing d.didAppear")
    #expect(d.view.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    var answers: [String] = []
    let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers.append("ok") })
    d.present(alert, animated: true)
    #expect(d.presentedViewController === alert)
    alert.actions.first?.perform()
    #expect(answers == ["ok"] && d.presentedViewController == nil)
    a.dismiss(animated: false)
    Self.expect(log, "d.willDisappear(dismissed) d.didDisappear")
    window.rootViewController = nil
  }

  @Test("Tabs load when they are selected, and have the tab bar in their safe area")
  func tabs() {
    let (log, window) = (Log(), Self.window())
    let (first, second) = (Page("1", log), Page("2", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
    log.lines = []
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    Self.expect(log, "1.load 1.willAppear 1.isAppearing 1.didAppear")
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
    tabs.selectedIndex = 1
    Self.expect(log, "2.load 2.willAppear 1.willDisappear 1.didDisappear 2.isAppearing 2.didAppear")
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0))
    #expect(second.tabBarController === tabs)
    window.rootViewController = nil
  }

  @Test("A child that a container adds by hand appears with its view")
  func children() {
    let (log, window) = (Log(), Self.window())
    let (parent, child) = (Page("p", log), Page("c", log))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    log.lines = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    Self.expect(log, "c.willMove c.load c.willAppear c.isAppearing c.didAppear c.didMove")
    #expect(child.parent === parent && parent.children == [child] && child.view.next === child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    Self.expect(log, "c.willLeave c.willDisappear c.didDisappear c.didLeave")
    window.rootViewController = nil
  }

  @Test("Controllers that were dismissed, popped or replaced are released with their views")
  func release() {
    weak var popped: UIViewController?
    weak var dismissed: UIViewController?
    weak var root: UIViewController?
    weak var view: UIView?
    let (log, window) = (Log(), Self.window())
    func use() {
      let (a, b, c) = (Page("a", log), Page("b", log), Page("c", log))
      let navigation = UINavigationController(rootViewController: a)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      navigation.pushViewController(b, animated: false)
      navigation.popViewController(animated: false)
      a.present(c, animated: false)
      a.dismiss(animated: false)
      (popped, dismissed, root, view) = (b, c, navigation, b.view)
      window.rootViewController = nil
    }
    use()
    #expect(popped == nil && dismissed == nil && root == nil && view == nil)
  }

  @Test("A change of size and of traits is told to the controller, with a coordinator")
  func transitions() {
    final class Watching: UIViewController {
      var log: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: Watching, _) in
          controller.log.append("registered")
        }
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("to \(Int(size.width))")
        coordinator.animate(
          alongsideTransition: { _ in self.log.append("along") }, completion: { _ in self.log.append("done") })
      }
    }
    let (controller, window) = (Watching(), Self.window())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(controller.log == ["registered"])
    controller.log = []
    window.frame.size.width = 500
    window.layoutIfNeeded()
    #expect(controller.log == ["to 500", "along", "done"] && controller.view.frame.width == 500)
    window.rootViewController = nil
  }
}
