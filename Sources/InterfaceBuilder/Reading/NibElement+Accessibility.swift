import XMLInterop

extension NibElement {
  /// Reads the description of a view for assistive technologies; nil if there is none.
  func accessibility() -> NibAccessibility? {
    var description = NibAccessibility()
    description.label = plainText("accessibilityLabel")
    if let element = keyedChild("accessibilityConfiguration") {
      description.label = element.attributes["label"] ?? element.keyed("label")?.shownText ?? description.label
      description.hint = element.attributes["hint"] ?? element.keyed("hint")?.shownText
      description.isElement = (element.attributes["isElement"] ?? element.keyed("isElement")?.attributes["value"])
        .map { $0 == "YES" }
      description.traits = element.keyed("traits").map { traits in
        Set(traits.attributes.filter { $0.value == "YES" }.keys)
      }
    }
    // UIKit has a label for the symbols of these buttons.
    if name == "button", let type = plainText("buttonType"), Self.namedButtonTypes.contains(type) {
      description.symbolName = type
    }
    return description == NibAccessibility() ? nil : description
  }

  private static let namedButtonTypes: Set<String> = [
    "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
  ]
}

extension XMLElement {
  /// Returns the child element with a key; nil if there is none.
  fileprivate func keyed(_ key: String) -> XMLElement? { children.first { $0.attributes["key"] == key } }

  /// The text of a `<string>`.
  fileprivate var shownText: String { attributes["value"] ?? text }
}
