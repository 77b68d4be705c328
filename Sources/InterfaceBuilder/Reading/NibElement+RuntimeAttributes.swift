import XMLInterop

extension NibElement {
  /// `userDefinedRuntimeAttributes`: what is set by key path when the nib is loaded.
  func runtimeAttributes() throws(NibError) -> [NibRuntimeAttribute] {
    parts(of: "userDefinedRuntimeAttributes").filter { $0.name == "userDefinedRuntimeAttribute" }.map { element in
      NibRuntimeAttribute(
        keyPath: element.attributes["keyPath"] ?? "", type: element.attributes["type"] ?? "",
        value: element.runtimeValue, position: element.position)
    }
  }
}

extension XMLElement {
  /// The value of a runtime attribute as text, in the form of UIKit's strings of points, sizes and rectangles.
  fileprivate var runtimeValue: String {
    if let value = attributes["value"] { return value }
    guard let value = children.first(where: { $0.attributes["key"] == "value" }) else { return "" }
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
