import Testing
import UIKitNames

@MainActor @Suite("Actions by selector")
struct SelectorTests {
  private final class Panel: UIView {
    var taps = 0
    override func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
      guard selector == "tap:" else { return super.perform(selector, with: sender, for: event) }
      taps += 1
      return true
    }
  }

  private final class Controller: UIViewController {
    var saves = 0
    override func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
      guard selector == "save" else { return super.perform(selector, with: sender, for: event) }
      saves += 1
      return true
    }
  }

  @Test("An action without a target goes up the chain of responders, to controllers, too")
  func chain() {
    let (controller, panel, button) = (Controller(), Panel(), UIButton(type: .system))
    controller.view.addSubview(panel)
    panel.addSubview(button)
    button.addTarget(nil, action: "tap:", for: .touchUpInside)
    button.addTarget(nil, action: "save", for: .touchUpInside)
    #expect(button.asUser.tap() && panel.taps == 1 && controller.saves == 1)
    #expect(button.allControlEvents == .touchUpInside)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["tap:", "save"])
    button.removeTarget(nil, action: "tap:", for: .allEvents)
    button.asUser.tap()
    #expect(panel.taps == 1 && controller.saves == 2)
    #expect(UIApplication.shared.sendAction("save", to: nil, from: button, for: nil) && controller.saves == 3)
  }

  @Test("The first responder comes first")
  func firstResponder() {
    final class Field: UITextField {
      var taps = 0
      override func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
        guard selector == "tap:" else { return super.perform(selector, with: sender, for: event) }
        taps += 1
        return true
      }
    }
    let (panel, button, field) = (Panel(), UIButton(type: .system), Field())
    panel.addSubview(button)
    button.addTarget(nil, action: "tap:", for: .touchUpInside)
    field.becomeFirstResponder()
    button.asUser.tap()
    field.resignFirstResponder()
    button.asUser.tap()
    #expect(field.taps == 1 && panel.taps == 1)
  }

  @Test("A name that nobody knows is told once, with the class that should know it")
  func unknown() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      let (button, target, label) = (UIButton(type: .custom), NotingTarget("tap:"), UILabel())
      button.addTarget(target, action: "tipp:", for: .touchUpInside)
      button.addTarget(label, action: "nope", for: .touchUpInside)
      button.addTarget(nil, action: "nobody", for: .touchUpInside)
      button.asUser.tap()
      button.asUser.tap()
    }
    #expect(
      surroundings.log == [
        "UIKit: NotingTarget does not perform \"tipp:\", the action of UIButton.",
        "UIKit: UILabel does not perform \"nope\", the action of UIButton.",
        "UIKit: No responder performs \"nobody\", the action of UIButton.",
      ])
  }

  @Test("A control does not keep its target, and drops it once that is gone")
  func targets() {
    let button = UIButton(type: .system)
    weak var gone: NotingTarget?
    do {
      let target = NotingTarget("tap:")
      gone = target
      button.addTarget(target, action: "tap:", for: .touchUpInside)
      #expect(button.asUser.tap() && target.calls == ["tap:"] && target.senders.first as? UIButton === button)
    }
    #expect(gone == nil)
    #expect(button.asUser.tap())
  }

  @Test("Notifications reach observers by selector until they are removed")
  func notifications() {
    let (target, name) = (NotingTarget("note:"), Notification.Name("SelectorTests.note"))
    NotificationCenter.default.addObserver(target, selector: "note:", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.calls == ["note:"] && (target.senders.first as? Notification)?.name == name)
    NotificationCenter.default.removeObserver(target)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(target.calls.count == 1)
  }

  @Test("A call that is not simulated is told once")
  func notSimulated() throws {
    let surroundings = try FontSurroundings()
    surroundings.run {
      for _ in 0..<2 { UIColor.red.setFill() }
    }
    #expect(surroundings.log == ["UIKit: UIColor.setFill() is accepted but not simulated."])
  }
}
