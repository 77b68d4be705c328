import LayoutCore
import Testing
import UIKitNames

@MainActor @Suite("What assistive technologies know of views", .serialized)
struct AccessibilityTests {
  private static func label() -> UILabel {
    let label = UILabel()
    label.text = "Hello"
    return label
  }

  private static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    return button
  }

  private static func field() -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    return field
  }

  @Test("Views have UIKit's usual labels, values and traits")
  func usual() {
    let facts: [(UIView, Bool, String?, UIAccessibilityTraits)] = [
      (UIView(), false, nil, .none), (Self.label(), true, "Hello", .staticText), (Self.button(), true, "Buy", .button),
      (Self.field(), true, nil, .none), (UIImageView(), false, nil, .image), (UISlider(), true, nil, .adjustable),
      (UIStackView(), false, nil, .none), (UITextView(), true, nil, .none),
    ]
    for (view, isElement, label, traits) in facts {
      #expect(view.isAccessibilityElement == isElement, "\(type(of: view))")
      #expect(view.accessibilityLabel == label, "\(type(of: view))")
      #expect(view.accessibilityTraits == traits, "\(type(of: view))")
    }
    #expect(Self.field().accessibilityValue == "Name")
    let disabled = Self.button()
    disabled.isEnabled = false
    #expect(disabled.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("What a program sets, or a subclass overrides, is what the engine knows")
  func set() {
    final class Named: UIButton {
      override var accessibilityLabel: String? {
        get { "Named" }
        set {}
      }
    }
    let view = UIView()
    #expect(view.strutView.askedAccessibility == nil)
    view.accessibilityLabel = "Card"
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "card"
    #expect(view.strutView.askedAccessibility?.label == "Card")
    #expect(view.strutView.askedAccessibility?.isElement == true)
    #expect(view.strutView.accessibilityIdentifier == "card")
    let named = Named(type: .system)
    #expect(named.strutView.askedAccessibility?.label == "Named")
  }

  @Test("Posted messages, settings and custom actions")
  func messages() {
    UIAccessibility.post(notification: .announcement, argument: "Done")
    #expect(UIAccessibility.postedNotifications.last?.argument as? String == "Done")
    UIAccessibility.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.isReduceMotionEnabled = false
    var done = 0
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in
      done += 1
      return true
    }
    let label = UILabel()
    label.accessibilityCustomActions = [action]
    #expect(label.accessibilityCustomActions?.first === action && action.perform() && done == 1)
  }
}
