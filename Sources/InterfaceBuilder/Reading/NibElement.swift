import StringCatalogs
import XMLInterop

/// An element of an Interface Builder file for some size classes: its properties, changed by
/// matching variations.
struct NibElement {
  /// The element as written.
  private let element: XMLElement
  /// The state of reading, with its notes.
  let reading: NibReading
  private let row: ElementRow
  private var attributes: [String: String]
  private var children: [XMLElement]
  /// The object IDs that variations exclude.
  private var excluded: [String: Set<String>] = [:]

  init(_ element: XMLElement, in reading: NibReading) {
    self.element = element
    self.reading = reading
    row = ElementTable.row(of: element.name) ?? ElementTable.anyView
    attributes = element.attributes
    children = element.children
    let variations = children.filter { $0.name == "variation" }.map(Variation.init)
    if !variations.isEmpty { vary(variations) }
  }

  private mutating func vary(_ variations: [Variation]) {
    reading.variations.formUnion(variations.map(\.key).filter { $0 != "default" })
    let fitting = variations.enumerated().filter { $0.element.fits(reading.sizeClasses) }.sorted {
      ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset)
    }
    var replaced: Set<String> = []
    var varied: [String: XMLElement] = [:]
    // A property, as an attribute or an element, also replaces the other form.
    for (_, variation) in fitting {
      for (name, property) in variation.properties {
        replaced.insert(name)
        varied[name] = property
        attributes[name] = nil
      }
      for (name, value) in variation.attributes {
        replaced.insert(name)
        varied[name] = nil
        attributes[name] = value
      }
      variation.apply(to: &excluded)
    }
    children.removeAll { $0.attributes["key"].map(replaced.contains) ?? false }
    children += varied.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension NibElement {
  /// Returns an attribute as written, also one that the table of elements ignores.
  func plainText(_ name: String) -> String? { attributes[name] }
  /// Returns the child element with a key, also one that the table of elements ignores.
  func keyedChild(_ key: String) -> XMLElement? { children.first { $0.attributes["key"] == key } }

  /// Adds notes about unknown elements and properties of the element.
  func noteUnknownNames() { UnknownNames.note(in: element, reading) }

  /// The name of the element: "label".
  var name: String { element.name }
  /// The position of the start tag.
  var position: SourcePosition { element.position }
  /// The object ID; nil if there is none.
  var id: String? { attributes["id"] }

  /// Returns a property in an attribute, or its default; nil if there is neither.
  func attribute(_ name: String) -> String? {
    assert(row.reads[name] != nil, "\(name) of <\(self.name)> is not in ElementTable")
    return attributes[name] ?? defaultValue(of: name)
  }

  /// Returns the default of a property; nil if there is none.
  func defaultValue(of name: String) -> String? { row.reads[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns true if a property is an element with this name.
  func hasProperty(_ key: String, _ name: String) -> Bool {
    children.contains { $0.attributes["key"] == key && $0.name == name }
  }

  /// Returns a property that is an element with this name; nil if there is none, or if it is
  /// `<nil>`.
  func property(_ key: String, _ name: String) -> NibElement? {
    assert(row.reads[key] != nil, "\(key) of <\(self.name)> is not in ElementTable")
    guard let found = children.first(where: { $0.attributes["key"] == key }), found.name != "nil" else { return nil }
    guard found.name == name else {
      reading.note(
        .unknownElement, at: found.position,
        "expected <\(name)> for \(key) of <\(self.name)>, found <\(found.name)>; it is ignored")
      return nil
    }
    return NibElement(found, in: reading)
  }

  /// Returns the child elements with a name.
  func elements(_ name: String) -> [NibElement] {
    children.filter { $0.name == name }.map { NibElement($0, in: reading) }
  }

  /// Returns the elements in the child elements with a name, without those that variations exclude.
  func parts(of name: String) -> [XMLElement] {
    let left = excluded[name] ?? []
    return children.filter { $0.name == name && $0.attributes["key"] == nil }.flatMap(\.children).filter {
      $0.attributes["id"].map { !left.contains($0) } ?? true
    }
  }

  /// The object IDs of views that variations exclude, including their content.
  var removedIDs: Set<String> {
    guard let left = excluded["subviews"], !left.isEmpty else { return [] }
    return children.filter { $0.name == "subviews" }.flatMap(\.children)
      .filter { $0.attributes["id"].map(left.contains) ?? false }
      .reduce(into: []) { $0.formUnion($1.allIDs) }
  }

  /// The views that are values of properties, such as `contentView`.
  var keyedViews: [XMLElement] {
    children.filter { child in
      guard let key = child.attributes["key"], ElementTable.views[child.name] != nil else { return false }
      return row.reads[key] != nil
    }
  }

  /// The object IDs in the elements of ignored properties, including their content.
  var ignoredIDs: Set<String> {
    children.filter { $0.attributes["key"].map(row.ignores.contains) ?? false }
      .reduce(into: []) { $0.formUnion($1.allIDs) }
  }

  /// The text between the element's tags.
  var text: String { element.text }
}

extension XMLElement {
  /// The object IDs of the element and its content.
  var allIDs: Set<String> {
    var ids: Set<String> = []
    var waiting = [self]
    while let element = waiting.popLast() {
      if let id = element.attributes["id"] { ids.insert(id) }
      waiting += element.children
    }
    return ids
  }
}
