import FontMetrics
import Foundation
import LayoutCore
import Testing

/// A view's representative in another API.
@Suite("Facades of views")
struct FacadeTests {
  @Test("A view holds its facade while it has a superview, and no longer")
  func holding() {
    let root = View()
    weak var weakly: Recorder?
    let view = View()
    do {
      let facade = Recorder(of: view)
      weakly = facade
      root.addSubview(view)
    }
    #expect(weakly != nil)
    #expect(view.facade === weakly)
    view.removeFromSuperview()
    #expect(weakly == nil)
  }

  @Test("A hierarchy of facades is released with its outermost one")
  func releasing() {
    weak var first: Recorder?
    weak var last: Recorder?
    do {
      var view = View()
      let facade = Recorder(of: view)
      first = facade
      for _ in 0..<400 {
        let inner = View()
        last = Recorder.added(to: inner, in: view)
        view = inner
      }
      #expect(last != nil)
    }
    #expect(first == nil && last == nil)
  }

  @Test("A facade that waits for reuse is held until it is released")
  func waiting() {
    let view = View()
    weak var weakly: Recorder?
    do {
      let facade = Recorder(of: view)
      weakly = facade
      view.holdFacade(true)
    }
    #expect(weakly != nil)
    view.holdFacade(false)
    #expect(weakly == nil)
  }

  @Test("The engine asks the facade instead of the view, and notifies it in UIKit's order")
  func asking() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    let facade = Recorder(of: view)
    root.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -2, width: 34, height: 24))
    #expect(facade.calls == ["willMove true", "didMove", "updateConstraints", "layoutSubviews"])
    view.removeFromSuperview()
    #expect(facade.calls.suffix(2) == ["willMove false", "didMove"])
  }

  @Test("A facade that overrides nothing is not asked")
  func plain() {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    let facade = Recorder(of: view, overridesNothing: true)
    view.layoutIfNeeded()
    #expect(facade.calls.isEmpty)
    #expect(view.bounds.size == .zero)
  }
}

/// A facade 30 by 20 points large, drawn 2 points beyond on every side.
private final class Recorder: ViewFacade {
  let view: View
  let overridesNothing: Bool
  var calls: [String] = []

  init(of view: View, overridesNothing: Bool = false) {
    self.view = view
    self.overridesNothing = overridesNothing
    view.facade = self
  }

  /// Creates a facade that only its view holds.
  static func added(to inner: View, in view: View) -> Recorder {
    let facade = Recorder(of: inner, overridesNothing: true)
    view.addSubview(inner)
    return facade
  }

  var facadeTypeName: String { "Recorder" }
  func callLayoutSubviews() { calls.append("layoutSubviews") }
  func callUpdateConstraints() { calls.append("updateConstraints") }
  func askIntrinsicContentSize() -> CGSize { CGSize(width: 30, height: 20) }
  func askSizeThatFits(_ size: CGSize) -> CGSize { size }
  func askFittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize { target }
  func askAlignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 2, dy: 2) }
  func askFirstBaselineView() -> View { view }
  func askLastBaselineView() -> View { view }
  func callWillMove(toSuperview superview: View?) { calls.append("willMove \(superview != nil)") }
  func callDidMoveToSuperview() { calls.append("didMove") }
  func callDidAddSubview(_ subview: View) { calls.append("didAdd") }
  func callWillRemoveSubview(_ subview: View) { calls.append("willRemove") }
  func callLayoutMarginsDidChange() { calls.append("margins") }
  func callSafeAreaInsetsDidChange() { calls.append("safeArea") }
  func callTraitCollectionDidChange(_ previous: TraitCollection) { calls.append("traits") }
  func askAccessibility() -> AccessibilityFacts? { nil }
}
