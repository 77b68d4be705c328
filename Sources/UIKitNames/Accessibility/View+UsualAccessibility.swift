internal import Foundation
internal import LayoutCore

extension View {
  /// The description of a view of this kind for assistive technologies if a program sets nothing.
  var usualAccessibility: AccessibilityFacts {
    var facts = AccessibilityFacts()
    var traits: UIAccessibilityTraits = []
    switch self {
    case let label as Label:
      (facts.isElement, facts.label, traits) = (true, label.text, .staticText)
    case let text as TextView:
      (facts.isElement, facts.value) = (true, text.text)
    case let field as TextField:
      (facts.isElement, facts.value) = (true, field.text?.isEmpty == false ? field.text : field.placeholder)
    case let button as Button:
      (facts.isElement, facts.label, traits) = (true, button.titleLabel?.text, .button)
    case is ImageView:
      traits = .image
    case is SegmentedControl:
      break
    case is SearchBar:
      traits = .searchField
    case is Slider, is Stepper, is PageControl:
      (facts.isElement, traits) = (true, .adjustable)
    case is Switch:
      (facts.isElement, traits) = (true, [.button, .toggleButton])
    case is Control:
      facts.isElement = type(of: self) != Control.self
    default: break
    }
    if let control = self as? Control {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control.isSelected { traits.insert(.selected) }
    }
    facts.traits = traits.rawValue
    return facts
  }
}

extension UIView {
  /// The description of the view for assistive technologies, as its properties answer: a subclass
  /// may override them. Nil if nothing is known but what is usual for the kind of view.
  var describedAccessibility: AccessibilityFacts? {
    let usual = usualAccessibility
    var facts = accessibilityFacts
    facts.isElement = differing(isAccessibilityElement, from: usual.isElement ?? false) ?? facts.isElement
    facts.label = differing(accessibilityLabel, from: usual.label) ?? facts.label
    facts.hint = differing(accessibilityHint, from: usual.hint) ?? facts.hint
    facts.value = differing(accessibilityValue, from: usual.value) ?? facts.value
    facts.traits = differing(accessibilityTraits.rawValue, from: usual.traits ?? 0) ?? facts.traits
    facts.hidesElements = accessibilityElementsHidden
    facts.symbolName = shownSymbolName
    return facts == AccessibilityFacts() ? nil : facts
  }

  private func differing<Value: Equatable>(_ value: Value, from usual: Value) -> Value? {
    value == usual ? nil : value
  }
}
