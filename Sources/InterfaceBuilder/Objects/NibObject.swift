import StringCatalogs
import XMLInterop

/// An object of an Interface Builder file, of any kind.
package struct NibObject: Sendable {
  /// The object ID.
  package let id: String
  /// The name of the element: "label", "viewController", "tapGestureRecognizer".
  package let element: String
  /// The object ID of the object that contains it; nil for a top-level object.
  package let parent: String?
  /// The `key`: "view", "navigationItem".
  package let key: String?
  /// The attributes, as written.
  package let attributes: [String: String]
  /// The outlets, actions and segues, in order.
  package let connections: [NibConnection]
  /// The `userDefinedRuntimeAttributes`.
  package let runtimeAttributes: [NibRuntimeAttribute]
  /// The attributes of elements such as `extendedEdge` and `accessibility`, by key.
  package let values: [String: [String: String]]

  /// The `customClass`, without its module; nil if there is none.
  package var customClass: String? { attributes["customClass"] }
  /// The `customModule`; nil if there is none.
  package var customModule: String? { attributes["customModule"] }
  /// Returns true if a property is YES.
  package func flag(_ name: String) -> Bool { attributes[name] == "YES" }
}

/// A connection of an object.
package enum NibConnection: Hashable, Sendable {
  /// The property that refers to the object with an ID.
  case outlet(String, String)
  /// The list that contains the object with an ID.
  case collection(String, String)
  /// The action that is sent to the object with an ID for an event.
  case action(String, String, event: String?)
  /// A transition to a controller.
  case segue(NibSegue)
}

/// A transition between controllers.
package struct NibSegue: Hashable, Sendable {
  /// The object ID of the destination.
  package let destination: String
  /// The kind: "show", "presentation", "relationship", "embed", "unwind".
  package let kind: String
  /// The name of the relationship: "rootViewController".
  package let relationship: String?
  /// The name by which code performs the segue.
  package let identifier: String?
  /// The class, without its module.
  package let customClass: String?
  /// The module of the class.
  package let customModule: String?
  /// The action of an unwind segue: "unwind:".
  package let unwindAction: String?
  /// The style of a presentation: "fullScreen".
  package let modalPresentationStyle: String?
}

extension NibConnection {
  /// Reads a connection; nil for other kinds of elements.
  init?(_ element: XMLElement) {
    let values = element.attributes
    guard let destination = values["destination"] else { return nil }
    switch element.name {
    case "outlet": self = .outlet(values["property"] ?? "", destination)
    case "outletCollection": self = .collection(values["property"] ?? "", destination)
    case "action": self = .action(values["selector"] ?? "", destination, event: values["eventType"])
    case "segue":
      self = .segue(
        NibSegue(
          destination: destination, kind: values["kind"] ?? "", relationship: values["relationship"],
          identifier: values["identifier"], customClass: values["customClass"], customModule: values["customModule"],
          unwindAction: values["unwindAction"], modalPresentationStyle: values["modalPresentationStyle"]))
    default: return nil
    }
  }
}

extension NibObject {
  /// The elements whose attributes are values of the object.
  private static let values: Set<String> = ["extendedEdge", "size", "accessibility"]

  /// Reads an object.
  init(_ element: XMLElement, id: String, in parent: String?, _ reading: NibReading) throws(NibError) {
    (self.id, self.element, self.parent) = (id, element.name, parent)
    (key, attributes) = (element.attributes["key"], element.attributes)
    connections = element.children("connections").flatMap(\.children).compactMap(NibConnection.init)
    runtimeAttributes = try NibElement(element, in: reading).runtimeAttributes()
    values = element.children.reduce(into: [:]) { values, child in
      guard Self.values.contains(child.name), let key = child.attributes["key"] else { return }
      values[key] = child.attributes
    }
  }
}
