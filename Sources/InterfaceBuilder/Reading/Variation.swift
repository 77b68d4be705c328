import XMLInterop

/// What a `<variation>` says for some size classes.
struct Variation {
  /// What it is for: "default", "widthClass=regular", "heightClass=regular-widthClass=compact".
  let key: String
  private let element: XMLElement

  init(_ element: XMLElement) {
    key = element.attributes["key"] ?? "default"
    self.element = element
  }

  /// The properties that it gives other values, as attributes.
  var attributes: [String: String] { element.attributes.filter { $0.key != "key" } }

  /// The properties that it gives other values, as elements by their keys.
  var properties: [(String, XMLElement)] {
    element.children.filter { $0.name != "mask" }.compactMap { child in child.attributes["key"].map { ($0, child) } }
  }

  /// The size classes that it is for, one a word; none for the default.
  private var conditions: [Substring] { key == "default" ? [] : key.split(separator: "-") }

  /// How many size classes it names; the more, the later it counts.
  var specificity: Int { conditions.count }

  /// True where it is for these size classes.
  func fits(_ sizeClasses: NibSizeClasses) -> Bool {
    conditions.allSatisfy { condition in
      condition == "widthClass=\(sizeClasses.width.rawValue)"
        || condition == "heightClass=\(sizeClasses.height.rawValue)"
    }
  }

  /// Changes what is left out: object ids by "constraints" and "subviews".
  func apply(to excluded: inout [String: Set<String>]) {
    for mask in element.children("mask") {
      guard let key = mask.attributes["key"] else { continue }
      for reference in mask.children {
        guard let id = reference.attributes["reference"] else { continue }
        if reference.name == "exclude" { excluded[key, default: []].insert(id) } else { excluded[key]?.remove(id) }
      }
    }
  }
}
