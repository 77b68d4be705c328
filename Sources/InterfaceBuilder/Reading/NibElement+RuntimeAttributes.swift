import LayoutCore
import XMLInterop

extension NibElement {
  /// Reads the `userDefinedRuntimeAttributes`, which are set by key path when the nib is loaded.
  func runtimeAttributes() throws(NibError) -> [NibRuntimeAttribute] {
    var attributes: [NibRuntimeAttribute] = []
    for element in parts(of: "userDefinedRuntimeAttributes") where element.name == "userDefinedRuntimeAttribute" {
      attributes.append(
        NibRuntimeAttribute(
          keyPath: element.attributes["keyPath"] ?? "", type: element.attributes["type"] ?? "",
          value: try value(of: element), color: try color(of: element),
          position: element.position))
    }
    return attributes
  }

  /// Reads the color of a runtime attribute; nil if its value is not a color.
  private func color(of attribute: XMLElement) throws(NibError) -> Color? {
    guard let value = attribute.valueElement, value.name == "color" else { return nil }
    return try NibElement(value, in: reading).ownColor()
  }

  /// Reads the value of a runtime attribute as text; for a `<string>`, its text.
  private func value(of attribute: XMLElement) throws(NibError) -> String {
    guard let string = attribute.valueElement, ["string", "mutableString"].contains(string.name) else {
      return attribute.runtimeValue
    }
    return try NibElement(string, in: reading).ownString(of: "value")
  }
}

extension XMLElement {
  /// The element of the value; nil if it is in an attribute.
  fileprivate var valueElement: XMLElement? {
    attributes["value"] == nil ? children.first { $0.attributes["key"] == "value" } : nil
  }

  /// The value of a runtime attribute as text, in the form of UIKit's strings of points, sizes and
  /// rectangles.
  fileprivate var runtimeValue: String {
    if let value = attributes["value"] { return value }
    guard let value = valueElement else { return "" }
    func written(_ name: String) -> String { value.attributes[name] ?? "0" }
    switch value.name {
    case "nil": return "nil"
    case "point": return "{\(written("x")), \(written("y"))}"
    case "size": return "{\(written("width")), \(written("height"))}"
    case "rect":
      return "{{\(written("x")), \(written("y"))}, {\(written("width")), \(written("height"))}}"
    case "range": return "{\(written("location")), \(written("length"))}"
    case "color": return value.attributes["name"] ?? value.attributes["systemColor"] ?? "color"
    default: return value.attributes["value"] ?? value.text
    }
  }
}
