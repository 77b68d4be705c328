import XMLInterop

/// A `<variation>` for some size classes.
struct Variation {
  /// The key: "default", "widthClass=regular", "heightClass=regular-widthClass=compact".
  let key: String
  private let element: XMLElement

  init(_ element: XMLElement) {
    key = element.attributes["key"] ?? "default"
    self.element = element
  }

  /// The properties that it changes, as attributes.
  var attributes: [String: String] { element.attributes.filter { $0.key != "key" } }

  /// The properties that it changes, as elements by key.
  var properties: [(String, XMLElement)] {
    element.children.filter { $0.name != "mask" }.compactMap { child in child.attributes["key"].map { ($0, child) } }
  }

  /// The conditions on size classes; empty for the default.
  private var conditions: [Substring] { Self.conditions(of: key) }

  private static func conditions(of key: String) -> [Substring] { key == "default" ? [] : key.split(separator: "-") }

  /// The number of size classes that it names; more specific variations are applied later.
  var specificity: Int { conditions.count }

  /// Returns true if it matches some size classes.
  func fits(_ sizeClasses: NibSizeClasses) -> Bool { Self.fits(key, sizeClasses) }

  /// True where a variation with this key is for these size classes.
  static func fits(_ key: String, _ sizeClasses: NibSizeClasses) -> Bool {
    conditions(of: key).allSatisfy { condition in
      condition == "widthClass=\(sizeClasses.width.rawValue)"
        || condition == "heightClass=\(sizeClasses.height.rawValue)"
    }
  }

  /// Updates the excluded object IDs, by "constraints" and "subviews".
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

extension NibCell {
  /// True if a variation makes the cell another one on an iPad than on a phone held upright.
  package var variesOnPad: Bool {
    variations.contains { Variation.fits($0, .phone) != Variation.fits($0, .pad) }
  }
}

extension NibDocument {
  /// True if some cell of the file is another one on an iPad than on a phone held upright.
  package var variesOnPad: Bool { cells.contains(where: \.variesOnPad) }
}
