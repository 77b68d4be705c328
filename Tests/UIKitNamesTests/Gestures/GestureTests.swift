import Testing
import UIKitNames

@MainActor @Suite("Touches and gestures")
struct GestureTests {
  private final class Touchy: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began \(touches.first?.location(in: self) ?? .zero)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private static func views() -> (root: UIView, touchy: Touchy) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let touchy = Touchy(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    root.addSubview(touchy)
    return (root, touchy)
  }

  @Test("A touch is of the innermost view that takes touches, in that view's coordinates")
  func hits() {
    let (root, touchy) = Self.views()
    #expect(root.asUser.tap(at: CGPoint(x: 60, y: 70)) === touchy)
    #expect(touchy.log == ["began \(CGPoint(x: 10, y: 20))", "ended"])
    #expect(root.asUser.tap(at: CGPoint(x: 10, y: 10)) === root)
    touchy.isUserInteractionEnabled = false
    #expect(root.asUser.tap(at: CGPoint(x: 60, y: 70)) === root && touchy.log.count == 2)
  }

  @Test("A recognized tap cancels the touches of the view, and only an enabled recognizer is performed")
  func taps() {
    let (root, touchy) = Self.views()
    let target = NotingTarget("tap:")
    let tap = UITapGestureRecognizer(target: target, action: "tap:")
    root.addGestureRecognizer(tap)
    #expect(tap.view === root && root.gestureRecognizers == [tap])
    root.asUser.tap(at: CGPoint(x: 60, y: 70))
    #expect(target.calls == ["tap:"] && target.senders.first as? UITapGestureRecognizer === tap)
    #expect(touchy.log.last == "cancelled")
    #expect(tap.asUser.perform() && target.calls.count == 2 && tap.state == .possible)
    tap.isEnabled = false
    #expect(!tap.asUser.perform() && target.calls.count == 2)
    root.removeGestureRecognizer(tap)
    #expect(tap.view == nil && root.gestureRecognizers?.isEmpty != false)
  }

  @Test("A double tap takes the place of the single tap that requires it to fail")
  func doubleTaps() {
    let (root, touchy) = Self.views()
    let (single, double) = (NotingTarget("tap:"), NotingTarget("tap:"))
    let tap = UITapGestureRecognizer(target: single, action: "tap:")
    let twice = UITapGestureRecognizer(target: double, action: "tap:")
    twice.numberOfTapsRequired = 2
    tap.require(toFail: twice)
    root.addGestureRecognizer(tap)
    touchy.addGestureRecognizer(twice)
    root.asUser.tap(at: CGPoint(x: 60, y: 70), count: 2)
    #expect(single.calls.isEmpty && double.calls.count == 1)
    root.asUser.tap(at: CGPoint(x: 60, y: 70))
    #expect(single.calls.count == 1 && double.calls.count == 1)
  }

  @Test("A pan begins, changes and ends")
  func pans() {
    final class Target: SelectorPerforming {
      var states: [UIGestureRecognizer.State] = []
      var way = CGPoint.zero
      func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
        guard selector == "pan:", let pan = sender as? UIPanGestureRecognizer else { return false }
        states.append(pan.state)
        way = pan.translation(in: pan.view)
        return true
      }
    }
    let (view, target) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Target())
    let pan = UIPanGestureRecognizer(target: target, action: "pan:")
    view.addGestureRecognizer(pan)
    pan.asUser.pan(by: CGPoint(x: 5, y: 0))
    #expect(target.states == [.began, .changed, .ended] && target.way == CGPoint(x: 5, y: 0))
  }

  @Test("A control takes its touches before a tap recognizer around it")
  func controls() {
    let (root, target) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), NotingTarget("tap:"))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    root.addSubview(button)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    root.addGestureRecognizer(UITapGestureRecognizer(target: target, action: "tap:"))
    #expect(root.asUser.tap(at: CGPoint(x: 30, y: 30)) === button)
    #expect(events == ["down", "inside"] && target.calls.isEmpty)
    root.asUser.tap(at: CGPoint(x: 130, y: 30))
    #expect(events.count == 2 && target.calls == ["tap:"])
  }

  @Test("A control tracks its touch by its own methods")
  func tracking() {
    final class Tracking: UIControl {
      var log: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin \(touch.location(in: self).x)")
        return super.beginTracking(touch, with: event)
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log.append("end")
        super.endTracking(touch, with: event)
      }
    }
    let (control, target) = (Tracking(frame: CGRect(x: 0, y: 0, width: 30, height: 30)), NotingTarget("tapped:event:"))
    control.addTarget(target, action: "tapped:event:", for: .touchUpInside)
    control.asUser.tap()
    #expect(control.log == ["begin 15.0", "end"] && target.calls.count == 1)
  }
}
