import Foundation
import LayoutCore
import LayoutTestSupport
import Testing

/// A view controller that records its calls.
private class Diary: ViewController {
  var entries: [String] = []
  var name = "controller"
  var book: Diary?

  private func note(_ entry: String) {
    entries.append(entry)
    book?.entries.append("\(name): \(entry)")
  }

  override func loadView() {
    note("loadView")
    view = DiaryView(self)
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing \(Int(view.bounds.width))") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewLayoutMarginsDidChange() { note("viewLayoutMarginsDidChange") }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
  override func traitCollectionDidChange(_ previous: TraitCollection?) { note("traitCollectionDidChange") }
  override func willMove(toParent parent: ViewController?) { note("willMove \(parent == nil ? "out" : "in")") }
  override func didMove(toParent parent: ViewController?) { note("didMove \(parent == nil ? "out" : "in")") }

  /// Returns the calls since the previous request.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

private final class DiaryView: View {
  unowned let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { diary.entries.append("layoutSubviews") }
  override func updateConstraints() { diary.entries.append("updateConstraints") }
}

@Suite("View controllers")
struct ViewControllerTests {
  private func window(_ controller: ViewController, width: CGFloat = 375) -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.rootViewController = controller
    return window
  }

  @Test("The view is made when it is first asked for, once")
  func loading() {
    let diary = Diary()
    #expect(!diary.isViewLoaded && diary.viewIfLoaded == nil)
    #expect(diary.view === diary.view)
    #expect(diary.read() == ["loadView", "viewDidLoad"])
    #expect(diary.isViewLoaded)
    #expect(ViewController().view.bounds == .zero)
  }

  @Test("A window shows a controller in UIKit's order")
  func appearing() {
    let diary = Diary()
    let window = window(diary)
    #expect(diary.read().isEmpty)
    window.makeKeyAndVisible()
    #expect(
      diary.read() == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing 375", "updateViewConstraints",
        "updateConstraints",
        "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(diary.read().isEmpty)
    #expect(diary.view.frame == window.bounds)
  }

  @Test("Another controller takes the place of the first, which goes")
  func replacing() {
    let (first, second) = (Diary(), Diary())
    let window = window(first)
    window.makeKeyAndVisible()
    _ = first.read()
    window.rootViewController = second
    #expect(first.read() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(first.view.superview == nil && second.view.superview === window)
    #expect(second.read().last == "viewDidAppear")
  }

  @Test("Children appear with the controller that holds them, after it")
  func children() {
    let (parent, child) = (Diary(), Diary())
    (child.name, child.book) = ("child", parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children.first === child)
    #expect(child.read().prefix(3) == ["willMove in", "loadView", "viewDidLoad"])
    _ = parent.read()
    window(parent).makeKeyAndVisible()
    #expect(
      parent.read().filter { $0.contains("ppear") } == [
        "viewWillAppear", "child: viewWillAppear", "viewIsAppearing 375", "child: viewIsAppearing 0", "viewDidAppear",
        "child: viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
    #expect(child.read().suffix(4) == ["willMove out", "viewWillDisappear", "viewDidDisappear", "didMove out"])
  }

  @Test("A child whose view is added to one in sight appears, and disappears when it is taken out")
  func lateChildren() {
    let (parent, child, inner) = (Diary(), Diary(), Diary())
    child.addChild(inner)
    child.view.addSubview(inner.view)
    window(parent).makeKeyAndVisible()
    parent.addChild(child)
    (_, _) = (child.read(), inner.read())
    let container = View()
    container.addSubview(child.view)
    #expect(child.read() == [])
    parent.view.addSubview(container)
    #expect(child.read() == ["viewWillAppear", "viewIsAppearing 0", "viewDidAppear"])
    #expect(inner.read() == ["viewWillAppear", "viewIsAppearing 0", "viewDidAppear"])
    parent.view.bringSubviewToFront(container)
    #expect(child.read() == [])
    container.removeFromSuperview()
    #expect(child.read() == ["viewWillDisappear", "viewDidDisappear"])
    #expect(inner.read() == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test("A child that was let go before its view is taken out disappears all the same")
  func orphans() {
    let (parent, child) = (Diary(), Diary())
    window(parent).makeKeyAndVisible()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.removeFromParent()
    _ = child.read()
    child.view.removeFromSuperview()
    #expect(child.read() == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test("A container that tells its child itself is not in the way")
  func ownTransitions() {
    let (parent, child) = (Diary(), Diary())
    window(parent).makeKeyAndVisible()
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    parent.view.addSubview(child.view)
    child.endAppearanceTransition()
    #expect(child.read().filter { $0.contains("ppear") }.count == 3)
  }

  @Test("A controller in a container is told of each transition once")
  func transitions() {
    let diary = Diary()
    diary.endAppearanceTransition()
    diary.beginAppearanceTransition(false, animated: false)
    #expect(diary.read().isEmpty)
    diary.beginAppearanceTransition(true, animated: true)
    diary.beginAppearanceTransition(true, animated: true)
    #expect(diary.read() == ["loadView", "viewDidLoad", "viewWillAppear"])
    diary.beginAppearanceTransition(false, animated: true)
    diary.endAppearanceTransition()
    #expect(diary.read() == ["viewWillDisappear", "viewDidDisappear"])
  }

  /// Widths and the margins at the sides of a controller's view (Facts.md#cells).
  @Test(
    "The view's margins are the system's least, or more", arguments: [(320.0, 16.0), (389, 16), (390, 20), (1024, 20)])
  func margins(width: Double, side: Double) {
    let controller = ViewController()
    window(controller, width: CGFloat(width)).makeKeyAndVisible()
    let view = controller.view
    #expect(view.layoutMargins == EdgeInsets(top: 0, left: CGFloat(side), bottom: 0, right: CGFloat(side)))
    #expect(controller.systemMinimumLayoutMargins.leading == CGFloat(side))
    view.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 40, bottom: 6, trailing: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 5, left: 40, bottom: 6, right: CGFloat(side)))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == EdgeInsets(top: 5, left: 40, bottom: 6, right: 4))
  }

  @Test("Additional insets are added to the safe area, never below 0")
  func safeArea() {
    let controller = ViewController()
    let window = window(controller)
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 50, left: 3, bottom: -40, right: 0)
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 97, left: 3, bottom: 0, right: 0))
    let child = constrainedView("child")
    controller.view.addSubview(child)
    LayoutConstraint.activate(child.filling(controller.view.safeAreaLayoutGuide))
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 3, y: 97, width: 372, height: 503))
  }

  @Test("Traits and margins that change are told")
  func changes() {
    let diary = Diary()
    let window = window(diary)
    window.makeKeyAndVisible()
    _ = diary.read()
    window.setTraits(TraitCollection(contentSizeCategory: .accessibilityLarge))
    #expect(diary.read() == ["traitCollectionDidChange"])
    #expect(diary.traitCollection.contentSizeCategory == .accessibilityLarge)
    diary.view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(diary.read() == ["viewLayoutMarginsDidChange"])
  }

  @Test("A controller that holds itself stops")
  func cycle() async throws {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (ViewController(), ViewController())
      outer.addChild(inner)
      inner.addChild(outer)
    }
  }
}
