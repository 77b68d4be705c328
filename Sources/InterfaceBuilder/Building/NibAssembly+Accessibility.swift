import LayoutCore

extension NibAssembly {
  /// Returns what assistive technologies know of a view: the description in the file, and runtime
  /// attributes. A control always has facts, so that an audit can tell that it lacks a label.
  func accessibility(of view: View, _ source: NibView) -> AccessibilityFacts? {
    var facts = AccessibilityFacts()
    if let described = source.accessibility {
      (facts.label, facts.hint, facts.isElement) = (described.label, described.hint, described.isElement)
      facts.traits = described.traits.map { names in names.compactMap { Self.traits[$0] }.reduce(0, |) }
      facts.symbolName = described.symbolName
    }
    for attribute in source.runtimeAttributes {
      switch attribute.keyPath {
      case "accessibilityLabel": facts.label = attribute.value
      case "accessibilityHint": facts.hint = attribute.value
      case "accessibilityValue": facts.value = attribute.value
      case "isAccessibilityElement": facts.isElement = attribute.isYes
      case "accessibilityElementsHidden": facts.hidesElements = attribute.isYes == true
      default: break
      }
    }
    if case .button(let button) = source.content, let image = button.configuration?.image ?? button.image,
      image.isSymbol
    {
      facts.symbolName = image.name
    }
    return view is Control || facts != AccessibilityFacts() ? facts : nil
  }

  /// UIKit's raw values of the traits.
  private static let traits: [String: UInt64] = [
    "button": 1, "link": 1 << 1, "image": 1 << 2, "selected": 1 << 3, "playsSound": 1 << 4, "keyboardKey": 1 << 5,
    "staticText": 1 << 6, "summaryElement": 1 << 7, "notEnabled": 1 << 8, "updatesFrequently": 1 << 9,
    "searchField": 1 << 10, "startsMediaSession": 1 << 11, "adjustable": 1 << 12, "allowsDirectInteraction": 1 << 13,
    "causesPageTurn": 1 << 14, "tabBar": 1 << 15, "header": 1 << 16,
  ]
}
