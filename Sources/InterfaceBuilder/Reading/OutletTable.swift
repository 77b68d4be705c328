import XMLInterop

/// The outlets of a document by destination: "titleLabel"; in an outlet collection, "buttons[2]",
/// counted from 0.
enum OutletTable {
  /// Finds the outlets of all objects, in the order of the file.
  ///
  /// - Complexity: O(*n*) in the number of elements in the document.
  static func outlets(of root: XMLElement) -> [String: [String]] {
    var outlets: [String: [String]] = [:]
    var waiting = [root]
    while let element = waiting.popLast() {
      if element.name == "connections" { add(element, to: &outlets) }
      waiting += element.children.reversed()
    }
    return outlets
  }

  private static func add(_ connections: XMLElement, to outlets: inout [String: [String]]) {
    var counts: [String: Int] = [:]
    for connection in connections.children {
      guard let property = connection.attributes["property"], let object = connection.attributes["destination"] else {
        continue
      }
      switch connection.name {
      case "outlet": outlets[object, default: []].append(property)
      case "outletCollection":
        outlets[object, default: []].append("\(property)[\(counts[property, default: 0])]")
        counts[property, default: 0] += 1
      default: break
      }
    }
  }
}
