import StringCatalogs
import XMLInterop

/// An element of an Interface Builder file as it counts for the size classes: its own properties, changed by the variations that fit.
struct NibElement {
  /// The element as it is written.
  private let element: XMLElement
  /// What is read and noted on the way.
  let reading: NibReading
  private let row: ElementRow
  private var attributes: [String: String]
  private var children: [XMLElement]
  /// Object ids that variations leave out.
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
    // A property is written as an attribute or as an element, and takes the place of the other form too.
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
  /// The element's name: "label".
  var name: String { element.name }
  /// The place of the start tag.
  var position: SourcePosition { element.position }
  /// The object id; nil where none is written.
  var id: String? { attributes["id"] }

  /// A property as it is written in an attribute, else its default; nil where there is neither.
  func attribute(_ name: String) -> String? {
    assert(row.reads[name] != nil, "\(name) of <\(self.name)> is not in ElementTable")
    return attributes[name] ?? defaultValue(of: name)
  }

  /// The value of a property where none is written; nil where it then has none.
  func defaultValue(of name: String) -> String? { row.reads[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// True where a property is written as an element of this name.
  func hasProperty(_ key: String, _ name: String) -> Bool {
    children.contains { $0.attributes["key"] == key && $0.name == name }
  }

  /// A property that is written as an element of this name; nil where there is none, or `<nil>`.
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

  /// The elements of this name in it.
  func elements(_ name: String) -> [NibElement] {
    children.filter { $0.name == name }.map { NibElement($0, in: reading) }
  }

  /// The elements in the ones of this name, without those that variations leave out.
  func parts(of name: String) -> [XMLElement] {
    let left = excluded[name] ?? []
    return children.filter { $0.name == name && $0.attributes["key"] == nil }.flatMap(\.children).filter {
      $0.attributes["id"].map { !left.contains($0) } ?? true
    }
  }

  /// The object ids of views that variations leave out, with those of everything in them.
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

  /// The object ids of the elements that are values of properties which count for nothing, with those of everything in them.
  var ignoredIDs: Set<String> {
    children.filter { $0.attributes["key"].map(row.ignores.contains) ?? false }
      .reduce(into: []) { $0.formUnion($1.allIDs) }
  }

  /// The text between the element's tags.
  var text: String { element.text }
}

extension XMLElement {
  /// The object ids of the element and of everything in it.
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
